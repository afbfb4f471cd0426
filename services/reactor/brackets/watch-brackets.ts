import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';
import { addJobsOfChanges, type Watched } from '../watching/jobs-of-changes.ts';
import type { Watcher } from '../watching/unseen-changes.ts';

/** Changes that may decide a knock-out game. Starts at the present: an older bracket is filled at its next change. */
const watcher: Watcher = {
  cursors: 'brackets.cursors',
  which: sql`a.kind IN ('game', 'tournament')`,
  atATime: 1_000,
  fromStart: false,
};

/** The ids of tournaments with brackets that these changes concern. */
const bracketsAmong = async (tx: Db, positions: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ id: number }>`
    WITH changed AS (SELECT kind, "entityId", revision FROM activity_log WHERE position = ANY (${positions}::bigint[]))
    SELECT t."tournamentId" AS id FROM tournaments t
    WHERE jsonb_array_length(t.brackets::jsonb) > 0 AND t."tournamentId" IN (
      SELECT "entityId" FROM changed WHERE kind = 'tournament'
      UNION SELECT h."tournamentId" FROM changed
        JOIN game_history h ON h."gameId" = changed."entityId" AND h.revision = changed.revision
        WHERE changed.kind = 'game' AND h."tournamentId" IS NOT NULL)
    ORDER BY 1`.execute(tx);
  return rows.map(({ id }) => String(id));
};

/** Watches for changes that fill brackets; returns a function that stops it. */
export const watchBrackets = (watched: Watched) =>
  addJobsOfChanges(watched, {
    lock: 'brackets.watch',
    watcher,
    job: 'bracket',
    subjectsAmong: bracketsAmong,
    failed: 'brackets could not be checked; retrying later',
  });
