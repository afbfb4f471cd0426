import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { expect, test } from 'vitest';
import type { Tables } from '../schema.ts';
import { mayFind } from './may-find.ts';

const db = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
const games = [
  { gameId: 1, homeTeamId: 1, awayTeamId: 2, date: '2021-12-01' },
  { gameId: 2, homeTeamId: 3, awayTeamId: 1, date: '2021-12-02' },
  { gameId: 3, homeTeamId: 3, awayTeamId: 4, date: '2021-12-01' },
];
type Question = { toOperationNode: () => Parameters<typeof mayFind>[0] };
const found = (input: Question) => {
  const node = input.toOperationNode();
  return games.filter(mayFind(node, 'games', JSON.stringify(node))).map(({ gameId }) => gameId);
};
const all = db.selectFrom('games').select('gameId');

test('a question about equal columns finds the rows that have them', () => {
  expect(found(all.where('date', '=', '2021-12-01').where('homeTeamId', '=', 3))).toEqual([3]);
  expect(found(all.where((is) => is.or([is('homeTeamId', '=', 1), is('awayTeamId', '=', 1)])))).toEqual([
    1, 2,
  ]);
});

test('any row may be found where nothing is asked, or more than equality', () => {
  expect(found(all)).toEqual([1, 2, 3]);
  expect(found(all.where('date', '>', '2030-01-01'))).toEqual([1, 2, 3]);
  expect(found(all.where('date', '>', '2030-01-01').where('homeTeamId', '=', 3))).toEqual([2, 3]);
});

test('any row may be found where the table stands in a question of several', () => {
  const other = (is: typeof db) => is.selectFrom('games as g').select('g.gameId').where('g.gameId', '=', 1);
  expect(found(all.where('gameId', '=', 9).where('gameId', 'in', other(db)))).toEqual([1, 2, 3]);
  const joined = all.innerJoin('leagues', 'leagues.leagueId', 'games.leagueId');
  expect(found(joined.where('games.gameId', '=', 9))).toEqual([1, 2, 3]);
});
