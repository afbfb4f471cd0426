import { expect, test } from 'vitest';
import { score } from '../../views/standings/rows.fixture.ts';
import { scheduleStrength } from './schedule-strength.ts';

const ratings = [
  { teamId: 1, rating: 0.5, connectedGroup: 1 },
  { teamId: 2, rating: 1, connectedGroup: 1 },
  { teamId: 3, rating: -2, connectedGroup: 1 },
  { teamId: 4, rating: 9, connectedGroup: 4 },
];

test('averages opponents of played and upcoming games, without those that cannot be compared', () => {
  const games = [
    score(1, 1, '2-1', 2),
    score(2, 3, '2-1', 1),
    score(3, 1, '2-1', 4),
    score(4, 1, '0-0', 2, { status: 'scheduled', homeGoals: null, awayGoals: null }),
  ];
  expect(scheduleStrength(games, ratings, 1)).toEqual({ played: -0.5, toCome: 1 });
  expect(scheduleStrength([], ratings, 1)).toEqual({ played: null, toCome: null });
});
