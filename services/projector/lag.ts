import { comparePositions, type Position } from '@rondelle/contracts/log/event.ts';
import type { Shard } from '@rondelle/projections/views/engine/shards.ts';
import type { ClientBase, Pool } from 'pg';
import type { LogReader } from './log-reader.ts';
import { leastOf, readCheckpoints, type ShardCheckpoint } from './state.ts';

type ReadableLog = Pick<LogReader, 'head' | 'readAll'>;

/**
 * Seconds since the first entry after a position was recorded. Read from the log, as positions of some logs count
 * bytes.
 */
const waitingSince = async (log: ReadableLog, position: Position): Promise<number> => {
  for await (const [oldest] of log.readAll(position, 1))
    return oldest ? Math.max(0, (Date.now() - Date.parse(oldest.recordedAt)) / 1_000) : 0;
  return 0;
};

type ReadsCheckpoints = (db: Pool | ClientBase) => Promise<readonly ShardCheckpoint[]>;

/**
 * The age of the oldest entry that some view lacks, in seconds; 0 when the views are up to date. With
 * `readLaterCheckpoints`, that of the views that are computed later.
 */
export const readLag = async (
  pool: Pool | ClientBase,
  log: ReadableLog,
  read: ReadsCheckpoints = readCheckpoints,
): Promise<number> => {
  const [checkpoints, head] = await Promise.all([read(pool), log.head()]);
  const least = leastOf(checkpoints);
  return comparePositions(least, head) >= 0 ? 0 : waitingSince(log, least);
};

/** Returns the lag of each shard. */
export const readLags = async (pool: Pool, log: ReadableLog): Promise<ReadonlyMap<Shard, number>> => {
  const [checkpoints, head] = await Promise.all([readCheckpoints(pool), log.head()]);
  const seconds = new Map<Position, number>();
  for (const { position } of checkpoints)
    if (comparePositions(position, head) < 0 && !seconds.has(position))
      seconds.set(position, await waitingSince(log, position));
  return new Map(checkpoints.map(({ shard, position }) => [shard, seconds.get(position) ?? 0]));
};
