import { expect, test } from 'vitest';
import { longStreaks } from './long-streaks.ts';

const streak = (length: number, date: string) => {
  const end = { gameId: length, date, path: '/' };
  return { length, from: end, to: end };
};

test('lists streaks of two or more games, the longest first, then the latest', () => {
  const all = [
    streak(3, '2024-10-01'),
    streak(1, '2024-10-20'),
    streak(5, '2024-11-01'),
    streak(3, '2025-01-05'),
  ];
  expect(longStreaks(all).map(({ length, from }) => `${length} ${from.date}`)).toEqual([
    '5 2024-11-01',
    '3 2025-01-05',
    '3 2024-10-01',
  ]);
  expect(longStreaks([])).toEqual([]);
});
