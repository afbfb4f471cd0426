import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { About } from '@rondelle/contracts/notifications/about.ts';
import type { NotificationKind } from '@rondelle/contracts/notifications/kinds.ts';
import type { NotificationDb } from '@rondelle/members/notifications/tables.ts';
import { sql } from 'kysely';

/** More results at once are told together by and by. */
const mostAtOnce = 30;
/** Older news is found in the site. */
export const newsMs = 24 * 60 * 60_000;

/** A push that waits: what it tells, to whom, and where it goes. */
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

/** Pushes (as `p`) that wait, with what they tell and where they go. */
const waitingPushes = sql`
    SELECT p.id, p."notificationId", p."deviceId", n."memberId", m.language, n.kinds, n.about, n.at, n."readAt",
      d.endpoint, d.p256dh, d.auth
    FROM notifications.pushes p
    JOIN notifications.notifications n ON n.id = p."notificationId"
    JOIN notifications.devices d ON d.id = p."deviceId" AND d."memberId" = n."memberId"
    JOIN accounts.members m ON m.id = n."memberId" AND m."bannedAt" IS NULL
    WHERE p."sentAt" IS NULL AND d.wants <> 'none'`;

/** The push of an id; null where it was sent, or has nowhere to go. */
export const findWaiting = async (db: NotificationDb, id: string): Promise<Waiting | null> => {
  const { rows } = await sql<Waiting>`${waitingPushes} AND p.id = ${id}`.execute(db);
  return rows[0] ?? null;
};

export const isFinal = ({ kinds, about }: Pick<Waiting, 'kinds' | 'about'>): boolean =>
  kinds[0] === 'final' && about.of === 'game';

/** What a device is told at once: the results that wait for it, from the first on, or what is no result by itself. */
export const toldWith = async (db: NotificationDb, waiting: Waiting): Promise<readonly Waiting[]> => {
  if (!isFinal(waiting)) return [waiting];
  const { rows } = await sql<Waiting>`
    ${waitingPushes} AND p."deviceId" = ${waiting.deviceId} AND n.kinds[1] = 'final' AND n."gameId" IS NOT NULL
      AND n."readAt" IS NULL AND n.at > now() - ${newsMs} * interval '1 millisecond'
    ORDER BY p.id LIMIT ${mostAtOnce}`.execute(db);
  return rows;
};
