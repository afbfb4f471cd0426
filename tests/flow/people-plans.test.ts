import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { generateDataset } from '@rondelle/site/generate/generate-dataset.ts';
import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { importDataset } from '@rondelle/importer/import-dataset.ts';
import { importStoreOn } from '@rondelle/importer/store.ts';
import { createPool } from '@rondelle/infra/postgres/pool.ts';
import { rebuild } from '@rondelle/projector/rebuild.ts';
import { ensureViews } from '@rondelle/projector/views.ts';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCaller, type Statement } from '../bench/people/caller.ts';
import { flagChanges, gatherCrowd, type Size } from '../bench/people/crowd.ts';
import { planOf, smallIndexes, wholeScans } from '../bench/people/plans.ts';
import { type BenchQuery, queriesOf } from '../bench/people/queries.ts';
import { type FreshDatabase, freshDatabase } from '../support/postgres.ts';

const size: Size = {
  changes: 80,
  lastChanges: 40,
  flags: 20,
  followedTeams: 10,
  supervisedLeagues: 1,
  otherSupervisors: 3,
};

let database: FreshDatabase;
let pool: Pool;
let log: EventLog;
let queries: readonly BenchQuery[];
let small: ReadonlySet<string>;

beforeAll(async () => {
  database = await freshDatabase();
  // Makes the planner use an index whenever there is one; otherwise it would scan so few rows.
  const session = { enable_seqscan: 'off', enable_mergejoin: 'off', enable_hashjoin: 'off' };
  pool = createPool(database.url, { session });
  await ensureViews(pool);
  log = await openEventLog(database.url);
  const store = importStoreOn(log, pool, async () => undefined);
  await importDataset(store, generateDataset({ seasons: 2, games: 300, seed: 1 }), { source: 'demo' });
  await rebuild({ pool, log });
  const crowd = await gatherCrowd({ pool, log }, size);
  await rebuild({ pool, log });
  await flagChanges(pool, crowd, size);
  await pool.query('ANALYZE');
  small = await smallIndexes(pool);
  queries = await queriesOf(pool, crowd, size);
});
afterAll(async () => {
  await log?.close();
  await pool?.end();
  await database?.drop();
});

const wholeIn = async (statement: Statement): Promise<string[]> => {
  const plan = await planOf(pool, statement, false);
  return plan ? wholeScans(plan, small).map(({ table, how }) => `${table}: ${how} in ${statement.sql}`) : [];
};

test('queries of members who write, follow, supervise and moderate use indexes on big tables', async () => {
  const statements = new Map<string, Statement>();
  const call = createCaller(pool, log, (statement) => statements.set(statement.sql, statement));
  for (const query of queries) await call(query);
  expect(statements.size).toBeGreaterThan(50);
  const whole: string[] = [];
  for (const statement of statements.values()) whole.push(...(await wholeIn(statement)));
  expect(whole).toEqual([]);
});

test('finds a statement that scans a big table', async () => {
  const without = { sql: 'SELECT * FROM activity_log WHERE reason = $1', parameters: ['other'] };
  expect(await wholeIn(without)).toHaveLength(1);
  const along = 'SELECT * FROM activity_log WHERE source = $1 ORDER BY position DESC LIMIT 10';
  expect(await wholeIn({ sql: along, parameters: ['web'] })).toHaveLength(1);
  const first = 'SELECT * FROM activity_log ORDER BY position DESC LIMIT 10';
  expect(await wholeIn({ sql: first, parameters: [] })).toEqual([]);
  const few = `SELECT * FROM games WHERE confirmation = 'disputed'`;
  expect(await wholeIn({ sql: few, parameters: [] })).toEqual([]);
  const most = `SELECT count(*) FROM activity_log WHERE "actorRole" <> 'system'`;
  expect(await wholeIn({ sql: most, parameters: [] })).toHaveLength(1);
});
