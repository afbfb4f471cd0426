import { setTimeout as sleep } from 'node:timers/promises';
import { comparePositions, type Position } from '@rondelle/contracts/log/event.ts';
import { allShards, shardOfSeason } from '@rondelle/projections/views/engine/shards.ts';
import { views } from '@rondelle/projections/views/registry.ts';
import { locks } from '@rondelle/projector/locks.ts';
import { openClient } from '@rondelle/infra/postgres/client.ts';
import type { Service } from './site.ts';

/** The shard of the season in which all writers write. */
const shard = shardOfSeason(1);
const patienceMs = 60_000;
const tables = views.map(({ table }) => table.name);

const shardsOf = async ({ url }: Service): Promise<readonly string[]> => {
  const response = await fetch(`${url}/readyz`).catch(() => null);
  const readiness = (await response?.json().catch(() => null)) as { shards?: readonly string[] } | null;
  return readiness?.shards ?? [];
};

/** The projector that holds the writers' shard, once all projectors hold shards and none is about to move. */
export const holderOf = async (projectors: readonly Service[]): Promise<Service> => {
  for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(20)) {
    const shards = await Promise.all(projectors.map(shardsOf));
    const holder = projectors.find((_, at) => shards[at]?.includes(shard));
    if (holder && shards.every(({ length }) => length > 0)) return holder;
  }
  throw new Error(`nobody works on ${shard}`);
};

/** Tables that every batch of results writes, early and late; a lock on one holds a batch with uncommitted rows. */
export const lockedTables = ['standings', 'season_versions'] as const;

/** Observes the database in which projectors write. */
export const watchBatches = async (databaseUrl: string) => {
  const [client, gatekeeper] = [await openClient(databaseUrl), await openClient(databaseUrl)];

  /** Returns whether the holder of the shard has written rows of views and waits for the locked table. */
  const isHeldUp = async (): Promise<boolean> => {
    const { rows } = await client.query(
      `SELECT FROM pg_locks held
       JOIN pg_stat_activity holder ON holder.pid = held.pid
       JOIN pg_stat_activity writing ON writing.datname = holder.datname
         AND writing.application_name = holder.application_name
       WHERE held.locktype = 'advisory' AND held.classid = $1 AND held.objid = $2 AND held.granted
         AND holder.datname = current_database() AND holder.application_name LIKE 'rondelle projector %'
         AND EXISTS (SELECT FROM pg_locks waiting WHERE waiting.pid = writing.pid AND NOT waiting.granted)
         AND EXISTS (SELECT FROM pg_locks written WHERE written.pid = writing.pid AND written.granted
           AND written.mode = 'RowExclusiveLock' AND written.relation = ANY ($3::text[]::regclass[]))
       LIMIT 1`,
      [locks.shard, allShards.indexOf(shard), tables],
    );
    return rows.length > 0;
  };

  /**
   * Holds the holder's next batch half written, kills the holder and releases the lock; returns whether a batch came.
   */
  const killMidBatch = async (holder: Service, gate: (typeof lockedTables)[number]): Promise<boolean> => {
    await gatekeeper.query(`BEGIN; LOCK TABLE ${gate} IN SHARE MODE`);
    let isWithin = false;
    for (const end = Date.now() + patienceMs; !isWithin && Date.now() < end; ) isWithin = await isHeldUp();
    await holder.kill();
    await gatekeeper.query('ROLLBACK');
    return isWithin;
  };

  /** Waits until the writers' shard reaches a position: another projector has taken over by then. */
  const untilReached = async (position: Position): Promise<void> => {
    for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(10)) {
      const { rows } = await client.query<{ position: Position }>(
        'SELECT position FROM checkpoints WHERE shard = $1',
        [shard],
      );
      if (comparePositions(rows[0]?.position ?? '0', position) >= 0) return;
    }
    throw new Error(`${shard} did not come to ${position}`);
  };
  return { killMidBatch, untilReached, close: () => Promise.all([client.end(), gatekeeper.end()]) };
};
