import { comparePositions, origin, type Position } from '@rondelle/contracts/log/event.ts';
import type { ActivityLogRow } from '@rondelle/projections/activity-log/activity-log.table.ts';
import { shardOfSeason } from '@rondelle/projections/engine/shards.ts';
import { sql } from 'kysely';
import type { ModerationDb } from '@rondelle/members/moderation/tables.ts';

const atATime = 200;

const isBefore = (one: Position, other: Position): boolean => comparePositions(one, other) < 0;

/** A shard of the views: how far its changes have been looked at, and how far they can be. */
type Reach = { readonly shard: string; readonly seen: Position; readonly reached: Position };
export type Unseen = { readonly changes: readonly ActivityLogRow[]; readonly next: readonly Reach[] };

/** Shards that have come further. One that is behind what was seen is on another log: it is looked at from the start. */
const movedShards = async (db: ModerationDb): Promise<readonly Reach[]> => {
  const { rows } = await sql<Reach>`
    SELECT c.shard, c.position AS reached,
      CASE WHEN s.position > c.position THEN 0 ELSE coalesce(s.position, 0) END AS seen
    FROM checkpoints c LEFT JOIN moderation.cursors s ON s.shard = c.shard
    WHERE c.position IS DISTINCT FROM s.position`.execute(db);
  return rows;
};

const changesIn = async (db: ModerationDb, moved: readonly Reach[]): Promise<ActivityLogRow[]> => {
  const seasons = await db.selectFrom('seasons').select('seasonId').limit(10_000).execute();
  const reaches = new Map(moved.map((reach) => [reach.shard, reach]));
  const asked = seasons.flatMap(({ seasonId }) => {
    const reach = reaches.get(shardOfSeason(seasonId));
    return reach ? [{ seasonId, ...reach }] : [];
  });
  const { rows } = await sql<ActivityLogRow>`
    SELECT a.* FROM unnest(
      ${asked.map(({ seasonId }) => seasonId)}::int[],
      ${asked.map(({ seen }) => seen)}::bigint[],
      ${asked.map(({ reached }) => reached)}::bigint[]) AS asked ("seasonId", seen, reached)
    CROSS JOIN LATERAL (
      SELECT * FROM activity_log a
      WHERE a."seasonId" = asked."seasonId" AND a.position > asked.seen AND a.position <= asked.reached
        AND a.kind <> 'season' AND a.source IN ('web', 'api')
      ORDER BY a.position LIMIT ${atATime}) a
    ORDER BY a.position LIMIT ${atATime}`.execute(db);
  return rows;
};

/**
 * What people have changed in the seasons and nobody has looked at yet, oldest first and not all at a time; `next` is
 * where to go on. Changes are taken up to where the views have come, each shard for itself.
 */
export const unseenChanges = async (db: ModerationDb): Promise<Unseen> => {
  const moved = await movedShards(db);
  if (moved.length === 0) return { changes: [], next: [] };
  const changes = await changesIn(db, moved);
  const last = changes.length === atATime ? (changes.at(-1)?.position ?? origin) : null;
  const next = moved.map(({ shard, seen, reached }) => {
    if (last === null || isBefore(reached, last)) return { shard, seen: reached, reached };
    return { shard, seen: isBefore(seen, last) ? last : seen, reached };
  });
  return { changes, next };
};

export const noteSeen = async (db: ModerationDb, next: readonly Reach[]): Promise<void> => {
  if (next.length === 0) return;
  const rows = next.map(({ shard, seen: position }) => ({ shard, position }));
  await db
    .insertInto('moderation.cursors')
    .values(rows)
    .onConflict((on) => on.column('shard').doUpdateSet({ position: (is) => is.ref('excluded.position') }))
    .execute();
};
