import type { RequestMail, ResetPassword } from '@rondelle/contracts/membership/account.commands.ts';
import type { MailSentOutput } from '@rondelle/contracts/membership/account.outputs.ts';
import { isEmail, isStrongPassword } from '@rondelle/contracts/membership/registration.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { dropTakeoverLinks, hasLink, useLink } from './accounts/links.ts';
import * as members from './accounts/members.ts';
import type { MailByAddress } from './accounts/mail-kinds.ts';
import { postToAddress, postToMember } from './accounts/outbox.ts';
import { endSessions } from './accounts/sessions.ts';
import { type MemberServices, inboxPath } from './member-services.ts';
import { hashOf } from './log-in.ts';
import { countMail } from './mail-limits.ts';
import type { Entrant } from './password-attempts.ts';
import type { Client } from './client.ts';

/** Mails the holder of an address, if one exists; the response and the work are the same either way. */
export const mailHolder = async (
  services: MemberServices,
  entrant: Entrant,
  { email, lang }: RequestMail,
  kind: MailByAddress,
): Promise<MailSentOutput> => {
  if (!isEmail(email)) throw new DomainError('account/email-malformed', 'email');
  if (await countMail(services, entrant, email, kind)) await postToAddress(services.accounts, kind, email);
  return { sent: true, inbox: inboxPath(services, lang) };
};

/**
 * Sets a new password by a mailed link. Ends every session, deletes all other links that could set a password or move
 * the account to another address, and mails the member.
 */
export const resetPassword = async (
  services: MemberServices,
  client: Pick<Client, 'address' | 'recognise'>,
  { token, password }: ResetPassword,
): Promise<void> => {
  await services.limits.take('linkByAddress', client.address);
  if (!isStrongPassword(password, '', '')) throw new DomainError('account/password-weak', 'password');
  // Checks the link before the costly hash, and uses it up only once everything is ready.
  if (!(await hasLink(services.accounts, token, 'reset-password')))
    throw new DomainError('account/link-expired');
  const passwordHash = await hashOf(services, password);
  const memberId = await services.accounts.transaction().execute(async (tx) => {
    const link = await useLink(tx, token, 'reset-password');
    const member = link && (await members.findMember(tx, link.memberId));
    if (!member) throw new DomainError('account/link-expired');
    const { id, email } = member;
    await members.changeMember(tx, id, { passwordHash });
    await dropTakeoverLinks(tx, id, email);
    await endSessions(tx, id);
    await postToMember(tx, id, ['passwordChanged'], email);
    return id;
  });
  await client.recognise(memberId);
};
