import { expect, test } from 'vitest';
import type { SheetChoices } from '@rondelle/contracts/competition/imports.ts';

import { gamesIn } from './games-in.ts';
import { recogniseColumns } from './guess-kinds.ts';
import { readText } from './read-text.ts';

const span = { startsOn: '2026-08-15', endsOn: '2027-05-15' };
const read = (text: string, choices: Partial<SheetChoices> = {}) => {
  const { rows } = readText(text);
  const recognised = recogniseColumns(rows, span);
  return { ...recognised, ...gamesIn(rows, { ...recognised, span, ...choices }) };
};
const linesOf = (text: string, choices: Partial<SheetChoices> = {}) =>
  read(text, choices).games.map(({ cells }) => cells.filter((cell) => cell !== '').join('|'));
const questionsOf = (text: string, choices: Partial<SheetChoices> = {}) =>
  read(text, choices).doubts.map(({ of, isOpen }) => [of, isOpen]);

test('reads the month first in the whole column when one date requires it', () => {
  const sheet = [
    'Date,Time,Home,Away,Arena',
    '11/14/2026,10:00 AM,Lynx,Titans,Aréna Un',
    '03/04/2027,7:30 PM,Loups,Titans,Aréna Un',
    '04/03/2027,10:00 AM,Lynx,Titans,Aréna Un',
  ].join('\n');
  expect(read(sheet).games.map(({ cells: [date] }) => date)).toEqual([
    '2026-11-14',
    '2027-03-04',
    '2027-04-03',
  ]);
  expect(questionsOf(sheet)).toEqual([]);
});

test('raises a question about days that could be months, and reads none before the answer', () => {
  const sheet = 'Date;Locale;Visiteuse\n03/04/2027;Loups;Lynx\n05/04/2027;Lynx;Loups';
  expect(questionsOf(sheet)).toEqual([['date-order', true]]);
  expect(linesOf(sheet)).toEqual(['03/04/2027|Loups|Lynx', '05/04/2027|Lynx|Loups']);
  expect(linesOf(sheet, { dateOrder: 'day-first' })[0]).toBe('2027-04-03|Loups|Lynx');
  expect(questionsOf(sheet, { dateOrder: 'day-first' })).toEqual([['date-order', false]]);
});

test('reads days with dots and no headings, and the venue by its words', () => {
  const sheet = ['03.10.2026,10:00,Aréna Un,Loups,Lynx', '17.10.2026,12:00,Aréna Un,Lynx,Loups'].join('\n');
  expect(linesOf(sheet)).toEqual([
    '2026-10-03|10:00|Loups|Lynx|Aréna Un',
    '2026-10-17|12:00|Lynx|Loups|Aréna Un',
  ]);
});

test('does not read 0 and 0 as a tie beside the status of a game that was not played', () => {
  const sheet = [
    'Date;Heure;Locale;BL;Visiteuse;BV;Statut',
    '2026-10-03;10:00;Loups;3;Lynx;1;Terminé',
    '2026-10-10;10:00;Lynx;0;Titans;0;Reporté',
    '2026-10-17;10:00;Titans;0;Loups;0;Annulé',
    '2026-10-24;10:00;Loups;0;Titans;0;À venir',
    '2026-10-31;10:00;Loups;2;Titans;1;En cours',
    '2026-11-07;10:00;Loups;0;Titans;0;Terminé',
    '2026-11-14;10:00;Loups;2;Titans;1;Reporté',
  ].join('\n');
  expect(linesOf(sheet)).toEqual([
    '2026-10-03|10:00|Loups|Lynx|3|1',
    '2026-10-10|10:00|Lynx|Titans|postponed',
    '2026-10-17|10:00|Titans|Loups|cancelled',
    '2026-10-24|10:00|Loups|Titans|scheduled',
    '2026-10-31|10:00|Loups|Titans|scheduled',
    '2026-11-07|10:00|Loups|Titans|0|0',
    // A score and « Reporté » contradict each other: the server refuses the row.
    '2026-11-14|10:00|Loups|Titans|2|1|postponed',
  ]);
});

test('reads a status in the column of scores, and raises a question about an ambiguous letter', () => {
  const sheet = [
    'Date;Heure;Locale;Visiteuse;Score',
    '2026-10-03;10:00;Loups;Lynx;3-1',
    '2026-10-10;10:00;Lynx;Titans;Reporté',
    '2026-10-17;10:00;Titans;Loups;Annulé',
    '2026-10-24;10:00;Loups;Titans;PPD',
    '2026-10-31;10:00;Lynx;Loups;-',
    '2026-11-07;10:00;Titans;Lynx;1-0 F',
    '2026-11-08;10:00;Titans;Lynx;7-0 (Forfait)',
    '2026-11-09;10:00;Titans;Lynx;2-3 (Forfait de Lynx)',
    '2026-11-10;10:00;Titans;Lynx;Reporté au 24 novembre',
  ].join('\n');
  expect(questionsOf(sheet)).toEqual([['word', true]]);
  expect(linesOf(sheet).slice(1)).toEqual([
    '2026-10-10|10:00|Lynx|Titans|postponed',
    '2026-10-17|10:00|Titans|Loups|cancelled',
    '2026-10-24|10:00|Loups|Titans|postponed',
    '2026-10-31|10:00|Lynx|Loups',
    '2026-11-07|10:00|Titans|Lynx|1-0 F',
    '2026-11-08|10:00|Titans|Lynx|7|0|regulation|away',
    '2026-11-09|10:00|Titans|Lynx|2|3|regulation|away',
    '2026-11-24|10:00|Titans|Lynx|scheduled',
  ]);
  expect(linesOf(sheet, { words: { f: 'forfeit' } })[5]).toBe(
    '2026-11-07|10:00|Titans|Lynx|1|0|regulation|away',
  );
  expect(linesOf(sheet, { words: { f: 'final' } })[5]).toBe('2026-11-07|10:00|Titans|Lynx|1|0');
});

test('reads F after every score as final', () => {
  const sheet = 'Date;Locale;Visiteuse;Score\n2026-10-03;A;B;3-1 F\n2026-10-04;B;A;2-1 P';
  expect(questionsOf(sheet)).toEqual([]);
  expect(linesOf(sheet)).toEqual(['2026-10-03|A|B|3|1', '2026-10-04|B|A|2|1|overtime']);
});

test('raises a question about an unknown word beside a score, but not in a column of remarks', () => {
  const sheet = 'Date;Locale;Visiteuse;Score;Statut\n2026-10-03;A;B;3-1;Protesté\n2026-10-04;B;A;2-1;Final';
  expect(questionsOf(sheet)).toEqual([['word', true]]);
  expect(linesOf(sheet)[0]).toBe('2026-10-03|A|B|3|1|Protesté');
  expect(linesOf(sheet, { words: { proteste: 'final' } })[0]).toBe('2026-10-03|A|B|3|1');
  const remarks = Array.from(
    { length: 9 },
    (_, at) => `2026-10-0${at + 1};A;B;3-1;Remarque ${'x'.repeat(at + 1)}`,
  );
  const noted = ['Date;Locale;Visiteuse;Score;Statut', ...remarks].join('\n');
  expect(questionsOf(noted)).toEqual([]);
  expect(linesOf(noted)[0]).toBe('2026-10-01|A|B|3|1');
});

test('reads a score in the order of the teams, or of its heading', () => {
  const row = '2026-10-03;Lynx;Loups;5-1';
  expect(linesOf(`Date;Visiteur;Receveur;Pointage\n${row}`)).toEqual(['2026-10-03|Loups|Lynx|1|5']);
  expect(questionsOf(`Date;Visiteur;Receveur;Pointage\n${row}`)).toEqual([['score-sides', false]]);
  expect(linesOf(`Date;Visiteur;Receveur;Pointage\n${row}`, { scoreSides: 'home-first' })).toEqual([
    '2026-10-03|Loups|Lynx|5|1',
  ]);
  for (const heading of ['Score (R-V)', 'Pointage local-visiteur', 'Score H-A']) {
    expect(linesOf(`Date;Visiteur;Receveur;${heading}\n${row}`)).toEqual(['2026-10-03|Loups|Lynx|5|1']);
    expect(questionsOf(`Date;Visiteur;Receveur;${heading}\n${row}`)).toEqual([]);
  }
  expect(questionsOf('Date;Receveur;Visiteur;Score\n2026-10-03;Lynx;Loups;5-1')).toEqual([]);
});

test('reads goals under « Pts » beside each team, unless they are the points of a table', () => {
  const heads = 'Date;Visiteur;Pts;Receveur;Pts';
  expect(linesOf(`${heads}\n2026-10-03;Lynx;5;Loups;1`)).toEqual(['2026-10-03|Loups|Lynx|1|5']);
  const points = `${heads}\n2026-10-03;Lynx;2;Loups;0\n2026-10-04;Lynx;1;Loups;1`;
  expect(linesOf(points)[0]).toBe('2026-10-03|Loups|Lynx');
  expect(questionsOf(points)).toEqual([['goals', true]]);
  expect(questionsOf(points, { withoutGoals: true })).toEqual([['goals', false]]);
});

test('requires an answer for a score that became a day, but not for one that became a time', () => {
  const sheet = 'Date;Locale;Visiteuse;Score\n2026-10-03;A;B;2027-02-01\n2026-10-04;B;A;04:03';
  expect(questionsOf(sheet)).toEqual([['score-days', true]]);
  expect(linesOf(sheet)).toEqual(['2026-10-03|A|B|2027-02-01', '2026-10-04|B|A|4|3']);
  expect(linesOf(sheet, { scoreOrder: 'month-day' })[0]).toBe('2026-10-03|A|B|2|1');
});

test('skips bye rows and total rows', () => {
  const sheet = 'Date;Locale;Visiteuse\n2026-10-03;A;CONGÉ\n2026-10-03;Bye;B\n2026-10-03;A;B\nTotal;1;2';
  expect(linesOf(sheet)).toEqual(['2026-10-03|A|B']);
  expect(read(sheet).leftOut.map(({ why }) => why)).toEqual(['bye', 'bye', 'total']);
});

test('marks guessed values', () => {
  const sheet = 'Date;Locale;Visiteuse;Score\n3 octobre;A;B;2-1\n;B;A;7-0 forfait\n2026-10-05;A;B;1-1';
  expect(read(sheet).games.map(({ guessed }) => guessed)).toEqual([['date'], ['forfeit', 'date'], []]);
});

const exportRow = (stage: string, status: string, decided: string) =>
  `2026-10-03,10:00,M13 AA,Ligue,${stage},B,Loups,2,1,Lynx,${status},${decided},Aréna Un,Magog`;

test('reads the site’s own columns of games in both languages', () => {
  const french =
    'Date,Heure,Catégorie,Compétition,Étape,Groupe,Receveur,Buts du receveur,Buts du visiteur,Visiteur,État,Décidé en,Aréna,Ville';
  const english =
    'Date,Time,Category,Competition,Stage,Group,Home,Home goals,Away goals,Away,Status,Decided in,Venue,City';
  const whole = '2026-10-03|10:00|Loups|Lynx|2|1|shootout|Aréna Un|Magog|M13 AA Ligue|semi-final|B';
  expect(linesOf(`${french}\n${exportRow('Demi-finale', 'terminé', 'tirs de barrage')}`)).toEqual([whole]);
  expect(linesOf(`${english}\n${exportRow('Semi-final', 'final', 'shoot-out')}`)).toEqual([whole]);
});

test.each(['ne compte pas', 'does not count'])(
  'reads the result of a game with the site’s remark « %s »',
  (status) => {
    const heading =
      'Date,Heure,Catégorie,Compétition,Étape,Groupe,Receveur,Buts du receveur,Buts du visiteur,Visiteur,État';
    const row = '2026-10-03,10:00,M13 AA,Ligue,Saison régulière,,Loups,2,1,Lynx';
    expect(linesOf(`${heading}\n${row},${status}`)).toEqual(linesOf(`${heading}\n${row},terminé`));
  },
);
