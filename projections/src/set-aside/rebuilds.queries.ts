import type { AskedRebuild } from '@rondelle/contracts/site/views-state.ts';
import { sql } from 'kysely';
import type { Db } from '../schema.ts';

const mostShown = 5;

/** Asks the processes that keep the views for a rebuild, of one or of all; one that waits already is enough. */
export const askRebuild = async (db: Db, view: string | null): Promise<void> => {
  await sql`
    INSERT INTO operations.rebuilds (view) SELECT ${view}::text
    WHERE NOT EXISTS (SELECT FROM operations.rebuilds
      WHERE "startedAt" IS NULL AND view IS NOT DISTINCT FROM ${view}::text)`.execute(db);
};

/** The latest that were asked for, and how far each has come; one of which nothing was heard for a minute broke off. */
export const askedRebuilds = async (db: Db): Promise<AskedRebuild[]> => {
  const { rows } = await sql<AskedRebuild>`
    SELECT id, view, progress, "askedAt", "finishedAt", fault,
      CASE WHEN "finishedAt" IS NOT NULL THEN CASE WHEN fault IS NULL THEN 'done' ELSE 'failed' END
        WHEN "startedAt" IS NULL THEN 'waiting'
        WHEN "heardAt" < now() - interval '1 minute' THEN 'broken-off' ELSE 'running' END AS state
    FROM operations.rebuilds ORDER BY id DESC LIMIT ${mostShown}`.execute(db);
  return rows;
};
