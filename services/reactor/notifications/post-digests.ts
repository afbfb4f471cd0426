import { clockInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { hasNewerOfGame } from '@rondelle/members/notifications/newer-of-game.ts';
import { withNotifications } from '@rondelle/members/notifications/tables.ts';
import { sql } from 'kysely';

/** In Quebec time, so that digests arrive in the morning. */
const from = '06:30';
const atATime = 500;
/** How many days back a digest reaches. */
const days = { daily: 2, weekly: 8 } as const;

/** Sent over no channel yet; a push without remaining devices hands it back. The first part matches the index. */
const isUnsent = sql`n."sentBy" IS DISTINCT FROM 'mail' AND (n."sentBy" IS NULL
  OR NOT EXISTS (SELECT FROM notifications.pushes p WHERE p."notificationId" = n.id))`;

/** Unread, wanted by mail, neither pushed nor mailed, and the last change of its game: nobody is notified twice. */
const isLeft = (since: number) => sql`n."isForMail" AND n."readAt" IS NULL AND ${isUnsent}
  AND n.at > now() - ${since} * interval '1 day'
  AND NOT ${hasNewerOfGame(sql`newer."isForMail" OR newer."sentBy" IS NOT NULL`)}`;

/**
 * Queues a batch of due digests; records the day, queues the mail and marks its notifications in one statement. Returns
 * their number.
 */
const postSome = async (db: Db, which: keyof typeof days, today: string): Promise<number> => {
  const { rows } = await sql<{ posted: number }>`
    WITH due AS (
      SELECT s."memberId" FROM notifications.settings s
      WHERE s.digest = ${which} AND s."digestOn" IS DISTINCT FROM ${today}::date
        AND EXISTS (SELECT FROM notifications.notifications n WHERE n."memberId" = s."memberId" AND ${isLeft(days[which])})
      ORDER BY s."memberId" LIMIT ${atATime} FOR UPDATE OF s SKIP LOCKED),
    noted AS (
      UPDATE notifications.settings s SET "digestOn" = ${today}::date FROM due WHERE s."memberId" = due."memberId"),
    posted AS (
      INSERT INTO accounts.outbox (kind, "memberId") SELECT 'digest', "memberId" FROM due RETURNING id, "memberId"),
    marked AS (
      UPDATE notifications.notifications n SET "mailId" = posted.id, "sentBy" = 'mail' FROM posted
      WHERE n."memberId" = posted."memberId" AND ${isLeft(days[which])})
    SELECT count(*)::int AS posted FROM posted`.execute(withNotifications(db));
  return rows[0]?.posted ?? 0;
};

/** Queues the daily digests, and on Mondays the weekly ones, once it is morning in Quebec. */
export const postDigests = async (db: Db, now = Date.now()): Promise<void> => {
  const [today = '', clock = ''] = clockInQuebec(now).split('T');
  if (clock < from) return;
  const isMonday = new Date(`${today}T12:00:00Z`).getUTCDay() === 1;
  for (const which of isMonday ? (['daily', 'weekly'] as const) : (['daily'] as const))
    while ((await postSome(db, which, today)) === atATime);
};
