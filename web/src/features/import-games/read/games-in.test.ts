import { expect, test } from 'vitest';
import { gamesIn } from './games-in.ts';
import { recogniseColumns } from './guess-kinds.ts';
import { kindOfHeading } from './kinds.ts';
import { decodeText, readText } from './read-text.ts';
import { goalsOfDay } from './score-days.ts';

const span = { startsOn: '2024-09-01', endsOn: '2025-04-30' };
const order = 'month-day' as const;

const read = (text: string) => {
  const { rows } = readText(text);
  const recognised = recogniseColumns(rows, span);
  return { ...recognised, ...gamesIn(rows, { ...recognised, span, scoreOrder: order }) };
};
const linesOf = (text: string) =>
  read(text).games.map(({ line, cells }) => `${line} ${cells.filter((cell) => cell !== '').join('|')}`);

test.each([
  ['Locale', 'home'],
  ['Équipe visiteuse', 'away'],
  ['Visitor', 'away'],
  ['Équipe 1', 'home'],
  ['Date du match', 'date'],
  ['No', 'number'],
  ['# match', 'number'],
  ['Game number', 'number'],
  ['Aréna', 'venue'],
  ['Patinoire / glace', 'venue'],
  ['Ville', 'city'],
  ['Catégorie', 'league'],
  ['Pun. locale', 'homePenaltyMinutes'],
  ['PIM away', 'awayPenaltyMinutes'],
  ['Buts V', 'awayGoals'],
  ['Pointage', 'score'],
  ['Prol.', 'decidedIn'],
  ['Statut du match', 'status'],
  ['Commentaires', null],
  ['', null],
])('reads the heading “%s” as %s', (heading, kind) => {
  expect(kindOfHeading(heading)).toBe(kind);
});

test('distinguishes titles, repeated headings, dates above games and totals from games', () => {
  const sheet = [
    'Ligue de hockey mineur de la Mauricie;;;',
    'Saison 2024-2025;;;',
    'Heure;Locale;Visiteuse;Score',
    'samedi 5 octobre;;;',
    '10 h 30;  Loups ;Lynx;4-2',
    '13:00;Titans;Aigles;3-3',
    'Heure;Locale;Visiteuse;Score',
    '2024-10-12;;;',
    '9h;Lynx;Titans;',
    ';Semaine 3;;',
    'Total;3;matchs;',
  ].join('\n');
  expect(linesOf(sheet)).toEqual([
    '5 2024-10-05|10:30|Loups|Lynx|4|2',
    '6 2024-10-05|13:00|Titans|Aigles|3|3',
    '9 2024-10-12|09:00|Lynx|Titans',
  ]);
  expect(read(sheet).leftOut.map(({ line, why }) => [line, why])).toEqual([
    [1, 'title'],
    [2, 'title'],
    [10, 'title'],
    [11, 'total'],
  ]);
});

test('restores scores that a spreadsheet turned into dates, in either order', () => {
  const sheet = 'Date,Home,Away,Score\n2024-10-05,A,B,2024-02-01\n,B,C,02-janv\n';
  expect(read(sheet).doubts).toMatchObject([{ of: 'score-days', count: 2 }]);
  expect(linesOf(sheet)).toEqual(['2 2024-10-05|A|B|2|1', '3 2024-10-05|B|C|1|2']);
  expect(goalsOfDay('3-Feb', 'day-month')).toEqual({ homeGoals: '3', awayGoals: '2' });
  expect(goalsOfDay('4-3', order)).toBeNull();
});

test.each([
  ['Date;Locale;Buts;Visiteuse;Buts', '2024-10-05;Loups;4;Lynx;2'],
  ['Date;Home;Score;Visitor;Score', '2024-10-05;Loups;4;Lynx;2'],
  ['Date;Visitor;Home;V;H', '2024-10-05;Lynx;Loups;2;4'],
  ['Date;Locale;Visiteuse;V;L', '2024-10-05;Loups;Lynx;2;4'],
  ['Date;Visiteuse;;Locale;', '2024-10-05;Lynx;2;Loups;4'],
])('finds the goals under headings that do not name the side: “%s”', (headings, row) => {
  expect(linesOf(`${headings}\n${row}`)).toEqual(['2 2024-10-05|Loups|Lynx|4|2']);
});

test('leaves out numbers that are not goals', () => {
  expect(linesOf('Date;Locale;Pts;Visiteuse;Pts\n2024-10-05;Loups;2;Lynx;0')).toEqual([
    '2 2024-10-05|Loups|Lynx',
  ]);
});

test('reads days and times that lost their format and appear as numbers', () => {
  const sheet = [
    'Date;Heure;Locale;Visiteuse',
    '45570;0.4375;Loups;Lynx',
    '45571,8125;;Titans;Aigles',
    '45577;0,5;Lynx;Titans',
    '2024-10-19;45584.75;Lynx;Loups',
    '2024-10-26;0;Aigles;Loups',
  ].join('\n');
  expect(linesOf(sheet)).toEqual([
    '2 2024-10-05|10:30|Loups|Lynx',
    '3 2024-10-06|19:30|Titans|Aigles',
    '4 2024-10-12|12:00|Lynx|Titans',
    '5 2024-10-19|18:00|Lynx|Loups',
    '6 2024-10-26|0|Aigles|Loups',
  ]);
});

test('sends unreadable cells unchanged, for the server to refuse', () => {
  const sheet = 'Date;Locale;Visiteuse;BL;BV;Décision\n32 octobre;A;B;trois;1;hors-jeu';
  expect(linesOf(sheet)).toEqual(['2 32 octobre|A|B|trois|1|hors-jeu']);
});

test('reads overtime from its own column or after the score', () => {
  const sheet = 'Date;Locale;Visiteuse;Score;Prolongation\n5 oct;A;B;4-3;oui\n6 oct;B;A;2-1 TB;non';
  expect(linesOf(sheet)).toEqual(['2 2024-10-05|A|B|4|3|overtime', '3 2024-10-06|B|A|2|1|shootout']);
});

test('drops a score that is only the word “forfeit” when another column names the side', () => {
  const heads = 'Date;Locale;Visiteuse;Score;Fin du match';
  expect(linesOf(`${heads}\n5 oct;A;B;Forfait;défaut visiteuse`)).toEqual([
    '2 2024-10-05|A|B|regulation|away',
  ]);
  expect(linesOf(`${heads}\n5 oct;A;B;Forfait;`)).toEqual(['2 2024-10-05|A|B|regulation|Forfait']);
});

const state = (text: string) => read(text).games.map(({ cells }) => cells.at(-1));

test('reads “postponed” and “cancelled” in any column of the result or the status', () => {
  const column = 'Date;Locale;Visiteuse;Score\n2024-10-05;Loups;Lynx;';
  for (const word of ['Remis', 'match reporté', 'Postponed', 'PPD'])
    expect([word, ...state(column + word)]).toEqual([word, 'postponed']);
  for (const word of ['ANNULÉ', 'Partie annulée', 'Cancelled'])
    expect([word, ...state(column + word)]).toEqual([word, 'cancelled']);
  expect(state(`${column}4-2`)).toEqual(['']);
  expect(
    state(
      'Date;Heure;Locale;Visiteuse;Statut\n2024-10-05;10:30;Loups;Lynx;Annulée\n2024-10-06;10:30;Loups;Lynx;Confirmé',
    ),
  ).toEqual(['cancelled', 'scheduled']);
});

const days = (text: string) => read(text).games.map(({ cells }) => [cells[0], cells.at(-1)]);

test('leaves a postponed game without a date, unless other games share the date above', () => {
  const first = 'Date;Locale;Visiteuse;Statut\n2024-10-05;Loups;Lynx;\n';
  expect(days(`${first}Remis;Lynx;Loups;`)[1]).toEqual(['', 'postponed']);
  expect(days(`${first};Lynx;Loups;Remis`)[1]).toEqual(['', 'postponed']);
  expect(days(`${first};Lynx;Loups;\n;Loups;Titans;Remis`)[2]).toEqual(['2024-10-05', 'postponed']);
});

test('joins several columns of a league', () => {
  const sheet = 'Catégorie;Classe;Date;Locale;Visiteuse\nM13;AA;2024-10-05;A;B';
  expect(linesOf(sheet)).toEqual(['2 2024-10-05|A|B|M13 AA']);
});

test('recognises columns without headings by their content', () => {
  const teams = ['Loups', 'Lynx', 'Titans', 'Aigles'];
  const rows = teams.flatMap((home, at) =>
    teams
      .filter((away) => away !== home)
      .map((away) => `2024-10-0${at + 1}\t19:30\t${home}\t${away}\t${at % 3}\t${(at + 1) % 2}`),
  );
  expect(read(rows.join('\n')).kinds).toEqual(['date', 'time', 'home', 'away', 'homeGoals', 'awayGoals']);
});

test('decodes Windows-1252, and reads quoted cells with separators and line breaks', () => {
  expect(decodeText(Uint8Array.from([0x45, 0x71, 0x2e, 0xe9]))).toBe('Eq.é');
  expect(readText('a,"b ""c"", d\ne"\nf,g').rows).toEqual([
    ['a', 'b "c", d e'],
    ['f', 'g'],
  ]);
});
