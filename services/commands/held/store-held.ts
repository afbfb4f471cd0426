import { DomainError } from '@rondelle/contracts/errors.ts';
import { type ModerationDb, withModeration } from '@rondelle/members/moderation/tables.ts';
import { sql } from 'kysely';
import type { Writing } from '../writing.ts';
import { type Change, competitionOfChange, placeOfNewResult, seasonOfChange } from './change.ts';
import { newGameIn } from './new-game.ts';

/** Most changes of one member that wait at a time. */
export const mostHeld = 500;

/**
 * Drops the member's earlier held changes that a new one replaces: the same new game, unless it is of this import, and
 * those declined in an earlier import.
 */
const dropReplaced = (db: ModerationDb, { session, correlationId }: Writing, change: Change) => {
  const { id, commandId, commands } = change;
  const game = JSON.stringify(newGameIn(commands));
  const action = correlationId ?? null;
  return sql`
    DELETE FROM moderation.held_changes
    WHERE "memberId" = ${session.memberId} AND (
      state = 'undone' AND "commandId" = ${commandId} AND "actionId" IS DISTINCT FROM ${action} OR
      state = 'open' AND "commandId" <> ${commandId} AND kind = 'game' AND "entityId" <> ${id}
        AND ("actionId" IS NULL OR "actionId" IS DISTINCT FROM ${action})
        AND commands -> 0 @> ${game}::jsonb)`.execute(db);
};

/** Notifies those who may accept a change, unless another one of the member already waits for them. */
const notifyReviewers = (tx: ModerationDb, { session }: Writing, id: number) =>
  sql`
    SELECT operations.add_job_at('held', h.id::text, now()) FROM moderation.held_changes h
    WHERE h.id = ${id} AND NOT EXISTS (
      SELECT FROM moderation.held_changes other
      WHERE other."memberId" = ${session.memberId} AND other.state = 'open' AND other.id <> h.id
        AND other.competition IS NOT DISTINCT FROM h.competition)`.execute(tx);

/** Stores a change for a second person; a repeated command, or a later change of the same entity, adds none. */
export const storeHeld = async (write: Writing, change: Change): Promise<void> => {
  const { session, correlationId } = write;
  const { kind, id, commandId, commands } = change;
  // The reviewers of the competition that the result would affect decide about it.
  const competition = placeOfNewResult(change)?.competition ?? competitionOfChange(change);
  await withModeration(write.db)
    .transaction()
    .execute(async (tx) => {
      await dropReplaced(tx, write, change);
      const { rows } = await sql<{ id: number }>`
        WITH waiting AS (
          SELECT count(*) AS changes FROM moderation.held_changes
          WHERE "memberId" = ${session.memberId} AND state = 'open' AND (kind, "entityId") <> (${kind}, ${id}))
        INSERT INTO moderation.held_changes AS held
          ("memberId", "commandId", "actionId", kind, "entityId", "seasonId", competition, commands)
        SELECT ${session.memberId}, ${commandId}, ${correlationId ?? null}, ${kind}, ${id},
          ${seasonOfChange(change)}, ${competition}, ${JSON.stringify(commands)}::jsonb
        FROM waiting WHERE changes < ${mostHeld}
          AND NOT EXISTS (SELECT FROM moderation.held_changes
            WHERE "memberId" = ${session.memberId} AND "commandId" = ${commandId})
        ON CONFLICT ("memberId", kind, "entityId") WHERE state = 'open' DO UPDATE SET
          "commandId" = excluded."commandId", "actionId" = excluded."actionId", commands = excluded.commands,
          "seasonId" = excluded."seasonId", competition = excluded.competition, "recordedAt" = now()
        RETURNING held.id`.execute(tx);
      const [stored] = rows;
      if (stored) {
        await notifyReviewers(tx, write, stored.id);
        return;
      }
      const known = await tx
        .selectFrom('moderation.held_changes')
        .select('id')
        .where('memberId', '=', session.memberId)
        .where('commandId', '=', commandId)
        .executeTakeFirst();
      if (!known) throw new DomainError('change/too-many-held');
    });
};
