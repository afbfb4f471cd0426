import type { LiveScoresOutput } from '@rondelle/contracts/competition/season.outputs.ts';
import { expect, test } from 'vitest';
import { gameViews } from './screen-views.ts';

type Game = LiveScoresOutput['games'][number];
// Only what the views ask of a game.
const game = (id: number, status: Game['status'], categoryId = 1): Game =>
  ({ id, status, category: { id: categoryId, name: 'M13 AA', path: '' } }) as Game;
const scores = (live: Game[], games: Game[]): LiveScoresOutput => ({
  season: { id: 1, slug: '2026-2027', path: '' },
  date: '2026-11-22',
  dates: [],
  live,
  games,
});

test('what is live comes first, then the games of the day, as many a view as can be read', () => {
  const day = Array.from({ length: 13 }, (_, at) => game(at + 10, 'final'));
  const views = gameViews(scores([game(1, 'live')], [game(1, 'live'), ...day]), { category: undefined });
  expect(views.map(({ kind, games }) => [kind, games.length])).toEqual([
    ['live', 1],
    ['games', 6],
    ['games', 6],
    ['games', 1],
  ]);
});

test('a screen of one category shows no other', () => {
  const views = gameViews(scores([game(1, 'live', 2)], [game(2, 'final', 1)]), { category: 1 });
  expect(views.flatMap(({ games }) => games.map(({ id }) => id))).toEqual([2]);
});

test('without games there is one empty view', () => {
  expect(gameViews(scores([], []), { category: undefined })).toEqual([{ kind: 'games', games: [] }]);
});
