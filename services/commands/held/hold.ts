import { DomainError } from '@rondelle/contracts/errors.ts';
import { aggregates } from '@rondelle/domain/competition/aggregates.ts';
import { decideAll } from '@rondelle/domain/execute.ts';
import { withModeration } from '@rondelle/members/moderation/tables.ts';
import { sql } from 'kysely';
import { takeForCorrection } from '../write-limits.ts';
import type { Writing } from '../writing.ts';
import type { Change } from './change.ts';
import { competitionOfChange, seasonOfChange, treatmentOf } from './wait-facts.ts';

/** Most changes of one member that wait at a time. */
export const mostHeld = 500;

/** Keeps a change for a second person; the same command again, or a later wish for the same thing, adds none. */
const keep = async ({ db, session, correlationId }: Writing, change: Change): Promise<void> => {
  const { kind, id, commandId, commands } = change;
  const { rows } = await sql<{ kept: number }>`
    WITH waiting AS (
      SELECT count(*) AS changes FROM moderation.held_changes
      WHERE "memberId" = ${session.memberId} AND state = 'open' AND (kind, "entityId") <> (${kind}, ${id}))
    INSERT INTO moderation.held_changes AS held
      ("memberId", "commandId", "actionId", kind, "entityId", "seasonId", competition, commands)
    SELECT ${session.memberId}, ${commandId}, ${correlationId ?? null}, ${kind}, ${id},
      ${seasonOfChange(change)}, ${competitionOfChange(change)}, ${JSON.stringify(commands)}::jsonb
    FROM waiting WHERE changes < ${mostHeld}
      AND NOT EXISTS (SELECT FROM moderation.held_changes
        WHERE "memberId" = ${session.memberId} AND "commandId" = ${commandId})
    ON CONFLICT ("memberId", kind, "entityId") WHERE state = 'open' DO UPDATE SET
      "commandId" = excluded."commandId", "actionId" = excluded."actionId", commands = excluded.commands,
      "seasonId" = excluded."seasonId", competition = excluded.competition, "recordedAt" = now()
    RETURNING 1 AS kept`.execute(withModeration(db));
  if (rows.length > 0) return;
  const known = await withModeration(db)
    .selectFrom('moderation.held_changes')
    .select('id')
    .where('memberId', '=', session.memberId)
    .where('commandId', '=', commandId)
    .executeTakeFirst();
  if (!known) throw new DomainError('change/too-many-held');
};

/** Whether the commands would change anything. Throws like the commands themselves. */
const changesAnything = ({ kind, commands, state }: Change): boolean =>
  decideAll(aggregates[kind], commands, state).length > 0;

/**
 * Holds a change that waits for a second person, and returns whether it does. A preview holds nothing. Throws what the
 * commands would throw, `change/needs-another` for a step of an action, which is made as a whole or not at all, and
 * `change/too-many-held`.
 */
export const holdIfNeeded = async (write: Writing, change: Change): Promise<boolean> => {
  if (!write.services.records) return false;
  if ((await treatmentOf(write, change)) !== 'waits' || !changesAnything(change)) return false;
  if (write.partOf === 'action') throw new DomainError('change/needs-another');
  await keep(write, change);
  return true;
};

/**
 * The same for a row of an import: what is over the member's limit of corrections waits too, so that no row is lost.
 * With `isDry` it only tells.
 */
export const holdRowIfNeeded = async (write: Writing, change: Change, isDry: boolean): Promise<boolean> => {
  const treatment = await treatmentOf(write, change);
  if (treatment === 'free' || !changesAnything(change)) return false;
  if (treatment === 'counted' && (isDry || (await takeForCorrection(write)))) return false;
  if (!isDry) await keep(write, change);
  return true;
};
