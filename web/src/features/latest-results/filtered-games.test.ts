import { expect, test } from 'vitest';
import { gameCard } from '../../testing/game-card.ts';
import { filteredGames } from './filtered-games.ts';

const day = [
  gameCard({ id: 1, status: 'final', teams: [7, 8] }),
  gameCard({ id: 2, status: 'live', teams: [9, 7] }),
  gameCard({ id: 3, status: 'scheduled', teams: [5, 6] }),
];
test.each([
  [null, [1, 2, 3]],
  ['mine', [1, 2]],
  ['live', [2]],
  ['final', [1]],
] as const)('filters the games of a day: %s', (show, ids) =>
  expect(filteredGames(day, show, [7]).map(({ id }) => id)).toEqual(ids),
);
