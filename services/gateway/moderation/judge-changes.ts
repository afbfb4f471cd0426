import type { EventLog } from '@rondelle/domain/ports/event-log.ts';
import { dueAgain, forgetStuck, noteStuck } from '@rondelle/infra/jobs/stuck-jobs.ts';
import type { Logger } from '@rondelle/infra/telemetry/logger.ts';
import type { ActivityLogRow } from '@rondelle/projections/activity-log/activity-log.table.ts';
import { sql } from 'kysely';
import { isUnavailable } from '../unavailable.ts';
import { closeUndone } from './close-undone.ts';
import { flagChanges } from './flag-changes.ts';
import type { ModerationDb } from '@rondelle/members/moderation/tables.ts';

const retriedAtATime = 50;

/** Changes that could not be judged before and are due again. */
export const changesDueAgain = async (tx: ModerationDb): Promise<ActivityLogRow[]> => {
  const due = await dueAgain(tx, 'moderation', retriedAtATime);
  if (due.length === 0) return [];
  const found = await tx
    .selectFrom('activity_log')
    .selectAll()
    .where('position', 'in', due)
    .limit(retriedAtATime)
    .execute();
  // On another log the same position is another change, which is looked at from the start.
  const gone = due.filter((subject) => !found.some(({ position }) => position === subject));
  await forgetStuck(tx, 'moderation', gone);
  return found;
};

type Judged = { readonly found: number } | { readonly error: unknown };

/** In a savepoint, so that what fails leaves no trace; a database or a log that is away fails for all. */
const judge = async (
  tx: ModerationDb,
  log: EventLog,
  changes: readonly ActivityLogRow[],
): Promise<Judged> => {
  await sql`SAVEPOINT judging`.execute(tx);
  try {
    const found = (await flagChanges(tx, changes)) + (await closeUndone(tx, log, changes));
    const positions = changes.map(({ position }) => position);
    await forgetStuck(tx, 'moderation', positions);
    await sql`RELEASE SAVEPOINT judging`.execute(tx);
    return { found };
  } catch (error) {
    if (isUnavailable(error)) throw error;
    await sql`ROLLBACK TO SAVEPOINT judging`.execute(tx);
    return { error };
  }
};

/**
 * Judges changes and answers how many were flagged or need no decision any more. All at once; where that fails, one by
 * one: what cannot be judged is set aside for a later attempt, and holds up no other.
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
    logger.error({ err: judged.error, position }, 'a change could not be judged, and will be later');
    await noteStuck(tx, { job: 'moderation', subject: position }, judged.error);
  }
  return found;
};
