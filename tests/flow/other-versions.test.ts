import { createMemoryEventLog } from '@rondelle/infra/eventlog/memory/memory-event-log.ts';
import { createPool } from '@rondelle/infra/postgres/pool.ts';
import { viewsSchema } from '@rondelle/infra/postgres/views-schema.ts';
import { catchUp } from '@rondelle/projector/catch-up.ts';
import { rebuild } from '@rondelle/projector/rebuild.ts';
import { assertViews, ensureViews, ViewsNotReady } from '@rondelle/projector/views.ts';
import type { Pool } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../support/postgres.ts';
import { result } from './gateway-site.ts';
import { beginning } from './histories/beginning.ts';
import { createWriter } from './histories/writer.ts';

let database: FreshDatabase;
let pool: Pool;
beforeEach(async () => {
  database = await freshDatabase();
  pool = createPool(database.url);
});
afterEach(async () => {
  await pool.end();
  await database.drop();
});

const playedIn = async (schema: string): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int FROM ${schema}.games WHERE "homeGoals" IS NOT NULL`,
  );
  return rows[0]?.count ?? 0;
};
const schemas = async (): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ name: string }>(
    "SELECT nspname AS name FROM pg_namespace WHERE nspname LIKE 'views%' ORDER BY 1",
  );
  return rows.map(({ name }) => name);
};
/** Makes the views of this version those of another one. */
const handOver = async (schema: string): Promise<void> => {
  await pool.query(`ALTER SCHEMA ${viewsSchema} RENAME TO ${schema}`);
};
const playedLog = async () => {
  const log = createMemoryEventLog();
  const write = createWriter(log);
  await write(beginning);
  await write([result(1, 4)]);
  return { log, write };
};

test('views of a new version wait for their rebuild, without changes to other versions', async () => {
  const { log } = await playedLog();
  await ensureViews(pool);
  await catchUp({ pool, log });
  await handOver('views_0000001');
  await expect(assertViews(pool)).rejects.toThrow(ViewsNotReady);
  expect(await ensureViews(pool)).not.toEqual([]);
  await expect(assertViews(pool)).rejects.toThrow(ViewsNotReady);
  expect(await playedIn(viewsSchema)).toBe(0);
  await catchUp({ pool, log });
  await assertViews(pool);
  expect(await playedIn(viewsSchema)).toBe(1);
  expect(await playedIn('views_0000001')).toBe(1);
});

test('views behind those of another version catch up when their programs are restarted', async () => {
  const { log, write } = await playedLog();
  await ensureViews(pool);
  await catchUp({ pool, log });
  await handOver('views_0000001');
  await catchUp({ pool, log });
  await write([result(2, 3)]);
  await catchUp({ pool, log });
  await handOver('views_0000002');
  await pool.query(`ALTER SCHEMA views_0000001 RENAME TO ${viewsSchema}`);
  await assertViews(pool);
  expect(await playedIn(viewsSchema)).toBe(1);
  await catchUp({ pool, log });
  expect(await playedIn(viewsSchema)).toBe(2);
});

test('a rebuild drops no table of a version in the schema public', async () => {
  const { log } = await playedLog();
  await pool.query('CREATE TABLE public.games (id integer); CREATE TABLE public.games_next (id integer)');
  await ensureViews(pool);
  await catchUp({ pool, log });
  await rebuild({ pool, log });
  const { rows } = await pool.query(
    "SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename LIKE 'games%'",
  );
  expect(rows).toHaveLength(2);
});

test('retains views while a projector uses them, or while no other views are further', async () => {
  const { log, write } = await playedLog();
  await catchUp({ pool, log });
  await handOver('views_000000c');
  await pool.query('INSERT INTO views_000000c.projectors VALUES (gen_random_uuid(), now())');
  await write([result(2, 3)]);
  await catchUp({ pool, log });
  await handOver('views_000000b');
  await catchUp({ pool, log });
  await handOver('views_000000a');
  await catchUp({ pool, log });
  expect(await schemas()).toHaveLength(4);
  await pool.query('DELETE FROM views_000000c.projectors');
  await catchUp({ pool, log });
  expect(await schemas()).toEqual([viewsSchema, 'views_000000a', 'views_000000b'].toSorted());
});

test('retains the views of the previous version, and drops earlier views', async () => {
  const { log, write } = await playedLog();
  for (const [turn, schema] of ['views_000000c', 'views_000000a', 'views_000000b'].entries()) {
    await ensureViews(pool);
    await write([result(turn + 2, turn)]);
    await catchUp({ pool, log });
    expect(await schemas()).toHaveLength(Math.min(turn + 1, 2));
    await handOver(schema);
  }
  await catchUp({ pool, log });
  expect(await schemas()).toEqual([viewsSchema, 'views_000000b'].toSorted());
});
