import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { m } from '@rondelle/infra/paraglide/messages.js';
import { worded } from '@rondelle/members/notifications/notification-list.ts';
import { resultLines } from '@rondelle/members/notifications/texts.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import type { Waiting } from './waiting-pushes.ts';

/** A device shows so many lines; the others are counted. */
const mostLines = 5;

/**
 * By which name a device shows it: what is told twice, since a program died after sending, replaces itself; of a game
 * the latest replaces what came before, also while it waits for a device that is off.
 */
const tagOf = ({ about, notificationId }: Waiting): string =>
  about.of === 'game' ? `game-${about.gameId}` : `notification-${notificationId}`;

const payloadOf = async (db: Db, waiting: Waiting, hides: boolean): Promise<string> => {
  const row = { ...waiting, id: waiting.notificationId };
  const [said] = await worded(db, waiting.language, [row], hides);
  return JSON.stringify({
    id: waiting.notificationId,
    title: said?.title ?? '',
    body: said?.body ?? '',
    path: said?.path ?? null,
    lang: waiting.language,
    tag: tagOf(waiting),
    at: waiting.at,
  });
};

/** What a device shows: one piece of news, or the results that came at once as one. */
export const messageFor = async (db: Db, all: readonly Waiting[], hides: boolean) => {
  const [first] = all;
  if (!first) throw new Error('there is nothing to tell');
  if (all.length === 1) return { tag: tagOf(first), text: await payloadOf(db, first, hides) };
  const { language: lang, notificationId: id, at } = first;
  const tag = `finals-${id}`;
  const lines = await resultLines(db, lang, all, hides);
  const left = lines.length - mostLines;
  const more = left > 0 ? [m.notification_finals_more({ count: left }, { locale: lang })] : [];
  const title = m.notification_finals({ count: lines.length }, { locale: lang });
  const body = [...lines.slice(0, mostLines), ...more].join('\n');
  return {
    tag,
    text: JSON.stringify({ id, title, body, path: pathsIn(lang).notifications(), lang, tag, at }),
  };
};
