import { expect, test } from 'vitest';
import { readSheet } from './read-sheet.fixture.ts';

const heads = 'Date;Locale;Visiteuse';
const read = (columns: string, cells: string) =>
  readSheet([`${heads};${columns}`, `2026-11-14;Lynx;Titans;${cells}`]).lines[0]?.replace(
    '2026-11-14|Lynx|Titans|',
    '',
  );

test.each([
  ['Score', 'Gain Lynx par forfait', 'regulation|away'],
  ['Score', 'Forfeit to Lynx', 'regulation|away'],
  ['Score', '2-0 gain Lynx forfait', '2|0|regulation|away'],
  ['BL;BV;Statut', '1;0;Gain par forfait Lynx', '1|0|regulation|away'],
  ['BL;BV;Statut', '1;0;Forfait de Lynx', '1|0|regulation|home'],
  ['BL;BV;Statut', '0;1;Forfait Lynx', '0|1|regulation|home'],
  ['Score;Gagnant par forfait', ';Lynx', 'regulation|away'],
  ['Score;Forfeit winner', '1-0;Lynx', '1|0|regulation|away'],
  ['BL;BV;Forfait', '9;0;locale', '9|0|regulation|home'],
])('reads under %s the cells “%s” as %s', (columns, cells, line) => {
  expect(read(columns, cells)).toBe(line);
});

test.each([
  ['Score', 'Lynx 1-0 (forfait)', 'regulation|Lynx 1-0 (forfait)'],
  ['Score', 'Lynx par défaut', 'regulation|Lynx par défaut'],
  ['Score', 'Forfait contre Lynx', 'regulation|Forfait contre Lynx'],
  ['BL;BV;Statut', '1;0;Forfait: 1-0 Lynx', '1|0|regulation|Forfait: 1-0 Lynx'],
  ['BL;BV;Statut', '1;0;Forfait Lynx', '1|0|regulation|Forfait Lynx'],
  ['BL;BV;Statut', '0;1;Gain Lynx par forfait', '0|1|regulation|Gain Lynx par forfait'],
  ['BL;BV;Forfait;Notes', '1;0;locale;Forfait de Titans', '1|0|regulation|locale / Forfait de Titans'],
])('refuses under %s the cells “%s”, which do not name the loser', (columns, cells, line) => {
  expect(read(columns, cells)).toBe(line);
});
