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
  { game_id: 1, home_team_id: 1, away_team_id: 2, date: '2021-12-01' },
  { game_id: 2, home_team_id: 3, away_team_id: 1, date: '2021-12-02' },
  { game_id: 3, home_team_id: 3, away_team_id: 4, date: '2021-12-01' },
];
type Question = { toOperationNode: () => Parameters<typeof mayFind>[0] };
const found = (input: Question) => {
  const node = input.toOperationNode();
  return games.filter(mayFind(node, 'games', JSON.stringify(node))).map(({ game_id }) => game_id);
};
const all = db.selectFrom('games').select('game_id');

test('a question about equal columns finds the rows that have them', () => {
  expect(found(all.where('date', '=', '2021-12-01').where('home_team_id', '=', 3))).toEqual([3]);
  expect(found(all.where((is) => is.or([is('home_team_id', '=', 1), is('away_team_id', '=', 1)])))).toEqual([
    1, 2,
  ]);
});

test('any row may be found where nothing is asked, or more than equality', () => {
  expect(found(all)).toEqual([1, 2, 3]);
  expect(found(all.where('date', '>', '2030-01-01'))).toEqual([1, 2, 3]);
  expect(found(all.where('date', '>', '2030-01-01').where('home_team_id', '=', 3))).toEqual([2, 3]);
});

test('any row may be found where the table stands in a question of several', () => {
  const other = (is: typeof db) => is.selectFrom('games as g').select('g.game_id').where('g.game_id', '=', 1);
  expect(found(all.where('game_id', '=', 9).where('game_id', 'in', other(db)))).toEqual([1, 2, 3]);
  const joined = all.innerJoin('leagues', 'leagues.league_id', 'games.league_id');
  expect(found(joined.where('games.game_id', '=', 9))).toEqual([1, 2, 3]);
});
