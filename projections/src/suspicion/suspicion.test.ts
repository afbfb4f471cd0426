import { expect, test } from 'vitest';
import type { RatingRow } from '../ratings/ratings.table.ts';
import { gameRow } from '../standings/rows.fixture.ts';
import { distanceOf, forecastOf, isFar } from './forecast.ts';
import { type ChangeFacts, changesWhatStood, suspicionOf } from './suspicion.ts';

const usual: ChangeFacts = {
  action: 'ResultCorrected',
  isSaidAgain: false,
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
  games: 20,
  provisional: false,
  connectedGroup: 1,
  homeAdvantage: 0.2,
  ridge: 0.4,
  deviation: 2.7,
  ...change,
});
const score = (home: number, away: number) => gameRow(1, 1, 2, { homeGoals: home, awayGoals: away });
const even = [rating(1, 0), rating(2, 0)];
const far = { expected: 0, actual: 12, allowed: 8 };

test('an everyday correction is none of anybody’s business', () => {
  expect(suspicionOf(usual)).toBeNull();
});

test('a score far beyond the error bars is suspicious, a close one is not', () => {
  const [close, wild] = [forecastOf(even, score(4, 2)), forecastOf(even, score(2, 15))];
  expect(close && isFar(close)).toBe(false);
  expect(wild && isFar(wild)).toBe(true);
  expect(reasons({ forecast: far })).toEqual(['far-from-expected']);
  expect(reasons({ action: 'GameRecorded', forecast: far })).toEqual(['far-from-expected']);
  expect(reasons({ action: 'GameRescheduled', forecast: far })).toEqual([]);
});

test('wide error bars allow more: few games say little', () => {
  const wide = [rating(1, 0, { error: 3, games: 5 }), rating(2, 0, { error: 3, games: 5 })];
  const forecast = forecastOf(wide, score(10, 0));
  expect(forecast && isFar(forecast)).toBe(false);
  const sure = forecastOf(even, score(10, 0));
  expect(sure && isFar(sure)).toBe(true);
});

test('a favourite that wins high surprises less than one that loses', () => {
  const favourite = [rating(1, 3), rating(2, -3)];
  const [high, lost] = [forecastOf(favourite, score(16, 0)), forecastOf(favourite, score(0, 4))];
  expect(high && isFar(high)).toBe(false);
  expect(lost && isFar(lost)).toBe(true);
  expect(high && lost && distanceOf(high) < distanceOf(lost)).toBe(true);
});

test('nothing is said of a forfeit, an unrated team or teams that no games connect', () => {
  expect(forecastOf(even, gameRow(1, 1, 2, { forfeitedBy: 'home' }))).toBeNull();
  expect(forecastOf([rating(1, 0)], score(20, 0))).toBeNull();
  expect(forecastOf([rating(1, 0), rating(2, 0, { connectedGroup: 2 })], score(20, 0))).toBeNull();
});

test('a correction that brings a score closer to what was expected is no reason to worry', () => {
  expect(reasons({ forecast: far, forecastBefore: { ...far, actual: 20 } })).toEqual([]);
  expect(reasons({ forecast: far, forecastBefore: { ...far, actual: 1 } })).toEqual(['far-from-expected']);
});

test('many changes in a minute are suspicious, more of them the more a member is trusted', () => {
  expect(reasons({ changesInMinute: 9 })).toEqual([]);
  expect(reasons({ changesInMinute: 10 })).toEqual(['many-changes']);
  expect(reasons({ changesInMinute: 19, trust: 1 })).toEqual([]);
  expect(reasons({ changesInMinute: 20, trust: 1 })).toEqual(['many-changes']);
});

test('entering a whole weekend changes nothing that stood there, and neither does keeping a score', () => {
  for (const action of ['GameRecorded', 'ResultRecorded', 'LiveScoreChanged', 'TeamEnteredLeague'] as const)
    expect([action, reasons({ action, changesInMinute: 90 })]).toEqual([action, []]);
  expect(changesWhatStood({ action: 'GameDeleted', isSaidAgain: false })).toBe(true);
  expect(changesWhatStood({ action: 'LeagueRenamed', isSaidAgain: false })).toBe(true);
});

test('a team that is listed for the first time is new; listed again, it is called otherwise than before', () => {
  const listed = { action: 'TeamListedForSeason', changesInMinute: 10, isAboutRival: true } as const;
  expect(reasons({ ...listed, isOldSeason: true })).toEqual([]);
  expect(reasons({ ...listed, isSaidAgain: true })).toEqual(['many-changes', 'rival']);
  expect(reasons({ action: 'TeamListedForSeason', isSaidAgain: true, isOldSeason: true })).toEqual([
    'old-season',
  ]);
});

test('what touches a confirmed result is looked at, whoever did it', () => {
  const confirmedBefore = 'confirmed';
  expect(reasons({ confirmedBefore })).toEqual(['confirmed-corrected']);
  expect(reasons({ confirmedBefore, action: 'GameTeamsCorrected' })).toEqual(['confirmed-corrected']);
  for (const action of ['GameDeleted', 'ResultWithdrawn', 'GameCancelled', 'GameMerged'] as const)
    expect(reasons({ confirmedBefore, action })).toEqual(['confirmed-deleted']);
  expect(reasons({ action: 'GameDeleted' })).toEqual([]);
});

test('a rival’s results and seasons that are over are looked at while a member is new', () => {
  expect(reasons({ isAboutRival: true })).toEqual(['rival']);
  expect(reasons({ isAboutRival: true, trust: 3 })).toEqual([]);
  expect(reasons({ isAboutRival: true, action: 'GameRecorded' })).toEqual([]);
  expect(reasons({ isOldSeason: true })).toEqual(['old-season']);
  expect(reasons({ isOldSeason: true, trust: 1 })).toEqual([]);
  expect(reasons({ isOldSeason: true, action: 'GameRecorded' })).toEqual([]);
});

test('a dispute always waits for somebody to settle it', () => {
  for (const trust of [0, 1, 2, 3] as const)
    expect(reasons({ action: 'ResultDisputed', trust })).toEqual(['disputed']);
});

test('several reasons weigh more than one, and trust makes each lighter', () => {
  const both = { confirmedBefore: 'confirmed', forecast: far } as const;
  expect(weight(both)).toBe(6);
  expect(weight({ ...both, trust: 3 })).toBe(2.7);
  expect(weight({ confirmedBefore: 'confirmed' })).toBe(3);
});
