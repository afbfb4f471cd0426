import type { Position } from '@rondelle/contracts/log/event.ts';
import type { Shard } from '@rondelle/projections/engine/shards.ts';
import type { ClientBase, Pool } from 'pg';

/** What keeps a shard back: the event at this position, or what follows from it, cannot be brought into its views. */
export type Failure = {
  readonly shard: Shard;
  readonly position: Position;
  readonly message: string;
  readonly attempts: number;
  /** When it was tried the last time, and the first. */
  readonly failedAt: string;
  readonly since: string;
};
type Queryable = Pool | ClientBase;

/** The shards that stand still, and why. */
export const readFailures = async (db: Queryable): Promise<readonly Failure[]> => {
  const { rows } = await db.query<Failure>(
    'SELECT shard, position, message, attempts, failed_at AS "failedAt", since FROM projector_failures ORDER BY shard',
  );
  return rows;
};

/** Answers whether it is new that this shard stands still. */
export const recordFailure = async (
  db: Queryable,
  shard: Shard,
  position: Position,
  message: string,
): Promise<boolean> => {
  const { rows } = await db.query<{ attempts: number }>(
    `INSERT INTO projector_failures AS f (shard, position, message, attempts) VALUES ($1, $2, $3, 1)
     ON CONFLICT (shard) DO UPDATE SET message = excluded.message, failed_at = now(), position = excluded.position,
       since = CASE WHEN f.position = excluded.position THEN f.since ELSE now() END,
       attempts = CASE WHEN f.position = excluded.position THEN f.attempts + 1 ELSE 1 END
     RETURNING attempts`,
    [shard, position, message],
  );
  return rows[0]?.attempts === 1;
};

/** Takes back what has been mended: the failures of these shards that their views are past. Answers how many. */
export const clearMended = async (db: Queryable, shards: readonly Shard[]): Promise<number> => {
  const { rowCount } = await db.query(
    `DELETE FROM projector_failures f USING checkpoints c
     WHERE f.shard = c.shard AND f.position <= c.position AND f.shard = ANY ($1)`,
    [shards],
  );
  return rowCount ?? 0;
};
