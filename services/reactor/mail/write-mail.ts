import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { makeLink } from '@rondelle/members/accounts/links.ts';
import * as members from '@rondelle/members/accounts/members.ts';
import type { MailKind } from '@rondelle/members/accounts/mail-kinds.ts';
import type { AccountsDb, LinkPurpose } from '@rondelle/members/accounts/tables.ts';
import type { Mail } from '@rondelle/infra/mail/mailer.ts';
import { digestMail } from './digest-mail.ts';
import { letterMail, siteLetterMail } from './letter-mail.ts';
import { m } from '@rondelle/infra/paraglide/messages.js';
import type { MailToSend, RecipientLimit } from './recipient-limit.ts';

/** Subjects and texts of mails to members, in the language of their registration. */
const mailTexts = {
  verifyEmail: [m.mail_verify_email_subject, m.mail_verify_email_text],
  parentConsent: [m.mail_parent_consent_subject, m.mail_parent_consent_text],
  alreadyRegistered: [m.mail_already_registered_subject, m.mail_already_registered_text],
  resetPassword: [m.mail_reset_password_subject, m.mail_reset_password_text],
  forgottenUsername: [m.mail_forgotten_username_subject, m.mail_forgotten_username_text],
  changeEmail: [m.mail_change_email_subject, m.mail_change_email_text],
  emailChanged: [m.mail_email_changed_subject, m.mail_email_changed_text],
  wayInAdded: [m.mail_way_in_added_subject, m.mail_way_in_added_text],
  passwordChanged: [m.mail_password_changed_subject, m.mail_password_changed_text],
} as const;
type MailText = keyof typeof mailTexts;

type MailServices = {
  readonly accounts: AccountsDb;
  /** Without a trailing slash. */
  readonly origin: () => string;
  readonly mayReceive: RecipientLimit;
};
type PathName = 'account' | 'verify' | 'resetPassword' | 'login' | 'forgottenPassword';

/** A link for a mail. The token is in the fragment: browsers do not send this part, so no log contains it. */
const linkTo = ({ origin }: MailServices, lang: Language, page: PathName, token?: string): string =>
  `${origin()}${pathsIn(lang)[page]()}${token ? `#${token}` : ''}`;

const written = (name: MailText, locale: Language, about: { username: string; link: string }) => {
  const [subject, text] = mailTexts[name];
  return { subject: subject({}, { locale }), text: text(about, { locale }) };
};

type Writer = (services: MailServices, member: members.Member, waiting: MailToSend) => Promise<Mail | null>;

/** A mail in the member's language, with a link to a page. */
const withPage =
  (text: MailText, page: PathName): Writer =>
  async (services, { email, language, username }, waiting) => {
    // An address on a mail for a member overrides the member's own; a mail requested by address goes to its holder.
    const to = (waiting.memberId === null ? null : waiting.address) ?? email;
    if (!(await services.mayReceive(waiting, to))) return null;
    return { to, ...written(text, language, { username, link: linkTo(services, language, page) }) };
  };

/**
 * A mail with a link that is created only now, so that a reader of the database cannot have followed it. When the limit
 * forbids the mail, no link is created, because it would replace the previous one.
 */
const withLink = async (
  services: MailServices,
  { id, language, username }: members.Member,
  waiting: MailToSend,
  [purpose, page, text]: readonly [LinkPurpose, PathName, MailText],
  to: string,
): Promise<Mail | null> => {
  if (!(await services.mayReceive(waiting, to))) return null;
  const newEmail = purpose === 'change-email' ? to : null;
  const token = await makeLink(services.accounts, id, purpose, newEmail);
  return { to, ...written(text, language, { username, link: linkTo(services, language, page, token) }) };
};

const verifyEmail: Writer = async (services, member, waiting) =>
  member.emailVerifiedAt === null
    ? withLink(services, member, waiting, ['verify-email', 'verify', 'verifyEmail'], member.email)
    : null;

/**
 * Checks the parent's address again after the link exists: a change before that cancels this mail, a later one
 * invalidates the link.
 */
const parentConsent: Writer = async (services, member, waiting) => {
  const named = member.parentEmail;
  if (named === null) return null;
  const link = ['parent-consent', 'verify', 'parentConsent'] as const;
  const mail = await withLink(services, member, waiting, link, named);
  const now = mail && (await members.findMember(services.accounts, member.id))?.parentEmail;
  return now === named ? mail : null;
};

/** A link to set a new password; an unconfirmed member gets the confirmation link again. */
const forgottenPassword: Writer = async (services, member, waiting) =>
  member.emailVerifiedAt === null
    ? verifyEmail(services, member, waiting)
    : withLink(services, member, waiting, ['reset-password', 'resetPassword', 'resetPassword'], member.email);

/** Sent to the new address, unless a member already uses it: then neither that member nor the requester is notified. */
const changeEmail: Writer = async (services, member, waiting) =>
  waiting.address === null || (await members.findByEmail(services.accounts, waiting.address))
    ? null
    : withLink(services, member, waiting, ['change-email', 'verify', 'changeEmail'], waiting.address);

const writers: Readonly<Record<Exclude<MailKind, 'siteLetter'>, Writer>> = {
  verifyEmail,
  parentConsent,
  parentConsentAgain: parentConsent,
  forgottenPassword,
  changeEmail,
  forgottenUsername: withPage('forgottenUsername', 'login'),
  alreadyRegistered: withPage('alreadyRegistered', 'forgottenPassword'),
  emailChanged: withPage('emailChanged', 'login'),
  wayInAdded: withPage('wayInAdded', 'account'),
  passwordChanged: withPage('passwordChanged', 'forgottenPassword'),
  digest: ({ accounts, origin }, member, { id }) => digestMail(accounts, origin(), member, id),
  letter: async ({ origin }, member, { letter }) => letter && letterMail(origin(), member, letter),
};

/** The member of a mail: the one it was queued for, or the holder of its address. */
const memberOf = ({ accounts }: MailServices, { memberId, address }: MailToSend) =>
  memberId === null ? members.findByEmail(accounts, address ?? '') : members.findMember(accounts, memberId);

/** Writes a waiting mail; null when it has no recipient any more. */
export const writeMail = async (services: MailServices, waiting: MailToSend): Promise<Mail | null> => {
  const { kind, letter, address } = waiting;
  if (kind === 'siteLetter')
    return letter && address ? siteLetterMail(services.origin(), address, letter) : null;
  const member = await memberOf(services, waiting);
  return member && member.bannedAt === null ? writers[kind](services, member, waiting) : null;
};
