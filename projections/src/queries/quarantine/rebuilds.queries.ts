import type { RequestedRebuild } from '@rondelle/contracts/site/views-state.ts';
import { sql } from 'kysely';
import type { Db } from '../../views/schema.ts';

const displayLimit = 5;

/**
 * Requests a rebuild of one view, or of all when `view` is null. Does nothing when the same request is already waiting.
 */
export const requestRebuild = async (db: Db, view: string | null): Promise<void> => {
  await sql`
    INSERT INTO operations.rebuilds (view) SELECT ${view}::text
    WHERE NOT EXISTS (SELECT FROM operations.rebuilds
      WHERE "startedAt" IS NULL AND view IS NOT DISTINCT FROM ${view}::text)`.execute(db);
};

/**
 * Returns the latest rebuild requests with their progress. One without a heartbeat for a minute counts as `broken-off`.
 */
export const requestedRebuilds = async (db: Db): Promise<RequestedRebuild[]> => {
  const { rows } = await sql<RequestedRebuild>`
    SELECT id, view, progress, "askedAt" AS "requestedAt", "finishedAt", fault AS error,
      CASE WHEN "finishedAt" IS NOT NULL THEN CASE WHEN fault IS NULL THEN 'done' ELSE 'failed' END
        WHEN "startedAt" IS NULL THEN 'waiting'
        WHEN "heardAt" < now() - interval '1 minute' THEN 'broken-off' ELSE 'running' END AS state
    FROM operations.rebuilds ORDER BY id DESC LIMIT ${displayLimit}`.execute(db);
  return rows;
};
