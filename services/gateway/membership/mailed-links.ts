import type { AskForMail, ResetPassword } from '@rondelle/contracts/membership/account.commands.ts';
import type { MailSentAnswer } from '@rondelle/contracts/membership/account.answers.ts';
import { emailKey, isEmail, isStrongPassword } from '@rondelle/contracts/membership/registration.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { dropLinks, hasLink, makeLink, useLink } from '@rondelle/infra/accounts/links.ts';
import * as members from '@rondelle/infra/accounts/members.ts';
import { endSessions } from '@rondelle/infra/accounts/sessions.ts';
import type { Mail } from '@rondelle/infra/mail/mailer.ts';
import { type Desk, inboxPath, linkTo, mailTo } from './desk.ts';
import { hashOf } from './log-in.ts';

/** Mails the holder of an address, if there is one; the answer is the same, and leaves before anything is looked up. */
const mailHolder = async (
  desk: Desk,
  address: string,
  { email, lang }: AskForMail,
  write: (member: members.Member) => Promise<Mail | null>,
): Promise<MailSentAnswer> => {
  if (!isEmail(email)) throw new DomainError('account/email-malformed', 'email');
  await desk.limits.take('mailByAddress', address);
  await desk.limits.take('mailByAccount', emailKey(email));
  desk.post.later(async () => {
    const member = await members.findByEmail(desk.accounts, email);
    return member && member.banned_at === null ? write(member) : null;
  });
  return { sent: true, inbox: inboxPath(desk, lang) };
};

/** A link to choose a new password; to whom has not confirmed yet, the link to confirm once more. */
export const mailPasswordLink = (desk: Desk, address: string, asked: AskForMail): Promise<MailSentAnswer> =>
  mailHolder(desk, address, asked, async ({ id, email, language, username, email_verified_at }) => {
    const [purpose, page, text] =
      email_verified_at === null
        ? (['verify-email', 'verify', 'verifyEmail'] as const)
        : (['reset-password', 'resetPassword', 'resetPassword'] as const);
    const token = await makeLink(desk.accounts, id, purpose);
    return mailTo(email, language, text, username, linkTo(desk, language, page, token));
  });

export const mailUsername = (desk: Desk, address: string, asked: AskForMail): Promise<MailSentAnswer> =>
  mailHolder(desk, address, asked, async ({ email, language, username }) =>
    mailTo(email, language, 'forgottenUsername', username, linkTo(desk, language, 'login')),
  );

/**
 * Sets a new password by a mailed link: at once it ends every session and makes every other link useless, also one that
 * would move the account to another address. Whoever had the account is told.
 */
export const resetPassword = async (
  desk: Desk,
  address: string,
  { token, password }: ResetPassword,
): Promise<void> => {
  await desk.limits.take('linkByAddress', address);
  if (!isStrongPassword(password, '', '')) throw new DomainError('account/password-weak', 'password');
  // Nobody makes the site compute for a link that is none; and one is only used up when all is ready.
  if (!(await hasLink(desk.accounts, token, 'reset-password'))) throw new DomainError('account/link-expired');
  const password_hash = await hashOf(desk, password);
  const member = await desk.accounts.transaction().execute(async (tx) => {
    const link = await useLink(tx, token, 'reset-password');
    if (!link) throw new DomainError('account/link-expired');
    await members.changeMember(tx, link.memberId, { password_hash });
    await dropLinks(tx, link.memberId);
    await endSessions(tx, link.memberId);
    return members.findMember(tx, link.memberId);
  });
  if (!member) return;
  const { email, language, username } = member;
  const again = linkTo(desk, language, 'forgottenPassword');
  desk.post.later(async () => mailTo(email, language, 'passwordChanged', username, again));
};
