import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { createPool } from '@rondelle/infra/postgres/pool.ts';
import { createMetrics } from '@rondelle/infra/telemetry/metrics.ts';
import { startProbeServer } from '@rondelle/infra/telemetry/probe-server.ts';
import { catchUp } from '@rondelle/projector/catch-up.ts';
import { measureProjector } from '@rondelle/projector/metrics.ts';
import { readProjectorReadiness } from '@rondelle/projector/readiness.ts';
import { ensureViews } from '@rondelle/projector/views.ts';
import type { Pool } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../support/postgres.ts';
import { beginning } from './histories/beginning.ts';
import { createWriter } from './histories/writer.ts';
import { quarantineGame } from '../support/quarantine-game.ts';

let database: FreshDatabase;
let pool: Pool;
let log: EventLog;
let probes: Awaited<ReturnType<typeof startProbeServer>>;
beforeEach(async () => {
  database = await freshDatabase();
  pool = createPool(database.url);
  await ensureViews(pool);
  log = await openEventLog(database.url);
  const metrics = createMetrics();
  const { shards } = measureProjector({ pool, log, metrics });
  const readiness = () => readProjectorReadiness({ pool, log, shards });
  probes = await startProbeServer(0, { readiness, metrics });
});
afterEach(async () => {
  await probes?.close();
  await log?.close();
  if (!pool.ended) await pool.end();
  await database?.drop();
});

const valueOf = async (name: string): Promise<string | undefined> => {
  const text = await (await fetch(`${probes.url}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return line?.slice(name.length + 1);
};
const readyz = async () => {
  const response = await fetch(`${probes.url}/readyz`);
  return { status: response.status, body: await response.json() };
};

test('reports unprojected events as a lag in seconds for each shard', async () => {
  expect(await valueOf('rondelle_view_lag_seconds')).toBe('0');
  await createWriter(log)(beginning);
  expect(Number(await valueOf('rondelle_view_lag_seconds'))).toBeGreaterThan(0);
  expect(Number(await valueOf('rondelle_shard_lag_seconds{shard="seasons-3"}'))).toBeGreaterThan(0);
  expect((await readyz()).body.lag).toBeGreaterThan(0);
  await catchUp({ pool, log });
  expect(await valueOf('rondelle_view_lag_seconds')).toBe('0');
  expect(await valueOf('rondelle_shard_lag_seconds{shard="seasons-3"}')).toBe('0');
});

test('quarantined entities are counted but not quoted', async () => {
  expect(await readyz()).toEqual({ status: 200, body: { ready: true, shards: [], reasons: [], lag: 0 } });
  await quarantineGame(pool);
  const { status, body } = await readyz();
  expect(status).toBe(200);
  expect(body.reasons).toEqual([
    { reason: 'views/set-aside', count: 1, since: expect.stringMatching(/^\d{4}-/) },
  ]);
  expect(await valueOf('rondelle_set_aside')).toBe('1');
  expect(Number(await valueOf('rondelle_set_aside_seconds'))).toBeGreaterThanOrEqual(0);
});

test('the projector is not ready when its views come from another log', async () => {
  await createWriter(log)(beginning);
  await catchUp({ pool, log });
  await pool.query('UPDATE projected_log SET "firstEvent" = gen_random_uuid()');
  expect(await readyz()).toMatchObject({ status: 503, body: { reasons: [{ reason: 'log/is-another' }] } });
});

test('without a database, its metrics are NaN and the other metrics are still served', async () => {
  await pool.end();
  expect(await valueOf('rondelle_view_lag_seconds')).toMatch(/^nan$/i);
  expect(await valueOf('rondelle_set_aside')).toMatch(/^nan$/i);
  expect(Number(await valueOf('process_resident_memory_bytes'))).toBeGreaterThan(0);
  expect((await readyz()).body.reasons).toEqual([{ reason: 'database-or-log/unreachable' }]);
  expect((await fetch(`${probes.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${probes.url}/elsewhere`)).status).toBe(404);
});
