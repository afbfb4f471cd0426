import { createMemoryEventLog } from '@rondelle/infra/eventlog/memory/memory-event-log.ts';
import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { createLogger } from '@rondelle/infra/telemetry/logger.ts';
import type { Quarantined } from '@rondelle/projections/views/engine/quarantine.ts';
import { allShards, shardOfSeason } from '@rondelle/projections/views/engine/shards.ts';
import { views } from '@rondelle/projections/views/registry.ts';
import { createDeferredComputer, type DeferredComputer } from '@rondelle/projector/later/compute-later.ts';
import { laterInThread } from '@rondelle/projector/later/later-thread.ts';
import { hasNotedGroups, readLaterCheckpoints } from '@rondelle/projector/later/notes.ts';
import { startProjector } from '@rondelle/projector/live.ts';
import { locks } from '@rondelle/projector/locks.ts';
import { createProjector } from '@rondelle/projector/projector.ts';
import { beginTerm } from '@rondelle/projector/shards/holding.ts';
import { readCheckpoint } from '@rondelle/projector/state.ts';
import type { PoolClient } from 'pg';
import { expect, test } from 'vitest';
import { until } from '../support/until.ts';
import { flowDatabase } from './flow-database.ts';
import { beginning, leagueOf } from './histories/beginning.ts';
import { at, type StreamEvent } from './histories/stream-event.ts';
import { twoWeeks } from './histories/two-weeks.ts';
import { createWriter } from './histories/writer.ts';

const database = flowDatabase();

const live = (homeGoals: number, awayGoals: number): StreamEvent =>
  at('game', 902, {
    type: 'LiveScoreChanged',
    data: { gameId: 902, seasonId: 1, homeGoals, awayGoals, period: 1 },
  });
const third = at('game', 902, {
  type: 'GameScheduled',
  data: {
    gameId: 902,
    seasonId: 1,
    key: null,
    categoryId: 1,
    leagueId: leagueOf(1, 1),
    tournamentId: null,
    stage: 'regular',
    group: null,
    homeTeamId: 1,
    awayTeamId: 3,
    date: '2021-11-26',
    time: null,
    venue: null,
    city: null,
  },
});

/** A projector that leaves later views to a lane which the test runs. */
const openLanes = async () => {
  await database.empty();
  const log = createMemoryEventLog();
  const write = createWriter(log);
  const pool = database.pool();
  const [client, beside] = [await pool.connect(), await pool.connect()];
  const claims = await beginTerm(client, null, allShards);
  const projector = createProjector({ client, log, defers: true }, views, claims);
  const record = async (happenings: readonly StreamEvent[]): Promise<void> => {
    await write(happenings);
    for await (const page of log.readAll(projector.position())) await projector.project(page);
  };
  const release = () => [client, beside].forEach((one) => one.release());
  return { pool, client, beside, claims, record, release, later: createDeferredComputer(views, claims) };
};
const drain = async (later: DeferredComputer, client: PoolClient): Promise<number> => {
  let groups = 0;
  while (await later.next(client)) groups += 1;
  return groups;
};
const positionsOf = async (pool: ReturnType<typeof database.pool>) => {
  const shard = shardOfSeason(1);
  const later = (await readLaterCheckpoints(pool, views)).find((one) => one.shard === shard)?.position;
  return { later, now: (await readCheckpoint(pool)).position };
};

test('the lane has the position before its first pending batch, or the shard’s position when none is pending', async () => {
  const { pool, beside, record, release, later } = await openLanes();
  await record(beginning);
  await drain(later, beside);
  const before = await positionsOf(pool);
  expect(before.later).toBe(before.now);

  for (const one of twoWeeks) await record([one]);
  expect((await positionsOf(pool)).later).toBe(before.now);
  // Two batches changed the category: one computation suffices.
  expect(await drain(later, beside)).toBe(1);
  const after = await positionsOf(pool);
  expect(after.later).toBe(after.now);

  // A view of another version of the program.
  await pool.query(`INSERT INTO later_groups (shard, view, "group") VALUES ($1, 'elsewhere', '[1,1]')`, [
    shardOfSeason(1),
  ]);
  expect((await positionsOf(pool)).later).toBe(after.now);
  release();
});

test('a live goal adds no deferred work; the start and the end of a game do', async () => {
  const { pool, beside, record, release, later } = await openLanes();
  await record([...beginning, ...twoWeeks, third, live(0, 0)]);
  expect(await drain(later, beside)).toBeGreaterThan(0);
  const standings = async () => (await pool.query('SELECT s::text FROM standings s ORDER BY 1')).rows;
  const before = await standings();
  await record([live(1, 0), live(1, 1)]);
  expect(await hasNotedGroups(pool, views)).toBe(false);
  expect(await standings()).toEqual(before);
  const { rows } = await pool.query('SELECT "homeGoals", "awayGoals" FROM games WHERE "gameId" = 902');
  expect(rows).toEqual([{ homeGoals: 1, awayGoals: 1 }]);
  release();
});

test('a lane writes nothing when another process owns its shard, and leaves the notes for that process', async () => {
  const { pool, client, beside, record, release, later } = await openLanes();
  await record([...beginning, ...twoWeeks]);
  const next = createDeferredComputer(views, await beginTerm(client, null, allShards));
  await expect(later.next(beside)).rejects.toMatchObject({ name: 'CheckpointMoved' });
  await beside.query('ROLLBACK');
  expect((await pool.query('SELECT FROM ratings')).rowCount).toBe(0);
  await drain(next, client);
  expect((await pool.query('SELECT FROM ratings')).rowCount).toBeGreaterThan(0);
  release();
});

test('a lane waits for a swap of tables before it locks any table, so that no deadlock occurs', async () => {
  const { pool, beside, record, release, later } = await openLanes();
  await record([...beginning, ...twoWeeks]);
  const swap = await pool.connect();
  await swap.query(`BEGIN; SELECT pg_advisory_xact_lock(${locks.batch}); LOCK TABLE team_words, ratings`);
  const { rows } = await beside.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const next = later.next(beside);
  const locksOf = async (which: string) =>
    (await pool.query(`SELECT FROM pg_locks WHERE pid = $1 AND ${which}`, [rows[0]?.pid])).rowCount;
  await until('a lock to wait for', async () => (await locksOf('NOT granted')) === 1);
  expect(await locksOf(`relation = 'later_groups'::regclass`)).toBe(0);
  await swap.query('COMMIT');
  swap.release();
  expect(await next).not.toBeNull();
  release();
});

test('an exclusive batch of the catalogue does not wait for the computation of a group', async () => {
  const { pool, beside, record, release, later } = await openLanes();
  await record([...beginning, ...twoWeeks]);
  const holder = await pool.connect();
  await holder.query('BEGIN; LOCK TABLE later_groups');
  const { rows } = await beside.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const next = later.next(beside);
  const waits = `SELECT FROM pg_locks WHERE pid = $1 AND NOT granted AND relation = 'later_groups'::regclass`;
  await until('a lane that reads', async () => (await pool.query(waits, [rows[0]?.pid])).rowCount === 1);
  const alone = await pool.query(`SELECT pg_try_advisory_xact_lock(${locks.batch}) AS held`);
  expect(alone.rows).toEqual([{ held: true }]);
  await holder.query('COMMIT');
  holder.release();
  expect(await next).not.toBeNull();
  release();
});

test('quarantines a group whose rows the database refuses, and deletes its note', async () => {
  const { pool, beside, record, release, later } = await openLanes();
  await record([...beginning, ...twoWeeks]);
  await pool.query('ALTER TABLE ratings ADD CONSTRAINT refuses CHECK ("teamId" <> 1)');
  try {
    const refusedGroups: Quarantined[] = [];
    for (let one = await later.next(beside); one; one = await later.next(beside))
      refusedGroups.push(...one.quarantined);
    expect(refusedGroups).toMatchObject([{ views: 'ratings', cause: { code: 'row/refused' } }]);
    expect(await hasNotedGroups(pool, views)).toBe(false);
    expect((await pool.query('SELECT FROM ratings')).rowCount).toBe(0);
    // Views of other tables are computed nevertheless.
    expect((await pool.query('SELECT FROM forecasts')).rowCount).toBeGreaterThan(0);
  } finally {
    await pool.query('ALTER TABLE ratings DROP CONSTRAINT refuses');
  }
  release();
});

test('a running projector computes ratings and forecasts in a thread of its own', async () => {
  await database.empty();
  const pool = database.pool();
  const log = await openEventLog(database.url());
  const { next, close } = laterInThread(database.url(), createLogger('silent'));
  const errors: unknown[] = [];
  const projector = startProjector({ pool, log, later: next, onError: (error) => errors.push(error) });
  await createWriter(log)([...beginning, ...twoWeeks]);
  await until('forecasts', async () => ((await pool.query('SELECT FROM forecasts')).rowCount ?? 0) > 0);
  expect(errors).toEqual([]);
  await projector.stop();
  await close();
  await log.close();
});
