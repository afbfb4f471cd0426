import { expect, test } from 'vitest';
import { ratingsOf } from '../../views/ratings/ratings.ts';
import { score } from '../../views/standings/rows.fixture.ts';
import { leaderboardFrom } from '../../computing/leaderboard/leaderboard-as-of.ts';
import { rankedBy } from './ranked-by.ts';

const category = { seasonId: 1, categoryId: 1 };
/** Teams 10 and 20 play five times; 30 beats 40 once, by seven; 50 has only forfeited. */
const games = [
  ...[1, 3, 5].map((id) => score(id, 10, '3-2', 20, { date: `2024-10-0${id}` })),
  ...[2, 4].map((id) => score(id, 20, '2-3', 10, { date: `2024-10-0${id}` })),
  score(6, 30, '7-0', 40),
  score(7, 60, '1-0', 50, { forfeitedBy: 'away' }),
];
const teamIds = [10, 20, 30, 40, 60, 50, 70];
const rows = leaderboardFrom(games, category, teamIds);
const ratings = ratingsOf(games, 1, 1);
const ranks = (by: Parameters<typeof rankedBy>[0]) =>
  rankedBy(by, rows, ratings).map(({ rank, teamId }) => [rank, teamId]);

test('lists teams that have played, and counts all their games, at home and away', () => {
  expect(rows.map((row) => [row.teamId, row.gamesPlayed, row.wins])).toEqual([
    [10, 5, 5],
    [20, 5, 0],
    [30, 1, 1],
    [40, 1, 0],
    [60, 1, 1],
    [50, 1, 0],
  ]);
  expect(leaderboardFrom(games, category, [20]).map((row) => row.teamId)).toEqual([20]);
  expect(leaderboardFrom([], category, teamIds)).toEqual([]);
});

test.each(['rating', 'results'] as const)(
  'ranks by %s only rated teams, within each group that a chain of games connects',
  (by) => {
    const groups = rankedBy(by, rows, ratings).map(({ group_number, rank, teamId }) => [
      group_number,
      rank,
      teamId,
    ]);
    expect(groups).toEqual([
      [1, 1, 10],
      [1, 2, 20],
      [2, 1, 30],
      [2, 2, 40],
    ]);
  },
);

test('equal teams share a rank, the one with more games first, and the next rank is skipped', () => {
  expect(ranks('wins')).toEqual([
    [1, 10],
    [2, 30],
    [2, 60],
    [4, 20],
    [4, 40],
    [4, 50],
  ]);
});

test('a losing streak ranks below a shorter one', () => {
  expect(ranks('streak').map(([, teamId]) => teamId)).toEqual([10, 30, 60, 40, 50, 20]);
});

test('ranks the fewest goals against first', () => {
  expect(ranks('goalsAgainst').slice(0, 2)).toEqual([
    [1, 10],
    [2, 20],
  ]);
});
