import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type {
  Notification,
  NotificationsOutput,
} from '@rondelle/contracts/notifications/notification.outputs.ts';
import type { OfNotifications } from '@rondelle/contracts/notifications/notification.inputs.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { type Selectable, sql } from 'kysely';
import { settingsOf } from './settings.ts';
import { stillToConfirm } from '../following/to-confirm.ts';
import { isVisible, existingGames, visibleScores } from './visible-news.ts';
import { type NotificationDb, type NotificationTables, withNotifications } from './tables.ts';
import { textsFor } from './texts.ts';

const perPage = 50;
/** Counting stops here. */
const mostCounted = 1_000;

type Row = Selectable<NotificationTables['notifications.notifications']>;

/** The number of unread notifications, a thousand at most. */
export const unreadCount = async (db: Db, memberId: string): Promise<number> => {
  const { rows } = await sql<{ unread: number }>`
    SELECT count(*)::int AS unread FROM (
      SELECT FROM notifications.notifications
      WHERE "memberId" = ${memberId} AND "isListed" AND "readAt" IS NULL AND ${isVisible}
      LIMIT ${mostCounted}) found`.execute(db);
  return rows[0]?.unread ?? 0;
};

/** The reader of notifications; `hides`: whether to hide scores. */
export type Reader = { readonly memberId: string; readonly hides: boolean };

/**
 * Texts of the notifications that the policies still allow and whose games still exist. Drops `toConfirm` when this
 * reader may not confirm the result.
 */
export const withTexts = async (
  db: Db,
  lang: Language,
  rows: readonly Pick<Row, 'id' | 'kinds' | 'about' | 'at' | 'readAt'>[],
  { memberId, hides }: Reader,
): Promise<Notification[]> => {
  const toConfirm = rows.flatMap(({ kinds, about }) =>
    kinds.includes('toConfirm') && about.of === 'game' ? [about.gameId] : [],
  );
  const abouts = rows.map(({ about }) => about);
  const [textOf, open, isScoreVisible, gameExists] = await Promise.all([
    textsFor(db, lang, rows, memberId),
    stillToConfirm(db, toConfirm, memberId),
    visibleScores(db, abouts),
    existingGames(db, abouts),
  ]);
  // The number of goal notifications would reveal the score too.
  const visible = rows.filter(
    ({ kinds, about }) => gameExists(about) && (kinds[0] !== 'goal' || isScoreVisible(about)),
  );
  return visible.map(({ id, about, at, readAt, ...row }) => {
    const isOpen = about.of === 'game' && open.has(about.gameId);
    const kinds = row.kinds.filter((kind) => kind !== 'toConfirm' || isOpen);
    return { id, kinds, at, isRead: readAt !== null, ...textOf({ about, kinds }, hides) };
  });
};

const listed = (db: NotificationDb, memberId: string, { before, show }: OfNotifications) =>
  db
    .selectFrom('notifications.notifications')
    .select(['id', 'kinds', 'about', 'at', 'readAt'])
    .where('memberId', '=', memberId)
    .where('isListed', '=', true)
    .where(isVisible)
    .$if(show === 'unread', (query) => query.where('readAt', 'is', null))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    // One extra row shows whether more exist.
    .limit(perPage + 1)
    .execute();

/** A member's notifications, latest first; fifty at a time. */
export const notificationsOf = async (
  db: Db,
  memberId: string,
  input: OfNotifications,
): Promise<NotificationsOutput> => {
  const own = withNotifications(db);
  const [found, unread, { hidesScores }] = await Promise.all([
    listed(own, memberId, input),
    unreadCount(db, memberId),
    settingsOf(own, memberId),
  ]);
  const rows = found.slice(0, perPage);
  return {
    notifications: await withTexts(db, input.lang, rows, { memberId, hides: hidesScores }),
    unread,
    older: found.length > perPage ? (rows.at(-1)?.id ?? null) : null,
    show: input.show,
  };
};

/** Marks the member's notifications with these ids as read or unread; others are unchanged. */
export const markSome = async (
  db: Db,
  memberId: string,
  ids: readonly string[],
  isRead: boolean,
): Promise<void> => {
  await withNotifications(db)
    .updateTable('notifications.notifications')
    .set({ readAt: isRead ? sql<string>`coalesce("readAt", now())` : null })
    .where('memberId', '=', memberId)
    .where('id', 'in', ids)
    .execute();
};

/**
 * Marks all up to one as read; returns the instant that `unmarkAll` needs to undo it, or null when nothing was unread.
 */
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
