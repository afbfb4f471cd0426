import type { AskForMail, ResetPassword } from '@rondelle/contracts/membership/account.commands.ts';
import type { MailSentAnswer } from '@rondelle/contracts/membership/account.answers.ts';
import { emailKey, isEmail, isStrongPassword } from '@rondelle/contracts/membership/registration.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { dropTakeoverLinks, hasLink, useLink } from '@rondelle/infra/accounts/links.ts';
import * as members from '@rondelle/infra/accounts/members.ts';
import { type MailByAddress, postToAddress, postToMember } from '@rondelle/infra/accounts/outbox.ts';
import { endSessions } from '@rondelle/infra/accounts/sessions.ts';
import { type Desk, inboxPath } from './desk.ts';
import { hashOf } from './log-in.ts';
import type { Visit } from './visit.ts';

/** Mails the holder of an address, if there is one; the answer is the same, and leaves before anything is looked up. */
export const mailHolder = async (
  desk: Desk,
  address: string,
  { email, lang }: AskForMail,
  kind: MailByAddress,
): Promise<MailSentAnswer> => {
  if (!isEmail(email)) throw new DomainError('account/email-malformed', 'email');
  await desk.limits.take('mailByAddress', address);
  const limit = kind === 'parentConsentAgain' ? 'consentByAccount' : 'mailByAccount';
  await desk.limits.take(limit, emailKey(email));
  await desk.limits.take('mailByAccountADay', emailKey(email));
  await postToAddress(desk.accounts, kind, email);
  desk.post.wake();
  return { sent: true, inbox: inboxPath(desk, lang) };
};

/**
 * Sets a new password by a mailed link: at once it ends every session and makes useless whatever else would set one or
 * move the account to another address. Whoever had the account is told.
 */
export const resetPassword = async (
  desk: Desk,
  visit: Pick<Visit, 'address' | 'recognise'>,
  { token, password }: ResetPassword,
): Promise<void> => {
  await desk.limits.take('linkByAddress', visit.address);
  if (!isStrongPassword(password, '', '')) throw new DomainError('account/password-weak', 'password');
  // Nobody makes the site compute for a link that is none; and one is only used up when all is ready.
  if (!(await hasLink(desk.accounts, token, 'reset-password'))) throw new DomainError('account/link-expired');
  const password_hash = await hashOf(desk, password);
  const memberId = await desk.accounts.transaction().execute(async (tx) => {
    const link = await useLink(tx, token, 'reset-password');
    const member = link && (await members.findMember(tx, link.memberId));
    if (!member) throw new DomainError('account/link-expired');
    const { id, email } = member;
    await members.changeMember(tx, id, { password_hash });
    await dropTakeoverLinks(tx, id, email);
    await endSessions(tx, id);
    await postToMember(tx, id, ['passwordChanged'], email);
    return id;
  });
  await visit.recognise(memberId);
  desk.post.wake();
};
