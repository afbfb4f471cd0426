import { expect, test } from 'vitest';
import { gameCard } from '../../testing/game-card.ts';
import { groupedGames } from './grouped-games.ts';

const games = [
  gameCard({ id: 1, category: { id: 15, name: 'M15 AA', path: '/c-15' } }),
  gameCard({ id: 2, category: { id: 9, name: 'M9 A', path: '/c-9' } }),
  gameCard({ id: 3, category: { id: 13, name: 'M13 AA', path: '/c-13' } }),
  gameCard({ id: 4, category: { id: 9, name: 'M9 A', path: '/c-9' } }),
];
const groups = (first?: readonly string[]) =>
  groupedGames(games, 'fr', first).map((group) => [group.key, ...group.games.map(({ id }) => id)]);

test('groups stand in the order of their categories, and keep the order of their games', () => {
  expect(groups()).toEqual([
    ['/c-9', 2, 4],
    ['/c-13', 3],
    ['/c-15', 1],
  ]);
});

test('the reader’s own groups come before the others', () => {
  expect(groups(['/c-15', '/c-13']).map(([key]) => key)).toEqual(['/c-13', '/c-15', '/c-9']);
});
