import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import { expect, test } from 'vitest';
import { exampleTable } from './example-table.ts';
import { teamLines } from './team-lines.ts';

const points = (name: keyof typeof presets) =>
  exampleTable(presets[name]).map((line) => `${line.team}${line.points}`);

test('the example table counts by the points of each ruleset', () => {
  expect(points('quebecMinor')).toEqual(['B15', 'C13', 'A12']);
  expect(points('threeTwoOne')).toEqual(['A18', 'B17', 'C15']);
});

test('teams are pasted as they are written down', () => {
  expect(teamLines('1. Loups  de Magog\tMagog\n- Lynx\n\n2) Titans; Trois-Rivières\nlynx\n')).toEqual([
    { name: 'Loups de Magog', city: 'Magog', division: null },
    { name: 'Lynx', city: null, division: null },
    { name: 'Titans', city: 'Trois-Rivières', division: null },
  ]);
});

test('a line that ends in a colon is a division', () => {
  const lines = teamLines('Loups\nNord :\nLynx, Magog\nDivision Sud:\n1. Titans');
  expect(lines.map(({ name, division }) => [name, division])).toEqual([
    ['Loups', null],
    ['Lynx', 'Nord'],
    ['Titans', 'Sud'],
  ]);
});
