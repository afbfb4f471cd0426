import { permissions } from '@rondelle/contracts/membership/permissions.ts';
import type { SupervisedKind } from '@rondelle/contracts/supervision/supervision.inputs.ts';
import type { AboutSupervision } from '@rondelle/contracts/notifications/about.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { sql } from 'kysely';
import { notifyMembers } from '../notifications/notify.ts';
import { type NotificationDb, withNotifications } from '../notifications/tables.ts';
import { isAccepted } from '../supervises.ts';

type Competition = { readonly kind: SupervisedKind; readonly id: number };
/** A change of who supervises a league or tournament; `revision` is that of its event. */
export type Change = Competition & {
  readonly step: AboutSupervision['step'];
  readonly revision: string;
  /** The member's number, for a request. */
  readonly memberNumber: number | null;
};

const mostNotified = 100;

/**
 * Who may accept in a competition, except the asker. Somebody with an unread request is not notified of another: the
 * review page lists them all, and nobody should fill somebody's notifications by asking everywhere.
 */
const judgesOf = async (db: NotificationDb, { kind, id }: Competition, asker: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    SELECT m.id FROM accounts.members m
    WHERE m."bannedAt" IS NULL AND m.id::text <> ${asker}
      AND (m.role = ANY (${[...permissions['supervision/accept'].anywhere]}::text[])
        OR EXISTS (SELECT FROM supervisions s WHERE s.kind = ${kind} AND s.id = ${id}
          AND s."memberId" = m.id::text AND (${isAccepted()}
            OR m.role = ANY (${[...permissions['supervision/accept'].whereJoined]}::text[]))))
      AND NOT EXISTS (SELECT FROM notifications.notifications n
        WHERE n."memberId" = m.id AND n."readAt" IS NULL
          AND n.about @> jsonb_build_object('of', 'supervision', 'step', 'asked'))
    ORDER BY m.number LIMIT ${mostNotified}`.execute(db);
  return rows.map((row) => row.id);
};

const notify = (tx: NotificationDb, { kind, id, step, revision, memberNumber }: Change, whom: string[]) =>
  notifyMembers(
    tx,
    {
      source: `supervision-${kind}-${id}@${revision}`,
      kinds: ['supervision'],
      about: { of: 'supervision', step, kind, id, memberNumber },
      at: new Date().toISOString(),
    },
    whom.map((memberId) => ({ memberId, things: [] })),
  );

/** Notifies those who may accept that a member asks to supervise. */
export const notifyOfRequest = (db: Db, change: Change, asker: string): Promise<readonly string[]> =>
  withNotifications(db)
    .transaction()
    .execute(async (tx) => notify(tx, change, await judgesOf(tx, change, asker)));

/** Notifies a member that they were accepted, or refused or put out. */
export const notifyOfVerdict = (db: Db, change: Change, memberId: string): Promise<readonly string[]> =>
  withNotifications(db)
    .transaction()
    .execute((tx) => notify(tx, change, [memberId]));
