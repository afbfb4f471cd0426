import { describe, expect, test } from 'vitest';
import { score } from '../standings/rows.fixture.ts';
import { forecastOf, strengthsOf } from './forecast.ts';
import { noLevelGames } from './level-games.ts';
import type { Opening } from './opening.ts';
import { ratingsOf } from './ratings.ts';
import { scheduleAmong } from './schedule.ts';

const teamIds = [10, 20, 30, 40];
/** Ten was two goals better than average, forty two goals worse. */
const opening: Opening = {
  ratings: new Map([
    [10, 2],
    [40, -2],
  ]),
  variance: 8,
};
const level = [score(1, 10, '3-3', 20), score(2, 30, '3-3', 40)];
const ratingOf = (rows: ReturnType<typeof ratingsOf>, teamId: number): number =>
  rows.find((row) => row.teamId === teamId)?.rating ?? Number.NaN;

describe('ratings after a last season', () => {
  test('start at the ratings of the last season: after few level games the better team stays ahead', () => {
    const alone = ratingsOf(level, 2, 1);
    const after = ratingsOf(level, 2, 1, opening);
    expect(ratingOf(alone, 10)).toBeLessThan(0.1);
    expect(ratingOf(after, 10)).toBeGreaterThan(1);
    expect(ratingOf(after, 40)).toBeLessThan(-1);
  });

  test('discard the last season when the games contradict it', () => {
    const games = Array.from({ length: 60 }, (_, at) => score(at + 1, 40, '4-1', 10));
    expect(scheduleAmong(games, teamIds, opening).expected[0]).toBeLessThan(0.1);
    expect(ratingOf(ratingsOf(games, 2, 1, opening), 40)).toBeGreaterThan(0.5);
    const same = Array.from({ length: 60 }, (_, at) => score(at + 1, 10, '5-1', 40));
    expect(scheduleAmong(same, teamIds, opening).expected[0]).toBeGreaterThan(1.8);
  });

  test('shift forecasts in margin and in goals', () => {
    const games = [score(1, 10, '3-3', 20), score(2, 40, '3-3', 20)];
    const marginOf = (lastSeason?: Opening) => {
      const schedule = scheduleAmong(games, teamIds, lastSeason);
      return forecastOf(strengthsOf(schedule, noLevelGames), 0, 3);
    };
    expect(marginOf(opening)?.margin).toBeGreaterThan((marginOf()?.margin ?? 0) + 1.5);
    expect(marginOf(opening)?.homeGoals).toBeGreaterThan((marginOf()?.homeGoals ?? 0) + 0.5);
  });

  test('have a higher weight when the teams of the last season were nearly equal', () => {
    const [equal] = ratingsOf(level, 2, 1, { ratings: new Map(), variance: 6 });
    const [apart] = ratingsOf(level, 2, 1, { ratings: new Map(), variance: 30 });
    expect(equal?.ridge).toBeGreaterThan(4 * (apart?.ridge ?? 0));
  });
});
