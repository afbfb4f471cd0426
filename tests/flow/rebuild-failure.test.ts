import { randomUUID } from 'node:crypto';
import { systemActor } from '@rondelle/contracts/log/event.ts';
import type { StreamAppend } from '@rondelle/contracts/ports/event-log.ts';
import { createMemoryEventLog } from '@rondelle/infra/eventlog/memory/memory-event-log.ts';
import { createPool } from '@rondelle/infra/postgres/pool.ts';
import type { AnyView } from '@rondelle/projections/views/engine/any-view.ts';
import { views } from '@rondelle/projections/views/registry.ts';
import { catchUp } from '@rondelle/projector/catch-up.ts';
import { locks } from '@rondelle/projector/locks.ts';
import { rebuild } from '@rondelle/projector/rebuild.ts';
import { readQuarantine } from '@rondelle/projector/quarantine.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dumpViews } from './dump-views.ts';
import { flowDatabase } from './flow-database.ts';
import { history } from './histories.ts';
import { beginning } from './histories/beginning.ts';
import { createWriter } from './histories/writer.ts';

const database = flowDatabase();

const unknownGame = (gameId: number): StreamAppend => {
  const commandId = randomUUID();
  const metadata = { commandId, correlationId: commandId, causationId: commandId, schemaVersion: 1 };
  return {
    stream: `game-${gameId}`,
    expected: 'none',
    events: [
      {
        type: 'GameStarted',
        data: { gameId, seasonId: 1 },
        eventId: randomUUID(),
        metadata: { ...metadata, actor: systemActor, source: 'system' },
      },
    ],
  };
};

/** The views, one of them with another `compute`. */
const viewsWith = (name: string, compute: () => readonly Record<string, unknown>[]): AnyView[] =>
  views.map((view) => (view.kind === 'derived' && view.name === name ? { ...view, compute } : view));

const outOfOrder = (): never => {
  throw new Error('out of order');
};
/** A row with a value that the column does not accept. */
const badRow = () => [{ seasonId: 1.5, teamId: 1, winning: null, losing: null }];

test.each([
  ['a view that cannot be computed', 'standings', outOfOrder, 'group/not-computed'],
  ['a view of all seasons that cannot be computed', 'competitions', outOfOrder, 'group/not-computed'],
  ['a row that its table does not take', 'streaks', badRow, 'row/not-storable'],
])('%s keeps its rows, and the next rebuild repairs it', async (_what, name, compute, cause) => {
  const pool = database.pool();
  await database.empty();
  const log = createMemoryEventLog();
  const [happened = beginning] = fc.sample(history, { numRuns: 1, seed: 11 });
  await createWriter(log)(happened);
  await catchUp({ pool, log });
  const before = await dumpViews(pool, views);
  await rebuild({ pool, log, views: viewsWith(name, compute) });
  expect(await dumpViews(pool, views)).toEqual(before);
  const late = await readQuarantine(pool);
  expect(late.length).toBeGreaterThan(0);
  for (const one of late) expect([one.views, one.cause]).toEqual([name, cause]);
  await rebuild({ pool, log });
  expect(await dumpViews(pool, views)).toEqual(before);
  expect(await readQuarantine(pool)).toEqual([]);
});

test('a rebuild that would quarantine too much ends, and the views stay unchanged', async () => {
  const pool = database.pool();
  await database.empty();
  const log = createMemoryEventLog();
  await createWriter(log)(beginning);
  await catchUp({ pool, log });
  const before = await dumpViews(pool, views);
  const many = Array.from({ length: 10_001 }, (_, i) => unknownGame(i + 1));
  await log.appendMany(many);
  await expect(rebuild({ pool, log })).rejects.toThrow('10001 items would be quarantined');
  expect(await dumpViews(pool, views)).toEqual(before);
  const { rows } = await pool.query("SELECT tablename FROM pg_tables WHERE tablename LIKE '%\\_next'");
  expect(rows).toEqual([]);
});

test('a log without a season, as on a new site or before a restore, can be rebuilt', async () => {
  const pool = database.pool();
  await database.empty();
  const log = createMemoryEventLog();
  await rebuild({ pool, log });
  await createWriter(log)(beginning);
  await rebuild({ pool, log });
  expect((await dumpViews(pool, views))['standings']?.length).toBeGreaterThan(0);
});

test('a rebuild needs no more connections than a process has', async () => {
  await database.empty();
  const log = createMemoryEventLog();
  await createWriter(log)(beginning);
  const pool = createPool(database.url());
  try {
    await rebuild({ pool, log });
  } finally {
    await pool.end();
  }
  expect((await dumpViews(database.pool(), views))['standings']?.length).toBeGreaterThan(0);
});

test('a rebuild retries its swap when a batch holds the lock for longer than the swap waits', async () => {
  const pool = database.pool();
  await database.empty();
  const log = createMemoryEventLog();
  await createWriter(log)(beginning);
  const batch = await pool.connect();
  const isWaiting = async () =>
    (await batch.query("SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted")).rowCount === 1;
  try {
    await batch.query('SELECT pg_advisory_lock_shared($1)', [locks.batch]);
    const rebuilding = rebuild({ pool, log });
    await expect.poll(isWaiting).toBe(true);
    await expect.poll(isWaiting, { timeout: 10_000 }).toBe(false);
    await batch.query('SELECT pg_advisory_unlock_shared($1)', [locks.batch]);
    await rebuilding;
  } finally {
    batch.release(true);
  }
  expect((await dumpViews(pool, views))['standings']?.length).toBeGreaterThan(0);
});
