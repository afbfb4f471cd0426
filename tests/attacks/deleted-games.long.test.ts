import { readDeletedKeys, readUndoneKeys } from '@rondelle/importer/read-recorded-games.ts';
import { createDb, type OnStatement } from '@rondelle/infra/postgres/pool.ts';
import type { Db, Tables } from '@rondelle/projections/views/schema.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aGame, startWritingSite, type WritingSite } from '../flow/writing-site.ts';

const [games, deleted] = [100_000, 20_000];
const firstId = 1_000_000;
/** Two seasons of the same size; an import concerns one of them. */
const seasons = [1, 2];

let site: WritingSite;
beforeAll(async () => {
  site = await startWritingSite();
  const { pool, member, settled } = site;
  await (await member('Fondatrice', 'admin')).mutate('game.record', aGame);
  await settled();
  const copy = (table: string, ids: string, change: string) =>
    pool.query(`INSERT INTO ${table} SELECT copy.* FROM (SELECT to_jsonb(t) AS row FROM ${table} t LIMIT 1) first,
      ${ids} AS n, LATERAL jsonb_populate_record(NULL::${table}, first.row || jsonb_build_object(${change})) copy`);
  for (const [at, season] of seasons.entries()) {
    const first = firstId + at * games;
    const all = `generate_series(${first}, ${first + games - 1})`;
    const deletedIds = `generate_series(${first}, ${first + deleted - 1})`;
    const left = `generate_series(${first + deleted}, ${first + games - 1})`;
    const game = `'gameId', n, 'seasonId', ${season}, 'sourceKey', 'sheet/11/n/' || n`;
    await copy('games', left, game);
    await copy('game_history', all, `${game}, 'revision', 0`);
    await copy('game_history', deletedIds, `${game}, 'revision', 1, 'deleted', true`);
    const action = `'correlationId', '00000000-0000-4000-8000-000000000002'`;
    const entry = `'kind', 'game', 'entityId', n, 'revision', 1, ${action}`;
    await copy('activity_log', deletedIds, `${entry}, 'position', 10 * n`);
  }
  await pool.query(`INSERT INTO writing.undone_actions
    VALUES ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002')`);
  await pool.query('ANALYZE games, game_history, activity_log, writing.undone_actions');
}, 600_000);
afterAll(() => site?.stop());

type Node = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly Node[];
};
const nodesIn = (node: Node): readonly Node[] => [node, ...(node.Plans ?? []).flatMap(nodesIn)];

const dbOf = (onStatement?: OnStatement) => createDb<Tables>(site.pool, onStatement);

/** Runs each query again for its plan; returns how many rows of the history it read. */
const looksAt = async (read: (db: Db) => Promise<unknown>): Promise<number> => {
  const statements: Parameters<OnStatement>[1][] = [];
  await read(dbOf((_ms, statement) => statements.push(statement)));
  let looked = 0;
  for (const { sql, parameters } of statements) {
    const { rows } = await site.pool.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`, [...parameters]);
    for (const node of nodesIn(rows[0]['QUERY PLAN'][0].Plan))
      if (node['Relation Name'] === 'game_history')
        looked += (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
  }
  return looked;
};

test('an import reads only the deleted games of its season', async () => {
  const keys = await readDeletedKeys(dbOf(), 1);
  expect(keys.size).toBe(deleted);
  expect(await looksAt((db) => readDeletedKeys(db, 1))).toBe(deleted);
});

test('an import looks up undone deletions only for the games in its rows', async () => {
  const ids = Array.from({ length: 300 }, (_, at) => firstId + at);
  expect((await readUndoneKeys(dbOf(), ids)).size).toBe(300);
  // Two versions of each game: its creation and its deletion.
  expect(await looksAt((db) => readUndoneKeys(db, ids))).toBeLessThanOrEqual(4 * ids.length);
});
