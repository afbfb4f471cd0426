import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { isLogUnreachable } from '@rondelle/infra/eventlog/unreachable.ts';
import { addJob } from '@rondelle/infra/jobs/stuck-jobs.ts';
import type { Job } from '@rondelle/infra/jobs/worker.ts';
import type { Logger } from '@rondelle/infra/telemetry/logger.ts';
import type { ActivityLogRow } from '@rondelle/projections/views/activity-log/activity-log.table.ts';
import { sql } from 'kysely';
import { closeUndone } from './close-undone.ts';
import { flagChanges } from './flag-changes.ts';
import type { ModerationDb } from '@rondelle/members/moderation/tables.ts';

const isUnavailable = (error: unknown): boolean =>
  error instanceof Error && (isLogUnreachable(error) || isUnavailable(error.cause));

type Judged = { readonly found: number } | { readonly error: unknown };

/**
 * Runs in a savepoint, so that a failed judgement leaves nothing behind. Rethrows when the database or the log is
 * unreachable.
 */
const judge = async (
  tx: ModerationDb,
  log: EventLog,
  changes: readonly ActivityLogRow[],
): Promise<Judged> => {
  await sql`SAVEPOINT judging`.execute(tx);
  try {
    const found = (await flagChanges(tx, changes)) + (await closeUndone(tx, log, changes));
    await sql`RELEASE SAVEPOINT judging`.execute(tx);
    return { found };
  } catch (error) {
    if (isUnavailable(error)) throw error;
    await sql`ROLLBACK TO SAVEPOINT judging`.execute(tx);
    return { error };
  }
};

/**
 * Judges changes; returns how many were flagged or closed. Judges all at once and, when that fails, one by one: a
 * change that fails becomes a job and does not block the others.
 */
export const judgeChanges = async (
  tx: ModerationDb,
  log: EventLog,
  changes: readonly ActivityLogRow[],
  logger: Logger,
): Promise<number> => {
  if (changes.length === 0) return 0;
  const together = await judge(tx, log, changes);
  if ('found' in together) return together.found;
  let found = 0;
  for (const change of changes) {
    const judged = await judge(tx, log, [change]);
    if ('found' in judged) {
      found += judged.found;
      continue;
    }
    const { position } = change;
    logger.error({ err: judged.error, position }, 'a change could not be reviewed; retrying later');
    await addJob(tx, { job: 'moderation', subject: position });
  }
  return found;
};

/** Judges again a change that failed before; calls `onFound` when the queue has changed. */
export const judgeAgain =
  (db: ModerationDb, log: EventLog, onFound: () => void): Job =>
  async (position) => {
    const found = await db.transaction().execute(async (tx) => {
      // After a switch to another log the position is another change; that log is watched from its start anyway.
      const changes = await tx
        .selectFrom('activity_log')
        .selectAll()
        .where('position', '=', position)
        .execute();
      return (await flagChanges(tx, changes)) + (await closeUndone(tx, log, changes));
    });
    if (found > 0) onFound();
  };
