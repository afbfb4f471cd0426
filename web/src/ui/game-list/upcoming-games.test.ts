import { expect, test } from 'vitest';
import { gameCard } from '../../testing/game-card.ts';
import { splitUpcoming } from './upcoming-games.ts';

const games = [
  gameCard({ id: 1, date: '2025-03-01' }),
  gameCard({ id: 2, date: '2025-03-02' }),
  gameCard({ id: 3, date: '2025-03-08' }),
  gameCard({ id: 4, date: '2025-03-15' }),
  gameCard({ id: 5, date: '2025-02-01', status: 'postponed' }),
];
const idsOn = (today: string | null) => {
  const { awaited, toCome } = splitUpcoming(games, today, 2);
  return { awaited: awaited.map(({ id }) => id), toCome: toCome.map(({ id }) => id) };
};

test('a scheduled game of a past day awaits its result; today’s and postponed games are upcoming', () => {
  expect(idsOn('2025-03-02')).toEqual({ awaited: [1], toCome: [2, 3, 5] });
});

test('all games are upcoming while the day is unknown', () => {
  expect(idsOn(null)).toEqual({ awaited: [], toCome: [1, 2, 5] });
});

test('games that await their result are limited, and do not displace the next game', () => {
  expect(idsOn('2025-03-09')).toEqual({ awaited: [2, 3], toCome: [4, 5] });
});
