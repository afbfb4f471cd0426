import type { CommandKind } from '@rondelle/contracts/competition/commands.ts';
import type { HintBus } from '@rondelle/contracts/ports/hint-bus.ts';
import type { Job } from '@rondelle/infra/jobs/worker.ts';
import { notifyMembers } from '@rondelle/members/notifications/notify.ts';
import { type NotificationDb, withNotifications } from '@rondelle/members/notifications/tables.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';
import { hintMembers } from './hint-members.ts';
import { notifyReviewers } from './notify-reviewers.ts';

type Decided = {
  readonly id: number;
  readonly memberId: string;
  readonly kind: CommandKind;
  readonly entityId: number;
  readonly seasonId: number | null;
  readonly isAccepted: boolean;
};

/** The decided changes of the same action of which the author was not notified; marks them as notified. */
const takeDecided = async (tx: NotificationDb, id: string): Promise<readonly Decided[]> => {
  const { rows } = await sql<Decided>`
    UPDATE moderation.held_changes h SET "isNotified" = true
    FROM moderation.held_changes first
    WHERE first.id = ${id}::int AND h."memberId" = first."memberId"
      AND (h.id = first.id OR h."actionId" = first."actionId") AND h.state <> 'open' AND NOT h."isNotified"
    RETURNING h.id, h."memberId", h.kind, h."entityId", h."seasonId", h.state = 'approved' AS "isAccepted"`.execute(
    tx,
  );
  return rows.toSorted((one, other) => one.id - other.id);
};

const notifyAuthor = async (tx: NotificationDb, id: string): Promise<readonly string[]> => {
  const decided = await takeDecided(tx, id);
  const [first] = decided;
  if (!first) return [];
  const accepted = decided.filter(({ isAccepted }) => isAccepted).length;
  const { kind, entityId, seasonId } = first;
  return notifyMembers(
    tx,
    {
      // Each change is notified once, so the first one identifies the notification.
      source: `held-${first.id}`,
      kinds: ['held'],
      about: { of: 'held', accepted, declined: decided.length - accepted, kind, id: entityId, seasonId },
      at: new Date().toISOString(),
    },
    [{ memberId: first.memberId, subjects: [] }],
  );
};

/**
 * Notifies of a held change. While it waits: those who may accept it. After that, its author: of the decisions on the
 * changes of one action since the last notification.
 */
export const notifyOfHeld =
  (db: Db, hints: Pick<HintBus, 'publish'>): Job =>
  async (id) =>
    hintMembers(
      hints,
      await withNotifications(db)
        .transaction()
        .execute(async (tx) => (await notifyReviewers(tx, id)) ?? (await notifyAuthor(tx, id))),
    );
