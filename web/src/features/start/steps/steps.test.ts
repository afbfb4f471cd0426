import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import { expect, test } from 'vitest';
import { exampleTable } from './example-table.ts';
import { teamLines, withoutTeams } from './team-lines.ts';

const points = (name: keyof typeof presets) =>
  exampleTable(presets[name]).map((line) => `${line.team}${line.points}`);

test('counts the points of the example table by each ruleset', () => {
  expect(points('quebecMinor')).toEqual(['B15', 'C13', 'A12']);
  expect(points('threeTwoOne')).toEqual(['A18', 'B17', 'C15']);
});

test('strips numbering and bullets, and ignores repeated names', () => {
  expect(teamLines('1. Loups  de Magog\tMagog\n- Lynx\n\n2) Titans; Trois-Rivières\nlynx\n')).toEqual([
    { name: 'Loups de Magog', city: 'Magog', division: null },
    { name: 'Lynx', city: null, division: null },
    { name: 'Titans', city: 'Trois-Rivières', division: null },
  ]);
});

test('does not read titles, headings, totals and numbers of a pasted table as teams', () => {
  const text =
    'Ligue M13 AA\nSaison 2026-2027\n\nNo\tÉquipe\tVille\n1\tLoups\tMagog\n2;Lynx 2;Sherbrooke\nCongé\nTotal\t2\n12';
  expect(teamLines(text)).toEqual([
    { name: 'Loups', city: 'Magog', division: null },
    { name: 'Lynx 2', city: 'Sherbrooke', division: null },
  ]);
});

test('reads a line that ends in a colon as a division', () => {
  const lines = teamLines('Loups\nNord :\nLynx, Magog\nDivision Sud:\n1. Titans');
  expect(lines.map(({ name, division }) => [name, division])).toEqual([
    ['Loups', null],
    ['Lynx', 'Nord'],
    ['Titans', 'Sud'],
  ]);
});

test('removes the added teams, so that the others can be sent again', () => {
  const text = 'Nord :\n1. Loups de Magog, Magog\n2. Lynx\nSud :\n- Titans\nlynx';
  expect(withoutTeams(text, [{ name: 'Loups de Magog' }, { name: 'Lynx' }])).toBe('Nord :\nSud :\n- Titans');
  expect(withoutTeams(text, teamLines(text))).toBe('');
});
