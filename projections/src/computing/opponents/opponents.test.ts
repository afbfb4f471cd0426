import { expect, test } from 'vitest';
import { type Candidate, opponentsFor, type Filter } from './opponents.ts';

const forecastAt = (close: number, margin = 0) => ({ close, win: 0.4, tie: 0.2, loss: 0.4, margin });
const team = (teamId: number, more: Partial<Candidate> = {}): Candidate => ({
  teamId,
  distance: 10,
  forecast: forecastAt(0.6),
  ranked: null,
  gamesThisSeason: 0,
  gamesOnWeekend: 0,
  ...more,
});
const filter: Filter = {
  basis: 'rating',
  own: null,
  within: 'any',
  level: 'any',
  isUnmet: false,
  isFree: false,
};
const idsOf = (candidates: readonly Candidate[], more: Partial<Filter> = {}) =>
  opponentsFor(candidates, { ...filter, ...more }).map(({ teamId }) => teamId);

test('sorts teams not played yet first, then by evenness, then by distance', () => {
  const teams = [
    team(1, { gamesThisSeason: 1, forecast: forecastAt(0.7) }),
    team(2, { forecast: forecastAt(0.5) }),
    team(3, { distance: 80 }),
    team(4, { distance: 20 }),
  ];
  expect(idsOf(teams)).toEqual([4, 3, 2, 1]);
});

test('sorts by distance when the displayed chances are equal', () => {
  const teams = [
    team(1, { forecast: forecastAt(0.604), distance: 50 }),
    team(2, { forecast: forecastAt(0.601), distance: 5 }),
  ];
  expect(idsOf(teams)).toEqual([2, 1]);
});

test('retains the order of equal teams, and sorts unknown values last', () => {
  const teams = [
    team(1, { forecast: null, distance: null }),
    team(2, { forecast: null }),
    team(3, { distance: null }),
    team(4, { distance: null }),
    team(5),
    team(6),
  ];
  expect(idsOf(teams)).toEqual([5, 6, 3, 4, 2, 1]);
});

test('a distance excludes teams farther away and teams of unknown cities', () => {
  const teams = [team(1, { distance: 25 }), team(2, { distance: 26 }), team(3, { distance: null })];
  expect(idsOf(teams, { within: '25' })).toEqual([1]);
  expect(idsOf(teams)).toEqual([1, 2, 3]);
});

test('a level excludes teams better or worse by more goals, and teams without a rating', () => {
  const teams = [
    team(1, { forecast: forecastAt(0.6, -1) }),
    team(2, { forecast: forecastAt(0.6, 1.5) }),
    team(3, { forecast: forecastAt(0.6, -2.1) }),
    team(4, { forecast: null }),
  ];
  expect(idsOf(teams, { level: 'close' })).toEqual([1]);
  expect(idsOf(teams, { level: 'wider' })).toEqual([1, 2]);
  expect(idsOf(teams)).toEqual([1, 2, 3, 4]);
});

test('filters by earlier games and by the weekend', () => {
  const teams = [team(1), team(2, { gamesThisSeason: 1 }), team(3, { gamesOnWeekend: 2 })];
  expect(idsOf(teams, { isUnmet: true })).toEqual([1, 3]);
  expect(idsOf(teams, { isFree: true })).toEqual([1, 2]);
  expect(idsOf([team(1, { gamesOnWeekend: null })], { isFree: true })).toEqual([1]);
});

const ranked = (rank: number, outOf: number) => ({ forecast: null, ranked: { rank, outOf } });

test('compares ranks by the share of better teams in each table', () => {
  const teams = [team(1, ranked(12, 12)), team(2, ranked(4, 7)), team(3, ranked(1, 1)), team(4)];
  const own = { rank: 6, outOf: 11 };
  const byRank = { basis: 'rank', own } as const;
  expect(idsOf(teams, byRank)).toEqual([2, 1, 3, 4]);
  expect(idsOf(teams, { ...byRank, level: 'close' })).toEqual([2]);
});

test('ignores ratings when teams are compared by distance only', () => {
  const teams = [
    team(1, { forecast: forecastAt(0.9), distance: 90 }),
    team(2, { forecast: forecastAt(0.1, 5), distance: 9 }),
  ];
  expect(idsOf(teams, { basis: 'distance', level: 'close' })).toEqual([2, 1]);
});
