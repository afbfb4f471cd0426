import { expect, test } from 'vitest';
import type { RatingRow } from '../../views/ratings/ratings.table.ts';
import { gameRow } from '../../views/standings/rows.fixture.ts';
import { distanceOf, forecastOf, isFar } from './forecast.ts';
import { type ChangeFacts, changesExisting, suspicionOf } from './suspicion.ts';

const usual: ChangeFacts = {
  action: 'ResultCorrected',
  isListedAgain: false,
  confirmedBefore: 'entered',
  forecastBefore: null,
  forecast: null,
  changesInMinute: 1,
  isAboutRival: false,
  isOldSeason: false,
  trust: 0,
};
const reasons = (change: Partial<ChangeFacts>) => suspicionOf({ ...usual, ...change })?.reasons ?? [];
const weight = (change: Partial<ChangeFacts>) => suspicionOf({ ...usual, ...change })?.weight ?? 0;
const rating = (teamId: number, goals: number, change: Partial<RatingRow> = {}): RatingRow => ({
  seasonId: 1,
  categoryId: 1,
  teamId,
  rating: goals,
  error: 0.6,
  results: 0.5,
  games: 20,
  provisional: false,
  connectedGroup: 1,
  homeAdvantage: 0.2,
  ridge: 0.4,
  ...change,
});
const score = (home: number, away: number) => gameRow(1, 1, 2, { homeGoals: home, awayGoals: away });
const even = [rating(1, 0), rating(2, 0)];
const far = { expected: 0, actual: 12, allowed: 8 };

test('an ordinary correction is not suspicious', () => {
  expect(suspicionOf(usual)).toBeNull();
});

test('a score far outside the error bars is suspicious, a close one is not', () => {
  const [close, wild] = [forecastOf(even, score(4, 2)), forecastOf(even, score(2, 15))];
  expect(close && isFar(close)).toBe(false);
  expect(wild && isFar(wild)).toBe(true);
  expect(reasons({ forecast: far })).toEqual(['far-from-expected']);
  expect(reasons({ action: 'GameRecorded', forecast: far })).toEqual(['far-from-expected']);
  expect(reasons({ action: 'GameRescheduled', forecast: far })).toEqual([]);
});

test('wide error bars, from few games, allow larger differences', () => {
  const wide = [rating(1, 0, { error: 3, games: 5 }), rating(2, 0, { error: 3, games: 5 })];
  const forecast = forecastOf(wide, score(10, 0));
  expect(forecast && isFar(forecast)).toBe(false);
  const sure = forecastOf(even, score(10, 0));
  expect(sure && isFar(sure)).toBe(true);
});

test("a favourite's high win is less surprising than its loss", () => {
  const favourite = [rating(1, 3), rating(2, -3)];
  const [high, lost] = [forecastOf(favourite, score(16, 0)), forecastOf(favourite, score(0, 4))];
  expect(high && isFar(high)).toBe(false);
  expect(lost && isFar(lost)).toBe(true);
  expect(high && lost && distanceOf(high) < distanceOf(lost)).toBe(true);
});

test('has no forecast for a forfeit, an unrated team or teams that no games connect', () => {
  expect(forecastOf(even, gameRow(1, 1, 2, { forfeitedBy: 'home' }))).toBeNull();
  expect(forecastOf([rating(1, 0)], score(20, 0))).toBeNull();
  expect(forecastOf([rating(1, 0), rating(2, 0, { connectedGroup: 2 })], score(20, 0))).toBeNull();
});

test('a correction that brings a score closer to the forecast is not suspicious', () => {
  expect(reasons({ forecast: far, forecastBefore: { ...far, actual: 20 } })).toEqual([]);
  expect(reasons({ forecast: far, forecastBefore: { ...far, actual: 1 } })).toEqual(['far-from-expected']);
});

test('many changes in a minute are suspicious, with a higher limit for trusted members', () => {
  expect(reasons({ changesInMinute: 9 })).toEqual([]);
  expect(reasons({ changesInMinute: 10 })).toEqual(['many-changes']);
  expect(reasons({ changesInMinute: 19, trust: 1 })).toEqual([]);
  expect(reasons({ changesInMinute: 20, trust: 1 })).toEqual(['many-changes']);
});

test('entering new games and live scores does not count as changing existing entities', () => {
  for (const action of ['GameRecorded', 'ResultRecorded', 'LiveScoreChanged', 'TeamEnteredLeague'] as const)
    expect([action, reasons({ action, changesInMinute: 90 })]).toEqual([action, []]);
  expect(changesExisting({ action: 'GameDeleted', isListedAgain: false })).toBe(true);
  expect(changesExisting({ action: 'LeagueRenamed', isListedAgain: false })).toBe(true);
});

test("a team's first listing in a season is new; a later one changes it", () => {
  const listed = { action: 'TeamListedForSeason', changesInMinute: 10, isAboutRival: true } as const;
  expect(reasons({ ...listed, isOldSeason: true })).toEqual([]);
  expect(reasons({ ...listed, isListedAgain: true })).toEqual(['many-changes', 'rival']);
  expect(reasons({ action: 'TeamListedForSeason', isListedAgain: true, isOldSeason: true })).toEqual([
    'old-season',
  ]);
});

test('a change to a confirmed result is always reviewed', () => {
  const confirmedBefore = 'confirmed';
  expect(reasons({ confirmedBefore })).toEqual(['confirmed-corrected']);
  expect(reasons({ confirmedBefore, action: 'GameTeamsCorrected' })).toEqual(['confirmed-corrected']);
  for (const action of ['GameDeleted', 'ResultWithdrawn', 'GameCancelled', 'GameMerged'] as const)
    expect(reasons({ confirmedBefore, action })).toEqual(['confirmed-deleted']);
  expect(reasons({ action: 'GameDeleted' })).toEqual([]);
});

test("changes to rivals' results and to past seasons are reviewed for new members", () => {
  expect(reasons({ isAboutRival: true })).toEqual(['rival']);
  expect(reasons({ isAboutRival: true, trust: 3 })).toEqual([]);
  expect(reasons({ isAboutRival: true, action: 'GameRecorded' })).toEqual([]);
  expect(reasons({ isOldSeason: true })).toEqual(['old-season']);
  expect(reasons({ isOldSeason: true, trust: 1 })).toEqual([]);
  expect(reasons({ isOldSeason: true, action: 'GameRecorded' })).toEqual([]);
});

test('a dispute is always reviewed', () => {
  for (const trust of [0, 1, 2, 3] as const)
    expect(reasons({ action: 'ResultDisputed', trust })).toEqual(['disputed']);
});

test('the weights of reasons add up, and trust reduces the weight', () => {
  const both = { confirmedBefore: 'confirmed', forecast: far } as const;
  expect(weight(both)).toBe(6);
  expect(weight({ ...both, trust: 3 })).toBe(2.7);
  expect(weight({ confirmedBefore: 'confirmed' })).toBe(3);
});
