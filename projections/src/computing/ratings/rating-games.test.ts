import { expect, test } from 'vitest';
import { score } from '../../views/standings/rows.fixture.ts';
import { ratingGamesOf } from './rating-games.ts';
import { ratingsOf } from '../../views/ratings/ratings.ts';

const games = [
  score(1, 1, '3-2', 2, {}),
  score(2, 2, '4-1', 3, {}),
  score(3, 3, '1-7', 1, {}),
  score(4, 1, '2-2', 3, {}),
  score(5, 2, '0-5', 1, {}),
];
const ratings = ratingsOf(games, 1, games[0]?.categoryId ?? 1);

test('lists the games of a team from its side, the greatest effect first', () => {
  const own = ratingGamesOf(games, ratings, 1);
  expect(own.map(({ game }) => game.gameId).toSorted((a, b) => a - b)).toEqual([1, 3, 4, 5]);
  const sizes = own.map(({ effect }) => Math.abs(effect));
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  const won = own.find(({ game }) => game.gameId === 5);
  const tied = own.find(({ game }) => game.gameId === 4);
  expect(won?.effect).toBeGreaterThan(0);
  expect(tied?.effect).toBeLessThan(0);
  expect(tied?.expected).toBeGreaterThan(0);
});

test('excludes forfeits, games of other categories and upcoming games', () => {
  const others = [
    { ...score(6, 1, '1-0', 2, {}), forfeitedBy: 'away' as const },
    { ...score(7, 1, '9-0', 2, {}), categoryId: 99 },
    { ...score(8, 1, '9-0', 2, {}), status: 'scheduled' as const, homeGoals: null, awayGoals: null },
  ];
  expect(ratingGamesOf(others, ratings, 1)).toEqual([]);
  expect(ratingGamesOf(games, [], 1)).toEqual([]);
});
