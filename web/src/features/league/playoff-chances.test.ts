import { expect, test } from 'vitest';
import { inLanguage } from '../../lib/format/lang.ts';
import { hasForecast, hasPlayoffs, playoffChances } from './playoff-chances.ts';

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

test('a league has playoffs in each of its tables when the rules state a number of teams, unless all advance', () => {
  const everybody = { ...six, lastRank: null };
  expect(hasPlayoffs(table({}, six))).toBe(true);
  expect(hasPlayoffs(table({ division }, everybody))).toBe(true);
  expect(hasPlayoffs(table({}))).toBe(false);
  expect(hasPlayoffs(table({}, everybody))).toBe(false);
});

test('a league with playoffs by division has them in the whole table and in divisions with a line', () => {
  const ofDivision: typeof six = { ...six, of: 'division' };
  expect(hasPlayoffs(table({}, { ...ofDivision, lastRank: null }))).toBe(true);
  expect(hasPlayoffs(table({ division }, ofDivision))).toBe(true);
  expect(hasPlayoffs(table({ division }, { ...ofDivision, lastRank: null }))).toBe(false);
});

test('displays a proved chance as certain, others never, and none for a team outside the rules', () => {
  const row = {
    rank: 1,
    points: 9,
    expectedPoints: 12,
    magicNumber: null,
    firstFour: 1,
    chances: [1],
    possible: null,
  };
  const team = (id: number, playoffs: { chance: number; isSure: boolean } | null) => ({
    ...row,
    team: { id, name: `Équipe ${id}`, path: `/fr/e-${id}` },
    playoffs,
  });
  const teams = [
    team(1, { chance: 1, isSure: true }),
    team(2, { chance: 1, isSure: false }),
    team(3, { chance: 0.25, isSure: false }),
    team(4, null),
  ];
  expect(inLanguage('en', () => [...playoffChances({ teams })])).toEqual([
    [1, '100%'],
    [2, '>99%'],
    [3, '25%'],
  ]);
});
