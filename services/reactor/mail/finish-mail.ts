import { alwaysSent, mailGroupOf } from '@rondelle/contracts/membership/mail-groups.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { addToSums } from '@rondelle/infra/analytics/daily-sums.ts';
import type { Mail } from '@rondelle/infra/mail/mailer.ts';
import { createKeyedHash } from '@rondelle/members/accounts/keyed-hash.ts';
import { findByEmail, findMember } from '@rondelle/members/accounts/members.ts';
import { newToken } from '@rondelle/members/accounts/opaque-token.ts';
import type { AccountsDb } from '@rondelle/members/accounts/tables.ts';
import { isUnsubscribed, unsubscribeToken } from '@rondelle/members/mails/unsubscriptions.ts';
import { storeSentMail } from '@rondelle/members/mails/sent-mails.ts';
import { inTemplate, reasonFor, withoutTokens } from './mail-template.ts';
import type { MailToSend } from './recipient-limit.ts';

type Options = {
  readonly accounts: AccountsDb;
  /** Without a trailing slash. */
  readonly origin: () => string;
};

const memberFor = (accounts: AccountsDb, { memberId, address }: MailToSend) =>
  memberId === null ? findByEmail(accounts, address ?? '') : findMember(accounts, memberId);

/**
 * Puts a written mail into the template, with its reason, a link to its browser version and an unsubscribe link. Null
 * when the address is unsubscribed; mails about account changes are always sent.
 */
export const finishMail = async (
  { accounts, origin }: Options,
  waiting: MailToSend,
  mail: Mail,
): Promise<Mail | null> => {
  const { kind } = waiting;
  const hash = createKeyedHash(accounts);
  const group = mailGroupOf[kind];
  if (!alwaysSent.has(kind) && (await isUnsubscribed(accounts, hash, group, mail.to))) return null;
  const member = kind === 'siteLetter' ? null : await memberFor(accounts, waiting);
  const locale = member?.language ?? 'fr';
  const paths = pathsIn(locale);
  const key = newToken();
  const unsubscribeUrl =
    mail.unsubscribe ??
    `${origin()}${paths.unsubscribe()}?token=${await unsubscribeToken(hash, group, mail.to)}`;
  const inBrowser = `${origin()}${paths.mail()}?key=${key}`;
  await storeSentMail(accounts, key, member?.id ?? null, {
    kind,
    lang: locale,
    subject: mail.subject,
    text: withoutTokens(mail.text),
    why: reasonFor(kind, locale),
    wayOut: unsubscribeUrl.slice(origin().length),
    sentAt: new Date().toISOString(),
  });
  await addToSums(accounts, [{ metric: 'mailSent', key: kind, count: 1 }]);
  return inTemplate(mail, { origin: origin(), locale, kind, inBrowser, unsubscribeUrl });
};
