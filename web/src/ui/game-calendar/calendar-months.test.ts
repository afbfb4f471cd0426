import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import { expect, test } from 'vitest';
import { gameCard } from '../../testing/game-card.ts';
import { calendarMonths, todaysPlace } from './calendar-months.ts';

const on = (id: number, date: string, over: Parameters<typeof gameCard>[0] = {}): GameCard =>
  gameCard({ id, date, ...over });
const played = { goals: [3, 1] } as const;
const games = [
  on(1, '2026-10-30', played),
  on(2, '2026-11-07', { status: 'cancelled' }),
  on(3, '2026-11-14', played),
  on(4, '2026-11-21', { status: 'postponed' }),
  on(5, '2026-11-28'),
  on(6, '2027-01-09', { ...played, forfeitedBy: 'away' }),
];
const idsOf = (some: readonly GameCard[]) => some.map(({ id }) => id);
const monthsAt = (place: number | null) =>
  calendarMonths(games, place).map(({ month, before, after }) => [month, idsOf(before), idsOf(after)]);

test('today’s place is before the first game of this day or of a later one', () => {
  expect(todaysPlace(games, '2026-11-14')).toBe(2);
  expect(todaysPlace(games, '2026-11-15')).toBe(3);
  expect(todaysPlace(games, '2026-09-01')).toBe(0);
});

test('without a date, today’s place is after the last result, and forfeits of coming days are no results', () => {
  expect(todaysPlace(games, null)).toBe(3);
  expect(todaysPlace([on(1, '2026-11-14', { status: 'live' })], null)).toBe(0);
});

test('today has no place after the last game, or without games', () => {
  expect(todaysPlace(games, '2027-02-01')).toBeNull();
  expect(todaysPlace(games.slice(0, 3), null)).toBeNull();
  expect(todaysPlace([], '2026-11-14')).toBeNull();
});

test('lists the months that have games, with today between the games of its month', () => {
  expect(monthsAt(3)).toEqual([
    ['2026-10', [1], []],
    ['2026-11', [2, 3], [4, 5]],
    ['2027-01', [], [6]],
  ]);
  expect(monthsAt(null)).toEqual([
    ['2026-10', [1], []],
    ['2026-11', [2, 3, 4, 5], []],
    ['2027-01', [6], []],
  ]);
});
