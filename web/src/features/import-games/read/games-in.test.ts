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
const said = (text: string) =>
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
  ['Commentaires', null],
  ['', null],
])('%s is a column of %s', (heading, kind) => {
  expect(kindOfHeading(heading)).toBe(kind);
});

test('titles, headings that are repeated, days above their games and totals are told from games', () => {
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
  expect(said(sheet)).toEqual([
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

test('a score that became a day is a score again, in either order', () => {
  const sheet = 'Date,Home,Away,Score\n2024-10-05,A,B,2024-02-01\n,B,C,02-janv\n';
  expect(read(sheet).scoreDays).toBe(2);
  expect(said(sheet)).toEqual(['2 2024-10-05|A|B|2|1', '3 2024-10-05|B|C|1|2']);
  expect(goalsOfDay('3-Feb', 'day-month')).toEqual({ homeGoals: '3', awayGoals: '2' });
  expect(goalsOfDay('4-3', order)).toBeNull();
});

test('what a cell cannot be is sent as it stands, for the one who checks it', () => {
  const sheet = 'Date;Locale;Visiteuse;BL;BV;Décision\n32 octobre;A;B;trois;1;hors-jeu';
  expect(said(sheet)).toEqual(['2 32 octobre|A|B|trois|1|hors-jeu']);
});

test('overtime is said in a column of its own, or behind the score', () => {
  const sheet = 'Date;Locale;Visiteuse;Score;Prolongation\n5 oct;A;B;4-3;oui\n6 oct;B;A;2-1 TB;non';
  expect(said(sheet)).toEqual(['2 2024-10-05|A|B|4|3|overtime', '3 2024-10-06|B|A|2|1|shootout']);
});

test('several columns say a league together', () => {
  const sheet = 'Catégorie;Classe;Date;Locale;Visiteuse\nM13;AA;2024-10-05;A;B';
  expect(said(sheet)).toEqual(['2 2024-10-05|A|B|M13 AA']);
});

test('without headings, columns are told by what they hold', () => {
  const teams = ['Loups', 'Lynx', 'Titans', 'Aigles'];
  const rows = teams.flatMap((home, at) =>
    teams.filter((away) => away !== home).map((away) => `2024-10-0${at + 1}\t19:30\t${home}\t${away}\t3\t1`),
  );
  expect(read(rows.join('\n')).kinds).toEqual(['date', 'time', 'home', 'away', 'homeGoals', 'awayGoals']);
});

test('files of Windows are read, and cells in quotes hold what they like', () => {
  expect(decodeText(Uint8Array.from([0x45, 0x71, 0x2e, 0xe9]))).toBe('Eq.é');
  expect(readText('a,"b ""c"", d\ne"\nf,g').rows).toEqual([
    ['a', 'b "c", d e'],
    ['f', 'g'],
  ]);
});
