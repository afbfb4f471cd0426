import { expect, test } from 'vitest';
import { inLanguage } from '../../lib/format/lang.ts';
import { hasForecast, lastForecastRank, playoffChances } from './playoff-chances.ts';

type Table = Parameters<typeof hasForecast>[0];
const division = { id: 8, name: 'Nord', path: '/fr/x' };
const table = (over: Partial<Table['league']>, playoffs: Table['playoffs'] = null): Table => ({
  asOf: { playedBy: null, knownAt: null },
  playoffs,
  league: { division: null, scheduled: 3, category: {}, ...over },
});
const six: NonNullable<Table['playoffs']> = { teams: 6, of: 'table', lastRank: 6, marks: [] };

test('a table has a forecast unless it is final, of an earlier day or hidden by its category', () => {
  expect(hasForecast(table({}))).toBe(true);
  expect(hasForecast(table({ scheduled: 0 }))).toBe(false);
  expect(hasForecast(table({ category: { shows: 'tables' } }))).toBe(false);
  expect(hasForecast({ ...table({}), asOf: { playedBy: '2025-01-10', knownAt: null } })).toBe(false);
});

test('the last rank that goes on is one of the whole league, in the table of a division too', () => {
  expect(lastForecastRank(table({}, six))).toBe(6);
  expect(lastForecastRank(table({ division }, { ...six, lastRank: null }))).toBe(6);
});

test('no rank is the last where everybody goes on, or where divisions count', () => {
  expect(lastForecastRank(table({}))).toBeNull();
  expect(lastForecastRank(table({}, { ...six, lastRank: null }))).toBeNull();
  expect(lastForecastRank(table({}, { ...six, of: 'division' }))).toBeNull();
});

test('adds the chances of the ranks that go on, and shows certainty only where it is proved', () => {
  const row = { rank: 1, points: 9, expectedPoints: 12, magicNumber: null, firstFour: 1 };
  const team = (id: number, chances: number[], best: number, worst: number) => ({
    ...row,
    team: { id, name: `Équipe ${id}`, path: `/fr/e-${id}` },
    chances,
    possible: { best, worst, isExact: true },
  });
  const teams = [team(1, [0.9, 0.1, 0], 1, 2), team(2, [0.1, 0.9, 0], 1, 3), team(3, [0, 0.25, 0.75], 2, 3)];
  expect(inLanguage('en', () => [...playoffChances({ teams }, 2)])).toEqual([
    [1, '100%'],
    [2, '>99%'],
    [3, '25%'],
  ]);
});
