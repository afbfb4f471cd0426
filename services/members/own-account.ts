import type {
  AccountOutput,
  MemberOutput,
  MailSentOutput,
  SessionItem,
} from '@rondelle/contracts/membership/account.outputs.ts';
import type { ChangeEmail, ChangePassword } from '@rondelle/contracts/membership/account.commands.ts';
import { isEmail, isStrongPassword } from '@rondelle/contracts/membership/registration.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { dropTakeoverLinks } from './accounts/links.ts';
import * as members from './accounts/members.ts';
import { postToMember } from './accounts/outbox.ts';
import { endSessions, type Session, sessionsOf } from './accounts/sessions.ts';
import { type MemberServices, inboxPath } from './member-services.ts';
import { hashOf, isPasswordOf } from './log-in.ts';

export const memberOf = ({ number, username, role, impersonator }: Session): MemberOutput => ({
  id: number,
  username,
  role,
  impersonatedBy: impersonator?.username ?? null,
});

export const known = async (services: MemberServices, { memberId }: Session): Promise<members.Member> => {
  const member = await members.findMember(services.accounts, memberId);
  if (!member) throw new DomainError('session/required');
  return member;
};

const sessionItems = async (
  services: MemberServices,
  { id: current, memberId }: Session,
): Promise<SessionItem[]> =>
  (await sessionsOf(services.accounts, memberId)).map(({ id, kind, device, createdAt, lastSeenAt }) => ({
    id,
    isCurrent: id === current,
    kind,
    device,
    createdAt,
    lastSeenAt,
  }));

export const ownAccount = async (services: MemberServices, session: Session): Promise<AccountOutput> => {
  const { email, createdAt } = await known(services, session);
  return {
    ...memberOf(session),
    email,
    createdAt,
    sessions: await sessionItems(services, session),
  };
};

/** Asks for the password again, so that an open browser is not enough to take over the account. */
export const assertPassword = async (
  services: MemberServices,
  session: Session,
  member: members.Member,
  password: string,
): Promise<void> => {
  if (member.passwordHash === null) throw new DomainError('account/no-password', 'currentPassword');
  await services.limits.take('passwordBySession', session.id);
  if (!(await isPasswordOf(services, password, member.passwordHash)))
    throw new DomainError('account/wrong-password', 'currentPassword');
  await services.limits.forgive('passwordBySession', session.id);
};

/** Changes the password and ends all other sessions. */
export const changeOwnPassword = async (
  services: MemberServices,
  session: Session,
  change: ChangePassword,
): Promise<void> => {
  const member = await known(services, session);
  await assertPassword(services, session, member, change.currentPassword);
  if (!isStrongPassword(change.password, member.username, member.email))
    throw new DomainError('account/password-weak', 'password');
  const passwordHash = await hashOf(services, change.password);
  const { id, email } = member;
  await services.accounts.transaction().execute(async (tx) => {
    await members.changeMember(tx, id, { passwordHash });
    await dropTakeoverLinks(tx, id, email);
    await endSessions(tx, id, session.id);
    await postToMember(tx, id, ['passwordChanged'], email);
  });
};

/**
 * Mails a link to the new address; the old one stays until the link is followed. A taken address gets the same
 * response.
 */
export const changeOwnEmail = async (
  services: MemberServices,
  session: Session,
  change: ChangeEmail,
): Promise<MailSentOutput> => {
  const member = await known(services, session);
  await assertPassword(services, session, member, change.currentPassword);
  if (!isEmail(change.email)) throw new DomainError('account/email-malformed', 'email');
  await services.limits.take('newEmailByAccount', member.id);
  await postToMember(services.accounts, member.id, ['changeEmail'], change.email.trim());
  return { sent: true, inbox: inboxPath(services, change.lang) };
};
