import { expect, test } from 'vitest';
import { gameRow, score } from '../../views/standings/rows.fixture.ts';
import { strengthsOf } from '../../views/ratings/forecast.ts';
import { strengthsByWeek } from './strengths-by-week.ts';
import { weeksOf } from '../../views/ratings/weeks.ts';

/** Four teams over five weeks; nothing is decided in the fourth. */
const games = [
  score(1, 1, '4-1', 2, { date: '2024-10-07' }),
  score(2, 3, '2-2', 4, { date: '2024-10-08' }),
  score(3, 1, '3-2', 3, { date: '2024-10-15' }),
  score(4, 2, '5-0', 4, { date: '2024-10-22' }),
  score(5, 4, '1-6', 1, { date: '2024-11-05' }),
];
const weeks = weeksOf([
  ...games,
  gameRow(9, 2, 3, { date: '2024-10-30', status: 'scheduled', homeGoals: null, awayGoals: null }),
]);

test('the strengths of a week equal a fit to its games alone', () => {
  const all = strengthsByWeek(weeks);
  expect(all).toHaveLength(weeks.length);
  for (const [number, { schedule, level }] of weeks.entries()) {
    const alone = strengthsOf(schedule(), level);
    expect(all[number]?.schedule.gamesOf).toEqual(alone.schedule.gamesOf);
    for (const [at, strength] of alone.margins.x.entries())
      expect(all[number]?.margins.x[at]).toBeCloseTo(strength, 4);
  }
});

test('a week after one without results has the same strengths, fitted once', () => {
  const all = strengthsByWeek(weeks);
  const at = (monday: string) => all[weeks.findIndex((week) => week.monday === monday)];
  expect(at('2024-11-04')).toBe(at('2024-10-28'));
  expect(at('2024-10-28')).not.toBe(at('2024-10-21'));
});
