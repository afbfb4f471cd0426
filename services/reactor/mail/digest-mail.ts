import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { bundlesOf } from '@rondelle/contracts/notifications/bundles.ts';
import type { Notification } from '@rondelle/contracts/notifications/notification.outputs.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { Mail } from '@rondelle/infra/mail/mailer.ts';
import { m } from '@rondelle/infra/paraglide/messages.js';
import { createKeyedHash } from '@rondelle/members/accounts/keyed-hash.ts';
import type { Member } from '@rondelle/members/accounts/members.ts';
import type { AccountsDb } from '@rondelle/members/accounts/tables.ts';
import { hasNewerOfGame } from '@rondelle/members/notifications/newer-of-game.ts';
import { withTexts } from '@rondelle/members/notifications/notification-list.ts';
import { isVisible } from '@rondelle/members/notifications/visible-news.ts';
import { settingsOf } from '@rondelle/members/notifications/settings.ts';
import { withNotifications } from '@rondelle/members/notifications/tables.ts';
import { unsubscribeToken } from '@rondelle/members/notifications/unsubscribe-token.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';

/** The most notifications in one mail. */
const most = 40;

/** The text of one notification, or of several results under one heading. */
const itemOf = (bundle: readonly Notification[], origin: string, locale: Language): string => {
  const linesOf = ({ title, body, line, path }: Notification): readonly string[] =>
    [
      ...(bundle.length > 1 ? [line ?? title] : [`• ${title}`, body]),
      path === null ? '' : `${origin}${path}`,
    ].filter((text) => text !== '');
  const heading =
    bundle.length > 1 ? [`• ${m.notification_finals({ count: bundle.length }, { locale })}`] : [];
  return [...heading, ...bundle.flatMap(linesOf)].join('\n  ');
};

/**
 * A member's unread notifications in their language, with an unsubscribe link (RFC 8058); null when nothing is unread
 * or digests are off.
 */
export const digestMail = async (
  accounts: AccountsDb,
  origin: string,
  member: Member,
  mailId: string,
): Promise<Mail | null> => {
  const db: Db = accounts.withTables();
  const own = withNotifications(db);
  const { language: locale, username, email } = member;
  const [{ digest, hidesScores }, rows] = await Promise.all([
    settingsOf(own, member.id),
    own
      .selectFrom('notifications.notifications as n')
      .select(['id', 'kinds', 'about', 'at', 'readAt'])
      .where('mailId', '=', mailId)
      .where('memberId', '=', member.id)
      .where('readAt', 'is', null)
      .where(isVisible)
      // A correction may have been pushed since the digest was queued.
      .where((where) => where.not(hasNewerOfGame(sql`newer."sentBy" = 'push'`)))
      .orderBy('id', 'desc')
      .limit(1_000)
      .execute(),
  ]);
  if (digest === 'never' || rows.length === 0) return null;
  const paths = pathsIn(locale);
  const texts = await withTexts(db, locale, rows.slice(0, most), { memberId: member.id, hides: hidesScores });
  const items = bundlesOf(texts).map((bundle) => itemOf(bundle, origin, locale));
  const more = rows.length - texts.length;
  if (more > 0) items.push(m.mail_digest_more({ count: more }, { locale }));
  const token = await unsubscribeToken(createKeyedHash(accounts), member);
  const unsubscribe = `${origin}${paths.unsubscribe()}?token=${token}`;
  const subject = digest === 'weekly' ? m.mail_digest_subject_weekly : m.mail_digest_subject_daily;
  const parts = {
    username,
    items: items.join('\n\n'),
    link: `${origin}${paths.notifications()}`,
    settings: `${origin}${paths.notificationSettings()}`,
    unsubscribe,
  };
  return {
    to: email,
    subject: subject({}, { locale }),
    text: m.mail_digest_text(parts, { locale }),
    unsubscribe,
  };
};
