import type { DecideHeld, DecidedHeld } from '@rondelle/contracts/moderation/held.inputs.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { CommandKind, CommandsByKind, Unprepared } from '@rondelle/contracts/competition/commands.ts';
import { ownCommandId } from '@rondelle/domain/command-ids.ts';
import { visibleToReviewerSql, type Reviewer } from '@rondelle/members/moderation/review-scope.ts';
import {
  type ModerationDb,
  type ModerationTables,
  withModeration,
} from '@rondelle/members/moderation/tables.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { type Selectable, sql } from 'kysely';
import { send } from '../run-command.ts';
import type { Writing } from '../writing.ts';
import { isEnteredSince } from './new-game.ts';

type Row = Selectable<ModerationTables['moderation.held_changes']>;

/** The open change with this id; throws `change/unknown`, and `permission/denied` for the reviewer's own. */
const toDecide = async (db: Db, reviewer: Reviewer, id: number): Promise<Row> => {
  const { rows } = await sql<Row>`
    SELECT h.* FROM moderation.held_changes h
    WHERE h.id = ${id} AND h.state = 'open' AND ${visibleToReviewerSql('h', reviewer)}`.execute(
    withModeration(db),
  );
  const [row] = rows;
  if (!row) throw new DomainError('change/unknown', 'id');
  if (row.memberId === reviewer.memberId) throw new DomainError('permission/denied');
  return row;
};

/** How long the author's notification waits for decisions on the rest of the action, in minutes. */
const gatherMinutes = 10;

/** Notifies the author once the whole action is decided, or when no other decision follows for a while. */
const notifyLater = (tx: ModerationDb, { memberId, actionId, id }: Row) =>
  sql`
    SELECT FROM (
      SELECT coalesce(min(h.id) FILTER (WHERE h.state <> 'open'), ${id}) AS first, bool_or(h.state = 'open') AS "isOpen"
      FROM moderation.held_changes h
      WHERE h."memberId" = ${memberId} AND (h.id = ${id} OR h."actionId" = ${actionId})) action,
    LATERAL operations.add_job_at('held', action.first::text,
      now() + CASE WHEN action."isOpen" THEN ${gatherMinutes} ELSE 0 END * interval '1 minute')`.execute(tx);

/** Minutes until others may decide, if the program that was recording the change has ended. */
const claimMinutes = 1;

/** SQL condition: nobody is recording the change at this moment. */
const isUnclaimed = sql<boolean>`("claimedAt" IS NULL
  OR "claimedAt" < now() - ${claimMinutes} * interval '1 minute')`;

const openRow = (db: ModerationDb, { id, commandId }: Pick<Row, 'id' | 'commandId'>) =>
  db
    .updateTable('moderation.held_changes')
    .where('id', '=', id)
    // The author may have replaced the held change by a later one that no reviewer has seen.
    .where('commandId', '=', commandId)
    .where('state', '=', 'open');

/** Claims the change while it is recorded. Throws `change/unknown` when somebody else decides on it. */
const claim = async (db: Db, row: Row): Promise<void> => {
  const { numUpdatedRows } = await openRow(withModeration(db), row)
    .set({ claimedAt: sql`now()` })
    .where(isUnclaimed)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new DomainError('change/unknown', 'id');
};

type Decided = { readonly state: 'approved' | 'undone'; readonly decidedBy: string };

/** Closes the change and notifies its author; returns whether it was still open. */
const close = (db: Db, row: Row, decided: Decided, isClaimed: boolean): Promise<boolean> =>
  withModeration(db)
    .transaction()
    .execute(async (tx) => {
      const { numUpdatedRows } = await openRow(tx, row)
        .set({ ...decided, decidedAt: sql`now()` })
        .$if(!isClaimed, (open) => open.where(isUnclaimed))
        .executeTakeFirst();
      if (numUpdatedRows > 0n) await notifyLater(tx, row);
      return numUpdatedRows > 0n;
    });

/** Records the change as the reviewer's; looks up its references again. */
const record = async (write: Writing, row: Row, revision: string) => {
  if (await isEnteredSince(write.db, row)) throw new DomainError('game/already-there');
  const commandId = ownCommandId(row.memberId, row.commandId, 'held');
  // The commands were stored for this kind.
  const commands = row.commands.map((one) => ({ ...one, commandId })) as Unprepared<
    CommandsByKind[CommandKind]
  >[];
  // Groups the changes of one import.
  const asAction = { ...write, ...(row.actionId !== null && { correlationId: row.actionId }) };
  return send(asAction, row.kind, { commandId, ifRevision: revision }, row.entityId, commands);
};

const accept = async (write: Writing, row: Row, revision: string): Promise<void> => {
  const { db, session } = write;
  await claim(db, row);
  try {
    await record({ ...write, partOf: 'save', isReview: true }, row, revision);
  } catch (error) {
    await openRow(withModeration(db), row).set({ claimedAt: null }).execute();
    throw error;
  }
  await close(db, row, { state: 'approved', decidedBy: session.memberId }, true);
};

const decline = async ({ db, session }: Writing, row: Row): Promise<void> => {
  if (!(await close(db, row, { state: 'undone', decidedBy: session.memberId }, false)))
    throw new DomainError('change/unknown', 'id');
};

/**
 * Accepts or declines changes that wait, one by one: a refused one has its reason and does not affect the others.
 * Refuses with `stream/conflict` when somebody else changed the entity since the reviewer saw it, and with
 * `permission/denied` when the change would wait for the reviewer too.
 */
export const decideHeld = async (
  write: Writing,
  reviewer: Reviewer,
  { decision, changes }: DecideHeld,
): Promise<DecidedHeld> => {
  const refused: { id: number; message: string }[] = [];
  for (const { id, revision } of changes)
    try {
      const row = await toDecide(write.db, reviewer, id);
      await (decision === 'accept' ? accept(write, row, revision) : decline(write, row));
    } catch (error) {
      if (!(error instanceof DomainError) || error.code === 'request/too-many') throw error;
      refused.push({ id, message: write.textOf(error) });
    }
  return { decided: changes.length - refused.length, refused };
};

/** Withdraws a member's own change. Throws `change/unknown` when it no longer waits. */
export const withdrawHeld = async (db: Db, memberId: string, id: number): Promise<void> => {
  const row = await withModeration(db)
    .deleteFrom('moderation.held_changes')
    .where('id', '=', id)
    .where('memberId', '=', memberId)
    .where('state', '=', 'open')
    .where(isUnclaimed)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw new DomainError('change/unknown', 'id');
};
