import type { LeagueOutput } from '@rondelle/contracts/competition/league.outputs.ts';
import type { LiveScoresOutput } from '@rondelle/contracts/competition/season.outputs.ts';
import { expect, test } from 'vitest';
import { besideOf, gameViews, tableViews, zoneOfViews } from './screen-views.ts';

type Game = LiveScoresOutput['games'][number];
// Only the fields that the views read.
const game = (id: number, status: Game['status'], categoryId = 1): Game =>
  ({ id, status, category: { id: categoryId, name: 'M13 AA', path: '' } }) as Game;
const table = (teams: number) =>
  ({ league: {}, standings: Array.from({ length: teams }, (_, at) => ({ rank: at + 1 })) }) as LeagueOutput;
const scores = (live: Game[], games: Game[]): LiveScoresOutput => ({
  season: { id: 1, slug: '2026-2027', path: '' },
  date: '2026-11-22',
  dates: [],
  live,
  games,
});

test('lists live games first, then the games of the day, in views of at most six games', () => {
  const day = Array.from({ length: 13 }, (_, at) => game(at + 10, 'final'));
  const views = gameViews(scores([game(1, 'live')], [game(1, 'live'), ...day]), { category: undefined });
  expect(views.map(({ kind, games }) => [kind, games.length])).toEqual([
    ['live', 1],
    ['games', 6],
    ['games', 6],
    ['games', 1],
  ]);
});

test('displays at most two live games at a time', () => {
  const live = [1, 2, 3].map((id) => game(id, 'live'));
  const views = gameViews(scores(live, live), { category: undefined });
  expect(views.map(({ kind, games }) => [kind, games.length])).toEqual([
    ['live', 2],
    ['live', 1],
  ]);
});

test('a screen of one category displays no other category', () => {
  const views = gameViews(scores([game(1, 'live', 2)], [game(2, 'final', 1)]), { category: 1 });
  expect(views.flatMap(({ games }) => games.map(({ id }) => id))).toEqual([2]);
});

test('returns one empty view without games', () => {
  expect(gameViews(scores([], []), { category: undefined })).toEqual([{ kind: 'games', games: [] }]);
});

const ranksIn = (teams: number) =>
  tableViews([table(teams)]).map(({ standings }) => standings.map(({ rank }) => rank));

test('splits the table of a league of sixteen into two views', () => {
  expect(ranksIn(14)).toHaveLength(1);
  expect(ranksIn(16)).toEqual([
    [1, 2, 3, 4, 5, 6, 7, 8],
    [9, 10, 11, 12, 13, 14, 15, 16],
  ]);
  expect(ranksIn(0)).toEqual([]);
});

const zone = (...cities: string[]) => {
  const games = cities.map((city, at) => ({ ...game(at + 1, 'scheduled'), city }));
  return zoneOfViews(gameViews(scores([], games), { category: undefined }));
};

test('the time zone is that of the venues when they share one', () => {
  expect(zone('Cap-aux-Meules', 'Fatima')).toBe('America/Halifax');
  expect(zone('Blanc-Sablon')).toBe('America/Blanc-Sablon');
  expect(zone('Cap-aux-Meules', 'Gaspé')).toBe('America/Toronto');
  expect(zone()).toBe('America/Toronto');
});

test('large scores of one league have its other games and its table beside them', () => {
  const own = { path: '/fr/2026-2027/m13-aa' };
  const [live, first, second] = [game(1, 'live'), game(2, 'final'), game(3, 'final', 2)].map((one, at) => ({
    ...one,
    category: { ...one.category, path: at < 2 ? own.path : '/other' },
  })) as [Game, Game, Game];
  const views = gameViews(scores([live], [live, first, second]), { category: undefined });
  const tables = [
    { ...table(6), league: { ...own } },
    { ...table(6), league: { path: '/other' } },
  ] as LeagueOutput[];
  const [view = { kind: 'live' as const, games: [] }] = views;
  const { others, table: beside } = besideOf(view, views, tables);
  expect([others.map(({ id }) => id), beside?.league.path]).toEqual([[2], own.path]);
  const mixed = { kind: 'live' as const, games: [live, second] };
  expect(besideOf(mixed, views, tables)).toEqual({ others: [], table: null });
});
