import type { EventLog } from '@rondelle/domain/ports/event-log.ts';
import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { createPool } from '@rondelle/infra/postgres/pool.ts';
import { createMetrics } from '@rondelle/infra/telemetry/metrics.ts';
import { startProbeServer } from '@rondelle/infra/telemetry/probe-server.ts';
import { catchUp } from '@rondelle/projector/catch-up.ts';
import { measureProjector } from '@rondelle/projector/metrics.ts';
import { readProjectorReadiness } from '@rondelle/projector/readiness.ts';
import { recordFailure } from '@rondelle/projector/state.ts';
import { ensureViews } from '@rondelle/projector/views.ts';
import type { Pool } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../support/postgres.ts';
import { beginning, createWriter } from './histories.ts';

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
  const { works } = measureProjector({ pool, log, metrics });
  const readiness = () => readProjectorReadiness({ pool, log, works });
  probes = await startProbeServer(0, { readiness, metrics });
});
afterEach(async () => {
  await probes.close();
  await log.close();
  if (!pool.ended) await pool.end();
  await database.drop();
});

const valueOf = async (name: string): Promise<string | undefined> => {
  const text = await (await fetch(`${probes.url}/metrics`)).text();
  return new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1];
};
const readyz = async () => {
  const answer = await fetch(`${probes.url}/readyz`);
  return { status: answer.status, body: await answer.json() };
};

test('events that no view has yet are a lag, in positions and in seconds', async () => {
  expect(await valueOf('rondelle_view_lag_positions')).toBe('0');
  await createWriter(log)(beginning);
  expect(await valueOf('rondelle_view_lag_positions')).toBe(await log.head());
  expect(Number(await valueOf('rondelle_view_lag_seconds'))).toBeGreaterThan(0);
  await catchUp({ pool, log });
  expect(await valueOf('rondelle_view_lag_positions')).toBe('0');
  expect(await valueOf('rondelle_view_lag_seconds')).toBe('0');
});

test('an event that cannot be applied makes the projector unready and is counted, but not quoted', async () => {
  expect(await readyz()).toEqual({ status: 200, body: { ready: true, turn: 'waits', reasons: [], lag: 0 } });
  await recordFailure(pool, '42', 'a message with whatever was in the event');
  const { status, body } = await readyz();
  expect(status).toBe(503);
  expect(body.reasons).toEqual([
    { reason: 'views/stopped', position: '42', since: expect.stringMatching(/^\d{4}-/) },
  ]);
  expect(await valueOf('rondelle_views_stopped')).toBe('1');
});

test('what a database that is away could tell is no number, and the rest is still told', async () => {
  await pool.end();
  expect(await valueOf('rondelle_view_lag_positions')).toMatch(/^nan$/i);
  expect(await valueOf('rondelle_views_stopped')).toMatch(/^nan$/i);
  expect(Number(await valueOf('process_resident_memory_bytes'))).toBeGreaterThan(0);
  expect((await readyz()).body.reasons).toEqual([{ reason: 'database-or-log/unreachable' }]);
  expect((await fetch(`${probes.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${probes.url}/elsewhere`)).status).toBe(404);
});
