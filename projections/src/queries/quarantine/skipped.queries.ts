import type { SkippedEvent } from '@rondelle/contracts/site/quarantine.ts';
import { sql } from 'kysely';
import type { Db } from '../../views/schema.ts';

const displayLimit = 50;

/**
 * Excludes from the views the first event that a quarantined stream waits for, and requests a retry of the later ones.
 * Returns false when `id` names no quarantined stream.
 */
export const skipEvent = async (db: Db, id: string, reason: string, memberId: string): Promise<boolean> => {
  const { rows } = await sql`
    WITH first AS (
      UPDATE set_aside SET "retryAskedAt" = now() WHERE id = ${id} AND position IS NOT NULL
      RETURNING position, thing)
    INSERT INTO operations.skipped_events (position, stream, reason, "memberId")
    SELECT position, thing, ${reason}, ${memberId} FROM first
    ON CONFLICT (position) DO UPDATE SET reason = excluded.reason RETURNING position`.execute(db);
  return rows.length > 0;
};

/** Cancels the exclusion of an event, so that the next rebuild applies it. */
export const cancelSkip = async (db: Db, position: string): Promise<void> => {
  await sql`DELETE FROM operations.skipped_events WHERE position = ${position}`.execute(db);
};

/** Returns the excluded events, latest first. */
export const skippedEvents = async (db: Db): Promise<SkippedEvent[]> => {
  const { rows } = await sql<SkippedEvent>`
    SELECT s.position::text AS position, s.stream, s.reason, m.username AS by, s."skippedAt"
    FROM operations.skipped_events s LEFT JOIN accounts.members m ON m.id = s."memberId"
    ORDER BY s."skippedAt" DESC LIMIT ${displayLimit}`.execute(db);
  return rows;
};
