import { bundlesOf, isResult } from '@rondelle/contracts/notifications/bundles.ts';
import type { Notification } from '@rondelle/contracts/notifications/notification.outputs.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { m } from '@rondelle/infra/paraglide/messages.js';
import { withTexts } from '@rondelle/members/notifications/notification-list.ts';
import { withNotifications } from '@rondelle/members/notifications/tables.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { type Waiting, waitingWith } from './waiting-pushes.ts';

/** The most lines that a device displays; the rest is a count. */
const mostLines = 5;

/**
 * Returns the notifications to send in one push, latest first: only the waiting one, or all results that the site
 * displays in one row with it. Empty when the category's policy now hides it, or when its game was deleted.
 */
export const bundleWith = async (
  db: Db,
  waiting: Waiting,
  hidesScores: boolean,
): Promise<readonly Notification[]> => {
  const all = isResult(waiting) ? await waitingWith(withNotifications(db), waiting) : [waiting];
  const rows = all.map((one) => ({ ...one, id: one.notificationId }));
  const texts = await withTexts(db, waiting.language, rows, {
    memberId: waiting.memberId,
    hides: hidesScores,
  });
  return bundlesOf(texts).find((bundle) => bundle.some(({ id }) => id === waiting.notificationId)) ?? [];
};

/**
 * The tag of a push on a device: a push with the same tag replaces the earlier one, such as a repeated push or a later
 * one of the same game, also while the device is off.
 */
const tagOf = ({ about, notificationId }: Waiting, isOne: boolean): string => {
  if (!isOne) return `finals-${notificationId}`;
  return about.of === 'game' ? `game-${about.gameId}` : `notification-${notificationId}`;
};

const wordsOf = (bundle: readonly Notification[], lang: Waiting['language']) => {
  const [first] = bundle;
  if (first && bundle.length === 1) return { title: first.title, body: first.body, path: first.path };
  const lines = bundle.map(({ line, title }) => line ?? title);
  const left = lines.length - mostLines;
  const more = left > 0 ? [m.notification_finals_more({ count: left }, { locale: lang })] : [];
  return {
    title: m.notification_finals({ count: lines.length }, { locale: lang }),
    body: [...lines.slice(0, mostLines), ...more].join('\n'),
    path: pathsIn(lang).notifications(),
  };
};

/** The payload for a device: one notification, or several results combined. */
export const messageFor = (
  waiting: Waiting,
  bundle: readonly Notification[],
): { readonly tag: string; readonly text: string } => {
  const { language: lang, notificationId: id, at } = waiting;
  const tag = tagOf(waiting, bundle.length === 1);
  return { tag, text: JSON.stringify({ id, ...wordsOf(bundle, lang), lang, tag, at }) };
};
