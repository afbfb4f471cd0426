import { sheetColumns } from '@rondelle/contracts/competition/sheet-columns.ts';
import { expect, test } from 'vitest';
import { readSheet } from './read-sheet.fixture.ts';

const [leagueAt, stageAt] = [sheetColumns.indexOf('league'), sheetColumns.indexOf('stage')];
const places = (lines: readonly string[]) =>
  readSheet(lines).games.map(({ cells }) => `${cells[leagueAt]}|${cells[stageAt]}`);
const heads = 'Date;Locale;Visiteuse;Score';
const game = '2026-11-14;Lynx;Titans;4-1';

test('uses a title with a category as the league of the games below it', () => {
  const sheet = [heads, 'M13 AA;;;', game, 'Catégorie U15 BB;;;', game, game];
  expect(places(sheet)).toEqual(['M13 AA|', 'Catégorie U15 BB|', 'Catégorie U15 BB|']);
  expect(readSheet(sheet).hasSections).toBe(true);
});

test('uses the title above the headings for the first games when other titles follow', () => {
  expect(places(['M13 AA;;;', heads, game, 'M13 BB;;;', heads, game])).toEqual(['M13 AA|', 'M13 BB|']);
});

test.each([
  ['one above the headings alone', ['M13 AA;;;', heads, game]],
  ['a break', [heads, 'M13 : relâche;;;', game]],
  ['a team without another', [heads, ';;M13 Lynx;', game]],
])('finds no section in %s', (_, lines) => {
  expect(readSheet(lines).hasSections).toBe(false);
  expect(places(lines)).toEqual(['|']);
});

test('prefers a column of leagues to the titles', () => {
  const sheet = ['Date;Locale;Visiteuse;Catégorie', 'M13 AA;;;', '2026-11-14;Lynx;Titans;M15'];
  expect(places(sheet)).toEqual(['M15|']);
  expect(readSheet(sheet).hasSections).toBe(false);
});

test('uses a title with a stage as the stage of the games below it', () => {
  expect(places([heads, game, 'Demi-finales;;;', game, 'Finale;;;', game])).toEqual([
    '|',
    '|semi-final',
    '|final',
  ]);
});

test('ends the stage of the previous league at a new league, and the reverse', () => {
  expect(places([heads, 'M13 AA;;;', game, 'Finale;;;', game, 'M13 BB;;;', game])).toEqual([
    'M13 AA|',
    'M13 AA|final',
    'M13 BB|',
  ]);
  expect(places([heads, 'Finale;;;', 'M13 AA;;;', game, 'M13 BB;;;', game])).toEqual([
    'M13 AA|final',
    'M13 BB|final',
  ]);
});

test.each(['Matchs hors-concours', 'Exhibition games', 'Séries éliminatoires', 'Playoffs'])(
  'sends “%s” unchanged as the stage of the games below it',
  (title) => {
    expect(places([heads, game, `${title};;;`, game])).toEqual(['|', `|${title}`]);
  },
);

test.each([
  ['Type', 'Hors-concours', '|Hors-concours'],
  ['Type', 'Practice', '|Practice'],
  ['Notes', 'Match amical', '|Match amical'],
  ['Statut', 'Hors-concours', '|Hors-concours'],
  ['Groupe', 'Exhibition', '|Exhibition'],
  ['Type', 'Séries', '|Séries'],
  ['Type', 'Demi-finale', '|semi-final'],
  ['Type', 'Saison', '|regular'],
  ['Type', 'Final', '|'],
  ['Notes', 'Série de 3 matchs', '|'],
])('reads under “%s” the cell “%s” as the league and stage %s', (heading, cell, place) => {
  const sheet = [`${heads};${heading}`, `${game};${cell}`];
  expect(places(sheet)).toEqual([place]);
  expect(readSheet(sheet).open).toEqual([]);
});
