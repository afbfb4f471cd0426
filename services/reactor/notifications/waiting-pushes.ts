import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { About } from '@rondelle/contracts/notifications/about.ts';
import type { NotificationKind } from '@rondelle/contracts/notifications/kinds.ts';
import { hasNewerOfGame } from '@rondelle/members/notifications/newer-of-game.ts';
import type { NotificationDb } from '@rondelle/members/notifications/tables.ts';
import { sql } from 'kysely';

/** How many waiting pushes are searched for results to combine. */
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
  /** True when the member knows it already: read on the site, mailed, or replaced by a later change of its game. */
  readonly isKnown: boolean;
  readonly readAt: string | null;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
};

const onDevice = sql`EXISTS (SELECT FROM notifications.pushes later
  WHERE later."notificationId" = newer.id AND later."deviceId" = p."deviceId")`;
/** A condition on waiting pushes. */
const isKnown = sql`(n."readAt" IS NOT NULL OR n."sentBy" IS NOT DISTINCT FROM 'mail'
  OR ${hasNewerOfGame(sql`newer."sentBy" = 'mail' OR ${onDevice}`)})`;

/** Selects waiting pushes (as `p`) with their notifications and devices. */
const waitingPushes = sql`
    SELECT p.id, p."notificationId", p."deviceId", n."memberId", m.language, n.kinds, n.about, n.at, n."readAt",
      ${isKnown} AS "isKnown", d.endpoint, d.p256dh, d.auth
    FROM notifications.pushes p
    JOIN notifications.notifications n ON n.id = p."notificationId"
    JOIN notifications.devices d ON d.id = p."deviceId" AND d."memberId" = n."memberId"
    JOIN accounts.members m ON m.id = n."memberId" AND m."bannedAt" IS NULL
    WHERE p."sentAt" IS NULL AND d.wants <> 'none'`;

/** The waiting push of an id; null when it was sent or its device was deleted. */
export const findWaiting = async (db: NotificationDb, id: string): Promise<Waiting | null> => {
  const { rows } = await sql<Waiting>`${waitingPushes} AND p.id = ${id}`.execute(db);
  return rows[0] ?? null;
};

/**
 * This push and the oldest of the others that wait for its device, latest first as in the member's list; none of them
 * known to the member. Pushes that were added at the same moment may have their ids in another order than their notifications.
 */
export const waitingWith = async (
  db: NotificationDb,
  { id, deviceId }: Waiting,
): Promise<readonly Waiting[]> => {
  const { rows } = await sql<Waiting>`
    ${waitingPushes} AND p."deviceId" = ${deviceId} AND NOT ${isKnown}
      AND n.at > now() - ${newsMs} * interval '1 millisecond'
    ORDER BY (p.id = ${id}) DESC, n.id LIMIT ${mostAtOnce}`.execute(db);
  return rows.toSorted((one, other) => Number(other.notificationId) - Number(one.notificationId));
};

/** Takes notifications over for pushes; false when one of them was read or mailed meanwhile. */
export const takeOver = async (db: NotificationDb, ids: readonly string[]): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    UPDATE notifications.notifications SET "sentBy" = 'push'
    WHERE id = ANY (${ids}::bigint[]) AND "readAt" IS NULL AND "sentBy" IS DISTINCT FROM 'mail'`.execute(db);
  return numAffectedRows === BigInt(ids.length);
};

/** Hands notifications that no device has received to the other channels. */
export const handBack = (db: NotificationDb, ids: readonly string[]) =>
  sql`
    UPDATE notifications.notifications n SET "sentBy" = NULL
    WHERE id = ANY (${ids}::bigint[]) AND "sentBy" = 'push' AND NOT EXISTS (
      SELECT FROM notifications.pushes p WHERE p."notificationId" = n.id AND p."sentAt" IS NOT NULL)`.execute(
    db,
  );
