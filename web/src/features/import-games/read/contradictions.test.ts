import { expect, test } from 'vitest';
import { readSheet } from './read-sheet.fixture.ts';

const gameOf = (columns: string, cells: string) =>
  readSheet([`Date;Locale;Visiteuse;${columns}`, `2026-11-14;Lynx;Titans;${cells}`]);
const read = (columns: string, cells: string) =>
  gameOf(columns, cells).lines[0]?.replace('2026-11-14|Lynx|Titans|', '');

test.each([
  ['Score;Prol.;TB', '4-3;;X', '4|3|shootout'],
  ['Score;Prol.;TB', '4-3;X;', '4|3|overtime'],
  ['Score;OT;SO', '4-3;No;Yes', '4|3|shootout'],
  ['Score;OT;SO', '4-3;Yes;Yes', '4|3|shootout'],
  ['Score;OT;SO', '4-3;No;No', '4|3'],
  ['Score;Fusillade', '4-3;oui', '4|3|shootout'],
  ['Score;Tirs de barrage', '4-3;x', '4|3|shootout'],
  ['Score;Prolongation', '4-3;oui', '4|3|overtime'],
])('reads “oui” as the ending in its heading: %s with %s is %s', (columns, cells, line) => {
  expect(read(columns, cells)).toBe(line);
});

test.each([
  ['Score;OT/SO', '4-3;yes', '4|3|yes'],
  ['Buts locale;Buts visiteuse;Résultat', '4;1;1-4', '1|4|1-4'],
  ['Score;Winner', '4-1;Titans', '4|1|Titans'],
  ['Score;Perdant', '4-1;Lynx', '4|1|Lynx'],
  ['Score;Gagnant', '3-3;Titans', '3|3|Titans'],
  ['Score;Statut;Prol.', '4-3;Reg;oui', '4|3|overtime|Reg / oui'],
  ['Score;Statut;Notes', '0-0;Reporté;Annulé', '0|0|Reporté / Annulé'],
  ['Buts locale;Buts visiteuse;Résultat', '2;3;P', '2|3|P'],
])('refuses under %s the contradictory cells %s', (columns, cells, line) => {
  const found = read(columns, cells);
  expect(found?.split('|').at(-1)).toBe(line.split('|').at(-1));
});

test('refuses two different hours in a row, and ignores midnight', () => {
  const sheet = [
    'Date;Heure;Locale;Visiteuse',
    '2026-11-14 18:30;19:30;Lynx;Titans',
    '2026-11-15 00:00;19:30;Lynx;Titans',
  ];
  expect(readSheet(sheet).lines).toEqual([
    '2026-11-14|18:30 / 19:30|Lynx|Titans',
    '2026-11-15|19:30|Lynx|Titans',
  ]);
});

test.each([
  ['Score;Winner', '4-1;Lynx', '4|1'],
  ['Buts locale;Buts visiteuse;Résultat', '4;1;4-1', '4|1'],
  ['Score;Statut;Prol.', '4-3;Final;oui', '4|3|overtime'],
])('accepts under %s the consistent cells %s', (columns, cells, line) => {
  expect(read(columns, cells)).toBe(line);
});

const letters = (columns: string, ...rows: readonly string[]) =>
  readSheet([
    `Date;Locale;Visiteuse;${columns}`,
    ...rows.map((cells, at) => `2026-11-1${at};Lynx;Titans;${cells}`),
  ]);

test.each([
  ['Score;Statut', ['1-0;F', '4-3;P', '5-2;R'], 'F', '1|0'],
  ['Score;Décision', ['1-0;F', '4-3;P'], 'F', '1|0'],
  ['Score', ['1-0 F'], 'F', '1-0 F'],
  ['Score', ['1-0 F', '4-3 P'], 'F', '1-0 F'],
  ['BL;BV;Statut', ['0;3;Déf.'], 'Déf.', '0|3'],
  ['Score', ['3-0 Déf'], 'Déf', '3-0 Déf'],
])('raises a question about the letter under %s: %j', (columns, rows, asked) => {
  const { open, games } = letters(columns, ...rows);
  expect(open).toContain(asked);
  expect(games[0]?.cells.some((cell) => /^(?:.* )?(?:F|Déf\.?)$/.test(cell))).toBe(true);
});

test.each([
  ['Score;Statut', ['3-1;F', '4-3;P', '1-0;F']],
  ['Score;Statut', ['3-0;F', '4-3;F/OT']],
  ['Score', ['3-1 F', '1-0 F']],
])('reads F as final under %s when no forfeit fits: %j', (columns, rows) => {
  const { open, games } = letters(columns, ...rows);
  expect(open).toEqual([]);
  expect(games[0]?.cells.at(-1)).toBe('');
});

test('reads a letter by the user’s answer', () => {
  const sheet = ['Date;Locale;Visiteuse;Score;Statut', '2026-11-14;Lynx;Titans;1-0;F'];
  expect(readSheet(sheet, { words: { f: 'forfeit' } }).lines).toEqual([
    '2026-11-14|Lynx|Titans|1|0|regulation|away',
  ]);
  expect(readSheet(sheet, { words: { f: 'final' } }).lines).toEqual(['2026-11-14|Lynx|Titans|1|0']);
});

test('refuses P beside V and D, which may be a loss', () => {
  const { lines } = letters('BL;BV;Décision', '2;3;P', '4;1;V');
  expect(lines[0]).toBe('2026-11-10|Lynx|Titans|2|3|P');
});
