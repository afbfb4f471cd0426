import { expect, test } from 'vitest';
import { gameCard } from '../../testing/game-card.ts';
import { announcedGame, weekDays } from './week-days.ts';

const games = ['2026-11-24', '2026-11-28', '2026-11-28', '2026-11-29'].map((date, id) =>
  gameCard({ id, date }),
);
const datesAt = (today: string) => {
  const { first, earlier } = weekDays({ games, today });
  return [first, earlier].map((days) => days.map((day) => [day.date.slice(8), day.games.length]));
};

test('today and later days come before the earlier days of the week', () => {
  expect(datesAt('2026-11-28')).toEqual([
    [
      ['28', 2],
      ['29', 1],
    ],
    [['24', 1]],
  ]);
});

test('the days of a past or coming week are in order', () => {
  const all = [
    ['24', 1],
    ['28', 2],
    ['29', 1],
  ];
  expect(datesAt('2026-12-05')).toEqual([all, []]);
  expect(datesAt('2026-11-01')).toEqual([all, []]);
});

test('the next game is announced after the last one of this week and in an empty week, not in others', () => {
  const next = gameCard({ id: 9, date: '2026-12-05' });
  const week = { from: '2026-11-23', to: '2026-11-29' };
  const announced = (today: string, own = games) =>
    announcedGame({ games: own, today, week, next })?.id ?? null;
  expect(announced('2026-11-29')).toBeNull();
  expect(announced('2026-11-29', games.slice(0, 3))).toBe(9);
  expect(announced('2026-12-02', games.slice(0, 3))).toBeNull();
  expect(announced('2026-12-02', [])).toBe(9);
  const played = games.map((game) => ({ ...game, status: 'final' as const }));
  expect(announced('2026-11-29', played)).toBe(9);
  expect(announcedGame({ games: [next], today: '2026-11-29', week, next })).toBeNull();
  expect(announcedGame({ games: [], today: '2026-11-29', week, next: null })).toBeNull();
});
