import { expect, test } from 'vitest';
import { gameRow, score } from '../../views/standings/rows.fixture.ts';
import { strengthsOf } from '../../views/ratings/forecast.ts';
import { strengthsByDay } from './strengths-by-day.ts';
import { gameDaysOf } from '../../views/ratings/game-days.ts';

/** Four teams on six days; nothing is decided on the fifth. */
const games = [
  score(1, 1, '4-1', 2, { date: '2024-10-07' }),
  score(2, 3, '2-2', 4, { date: '2024-10-08' }),
  score(3, 1, '3-2', 3, { date: '2024-10-15' }),
  score(4, 2, '5-0', 4, { date: '2024-10-22' }),
  score(5, 4, '1-6', 1, { date: '2024-11-05' }),
];
const days = gameDaysOf([
  ...games,
  gameRow(9, 2, 3, { date: '2024-10-30', status: 'scheduled', homeGoals: null, awayGoals: null }),
]);

test('the strengths of a day equal a fit to the games before it alone', () => {
  const all = strengthsByDay(days);
  expect(all).toHaveLength(days.length);
  for (const [number, { schedule, level }] of days.entries()) {
    const alone = strengthsOf(schedule(), level);
    expect(all[number]?.schedule.gamesOf).toEqual(alone.schedule.gamesOf);
    for (const [at, strength] of alone.margins.x.entries())
      expect(all[number]?.margins.x[at]).toBeCloseTo(strength, 4);
  }
});

test('a day after one without results has the same strengths, fitted once', () => {
  const all = strengthsByDay(days);
  const at = (day: string) => all[days.findIndex(({ date }) => date === day)];
  expect(at('2024-11-05')).toBe(at('2024-10-30'));
  expect(at('2024-10-30')).not.toBe(at('2024-10-22'));
});
