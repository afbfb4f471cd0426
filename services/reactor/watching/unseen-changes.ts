import { comparePositions, origin, type Position } from '@rondelle/contracts/log/event.ts';
import type { ActivityLogRow } from '@rondelle/projections/views/activity-log/activity-log.table.ts';
import { shardOfSeason } from '@rondelle/projections/views/engine/shards.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { type RawBuilder, sql } from 'kysely';

/** A consumer of all changes of some kind, in order. */
export type Watcher = {
  /** The table with the position up to which each shard was seen. */
  readonly cursors: 'moderation.cursors' | 'notifications.cursors' | 'brackets.cursors';
  /** A condition on rows of the activity log (as `a`). */
  readonly which: RawBuilder<unknown>;
  readonly atATime: number;
  /** True to start at the beginning of the log; otherwise at the present. */
  readonly fromStart: boolean;
};

const isBefore = (one: Position, other: Position): boolean => comparePositions(one, other) < 0;

/** A shard of the views: the position up to which it was seen, and the one that the views have reached. */
type Reach = { readonly shard: string; readonly seen: Position; readonly reached: Position };
export type Unseen = { readonly changes: readonly ActivityLogRow[]; readonly next: readonly Reach[] };

/** Shards with a new position. A shard whose position is before the seen one belongs to another log and starts over. */
const movedShards = async (db: Db, { cursors, fromStart }: Watcher): Promise<readonly Reach[]> => {
  const first = fromStart ? sql`0` : sql`c.position`;
  const { rows } = await sql<Reach>`
    SELECT c.shard, c.position AS reached,
      CASE WHEN s.position > c.position THEN ${first} ELSE coalesce(s.position, ${first}) END AS seen
    FROM checkpoints c LEFT JOIN ${sql.table(cursors)} s ON s.shard = c.shard
    WHERE c.position IS DISTINCT FROM s.position`.execute(db);
  return rows;
};

const changesIn = async (
  db: Db,
  { which, atATime }: Watcher,
  moved: readonly Reach[],
): Promise<ActivityLogRow[]> => {
  const seasons = await db.selectFrom('seasons').select('seasonId').limit(10_000).execute();
  const reaches = new Map(moved.map((reach) => [reach.shard, reach]));
  const ranges = seasons.flatMap(({ seasonId }) => {
    const reach = reaches.get(shardOfSeason(seasonId));
    return reach ? [{ seasonId, ...reach }] : [];
  });
  const { rows } = await sql<ActivityLogRow>`
    SELECT a.* FROM unnest(
      ${ranges.map(({ seasonId }) => seasonId)}::int[],
      ${ranges.map(({ seen }) => seen)}::bigint[],
      ${ranges.map(({ reached }) => reached)}::bigint[]) AS asked ("seasonId", seen, reached)
    CROSS JOIN LATERAL (
      SELECT * FROM activity_log a
      WHERE a."seasonId" = asked."seasonId" AND a.position > asked.seen AND a.position <= asked.reached
        AND ${which}
      ORDER BY a.position LIMIT ${atATime}) a
    ORDER BY a.position LIMIT ${atATime}`.execute(db);
  return rows;
};

/**
 * The changes that were not seen yet, oldest first and in batches, up to the position of each shard; `next` holds the
 * cursors to store.
 */
export const unseenChanges = async (db: Db, watcher: Watcher): Promise<Unseen> => {
  const moved = await movedShards(db, watcher);
  if (moved.length === 0) return { changes: [], next: [] };
  const changes = await changesIn(db, watcher, moved);
  const last = changes.length === watcher.atATime ? (changes.at(-1)?.position ?? origin) : null;
  const next = moved.map(({ shard, seen, reached }) => {
    if (last === null || isBefore(reached, last)) return { shard, seen: reached, reached };
    return { shard, seen: isBefore(seen, last) ? last : seen, reached };
  });
  return { changes, next };
};

/** Stores the cursors, in the transaction that handles the changes. */
export const noteSeen = async (db: Db, { cursors }: Watcher, next: readonly Reach[]): Promise<void> => {
  if (next.length === 0) return;
  await sql`
    INSERT INTO ${sql.table(cursors)} (shard, position)
    SELECT * FROM unnest(${next.map(({ shard }) => shard)}::text[], ${next.map(({ seen }) => seen)}::bigint[])
    ON CONFLICT (shard) DO UPDATE SET position = excluded.position`.execute(db);
};
