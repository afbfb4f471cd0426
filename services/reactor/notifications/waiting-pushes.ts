import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { About } from '@rondelle/contracts/notifications/about.ts';
import type { NotificationKind } from '@rondelle/contracts/notifications/kinds.ts';
import type { NotificationDb } from '@rondelle/members/notifications/tables.ts';
import { sql } from 'kysely';

/** How many waiting pushes are looked through for results that go together. */
const mostAtOnce = 100;
/** Older notifications are not pushed, in ms. */
export const newsMs = 24 * 60 * 60_000;

/** A waiting push with its notification and its device. */
export type Waiting = {
  readonly id: string;
  readonly notificationId: string;
  readonly deviceId: string;
  readonly memberId: string;
  readonly language: Language;
  readonly kinds: NotificationKind[];
  readonly about: About;
  readonly at: string;
  readonly readAt: string | null;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
};

/** Selects waiting pushes (as `p`) with their notifications and devices. */
const waitingPushes = sql`
    SELECT p.id, p."notificationId", p."deviceId", n."memberId", m.language, n.kinds, n.about, n.at, n."readAt",
      d.endpoint, d.p256dh, d.auth
    FROM notifications.pushes p
    JOIN notifications.notifications n ON n.id = p."notificationId"
    JOIN notifications.devices d ON d.id = p."deviceId" AND d."memberId" = n."memberId"
    JOIN accounts.members m ON m.id = n."memberId" AND m."bannedAt" IS NULL
    WHERE p."sentAt" IS NULL AND d.wants <> 'none'`;

/** The waiting push of an id; null when it was sent or its device is gone. */
export const findWaiting = async (db: NotificationDb, id: string): Promise<Waiting | null> => {
  const { rows } = await sql<Waiting>`${waitingPushes} AND p.id = ${id}`.execute(db);
  return rows[0] ?? null;
};

/**
 * This push and the oldest of the others that wait for its device, latest first as in the member's list; all of them
 * unread. Pushes that were added at the same moment may have their ids in another order than their notifications.
 */
export const waitingWith = async (
  db: NotificationDb,
  { id, deviceId }: Waiting,
): Promise<readonly Waiting[]> => {
  const { rows } = await sql<Waiting>`
    ${waitingPushes} AND p."deviceId" = ${deviceId} AND n."readAt" IS NULL
      AND n.at > now() - ${newsMs} * interval '1 millisecond'
    ORDER BY (p.id = ${id}) DESC, n.id LIMIT ${mostAtOnce}`.execute(db);
  return rows.toSorted((one, other) => Number(other.notificationId) - Number(one.notificationId));
};
