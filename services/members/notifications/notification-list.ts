import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type {
  Notification,
  NotificationsOutput,
} from '@rondelle/contracts/notifications/notification.outputs.ts';
import type { OfNotifications } from '@rondelle/contracts/notifications/notification.inputs.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { type Selectable, sql } from 'kysely';
import { settingsOf } from './settings.ts';
import { type NotificationDb, type NotificationTables, withNotifications } from './tables.ts';
import { textsFor } from './texts.ts';

const shown = 50;
/** More than that is just many. */
const mostCounted = 1_000;

type Row = Selectable<NotificationTables['notifications.notifications']>;

/** How many a member has not read: a thousand at most. */
export const unreadCount = async (db: Db, memberId: string): Promise<number> => {
  const { rows } = await sql<{ unread: number }>`
    SELECT count(*)::int AS unread FROM (
      SELECT FROM notifications.notifications
      WHERE "memberId" = ${memberId} AND "isListed" AND "readAt" IS NULL LIMIT ${mostCounted}) found`.execute(
    db,
  );
  return rows[0]?.unread ?? 0;
};

/** In words, for one reader; `hides`: whether scores are left out of them. */
export const worded = async (
  db: Db,
  lang: Language,
  rows: readonly Pick<Row, 'id' | 'kinds' | 'about' | 'at' | 'readAt'>[],
  hides: boolean,
): Promise<Notification[]> => {
  const textOf = await textsFor(db, lang, rows);
  return rows.map((row) => {
    const { id, kinds, at, readAt } = row;
    return { id, kinds, at, isRead: readAt !== null, ...textOf(row, hides) };
  });
};

const listed = (db: NotificationDb, memberId: string, { before, show }: OfNotifications) =>
  db
    .selectFrom('notifications.notifications')
    .select(['id', 'kinds', 'about', 'at', 'readAt'])
    .where('memberId', '=', memberId)
    .where('isListed', '=', true)
    .$if(show === 'unread', (query) => query.where('readAt', 'is', null))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    // One more than is shown says whether there is more.
    .limit(shown + 1)
    .execute();

/** What a member was told, latest first; fifty at a time. */
export const notificationsOf = async (
  db: Db,
  memberId: string,
  asked: OfNotifications,
): Promise<NotificationsOutput> => {
  const own = withNotifications(db);
  const [found, unread, { hidesScores }] = await Promise.all([
    listed(own, memberId, asked),
    unreadCount(db, memberId),
    settingsOf(own, memberId),
  ]);
  const rows = found.slice(0, shown);
  return {
    notifications: await worded(db, asked.lang, rows, hidesScores),
    unread,
    older: found.length > shown ? (rows.at(-1)?.id ?? null) : null,
    show: asked.show,
  };
};

/** Marks one as read, or as not read yet; somebody else's is left alone. */
export const markOne = async (db: Db, memberId: string, id: string, isRead: boolean): Promise<void> => {
  await withNotifications(db)
    .updateTable('notifications.notifications')
    .set({ readAt: isRead ? sql<string>`coalesce("readAt", now())` : null })
    .where('memberId', '=', memberId)
    .where('id', '=', id)
    .execute();
};

/** Marks all up to one as read; answers the instant by which it can be taken back, null where nothing was unread. */
export const markAll = async (db: Db, memberId: string, upTo: string): Promise<string | null> => {
  const rows = await withNotifications(db)
    .updateTable('notifications.notifications')
    .set({ readAt: sql<string>`date_trunc('milliseconds', now())` })
    .where('memberId', '=', memberId)
    .where('isListed', '=', true)
    .where('readAt', 'is', null)
    .where('id', '<=', upTo)
    .returning('readAt')
    .execute();
  return rows[0]?.readAt ?? null;
};

export const unmarkAll = async (db: Db, memberId: string, readAt: string): Promise<void> => {
  await withNotifications(db)
    .updateTable('notifications.notifications')
    .set({ readAt: null })
    .where('memberId', '=', memberId)
    .where('readAt', '=', readAt)
    .execute();
};
