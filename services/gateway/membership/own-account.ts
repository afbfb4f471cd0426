import type {
  AccountAnswer,
  MemberAnswer,
  MailSentAnswer,
  SessionItem,
} from '@rondelle/contracts/membership/account.answers.ts';
import type { ChangeEmail, ChangePassword } from '@rondelle/contracts/membership/account.commands.ts';
import { isEmail, isStrongPassword } from '@rondelle/contracts/membership/registration.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { dropTakeoverLinks } from '@rondelle/infra/accounts/links.ts';
import * as members from '@rondelle/infra/accounts/members.ts';
import { postToMember } from '@rondelle/infra/accounts/outbox.ts';
import { endSessions, type Session, sessionsOf } from '@rondelle/infra/accounts/sessions.ts';
import { type Desk, inboxPath } from './desk.ts';
import { hashOf, isPasswordOf } from './log-in.ts';

export const memberOf = ({ number, username, role, impersonator }: Session): MemberAnswer => ({
  id: number,
  username,
  role,
  impersonatedBy: impersonator?.username ?? null,
});

export const known = async (desk: Desk, { memberId }: Session): Promise<members.Member> => {
  const member = await members.findMember(desk.accounts, memberId);
  if (!member) throw new DomainError('session/required');
  return member;
};

const sessionItems = async (desk: Desk, { id: current, memberId }: Session): Promise<SessionItem[]> =>
  (await sessionsOf(desk.accounts, memberId)).map(({ id, kind, device, created_at, last_seen_at }) => ({
    id,
    isCurrent: id === current,
    kind,
    device,
    createdAt: created_at,
    lastSeenAt: last_seen_at,
  }));

export const ownAccount = async (desk: Desk, session: Session): Promise<AccountAnswer> => {
  const { email, created_at } = await known(desk, session);
  return { ...memberOf(session), email, createdAt: created_at, sessions: await sessionItems(desk, session) };
};

/** Whoever finds an open browser must not be able to take the account over. */
export const assertPassword = async (
  desk: Desk,
  session: Session,
  member: members.Member,
  password: string,
): Promise<void> => {
  await desk.limits.take('passwordBySession', session.id);
  if (!(await isPasswordOf(desk, password, member.password_hash)))
    throw new DomainError('account/wrong-credentials', 'currentPassword');
  await desk.limits.forgive('passwordBySession', session.id);
};

/** Changes the password and ends all other sessions. */
export const changeOwnPassword = async (
  desk: Desk,
  session: Session,
  change: ChangePassword,
): Promise<void> => {
  const member = await known(desk, session);
  await assertPassword(desk, session, member, change.currentPassword);
  if (!isStrongPassword(change.password, member.username, member.email))
    throw new DomainError('account/password-weak', 'password');
  const password_hash = await hashOf(desk, change.password);
  const { id, email } = member;
  await desk.accounts.transaction().execute(async (tx) => {
    await members.changeMember(tx, id, { password_hash });
    await dropTakeoverLinks(tx, id, email);
    await endSessions(tx, id, session.id);
    await postToMember(tx, id, ['passwordChanged'], email);
  });
  desk.post.wake();
};

/** Mails a link to the new address; until it is followed the old one stays. A taken address gets the same answer. */
export const changeOwnEmail = async (
  desk: Desk,
  session: Session,
  change: ChangeEmail,
): Promise<MailSentAnswer> => {
  const member = await known(desk, session);
  await assertPassword(desk, session, member, change.currentPassword);
  if (!isEmail(change.email)) throw new DomainError('account/email-malformed', 'email');
  await desk.limits.take('mailByAccount', member.id);
  await postToMember(desk.accounts, member.id, ['changeEmail'], change.email.trim());
  desk.post.wake();
  return { sent: true, inbox: inboxPath(desk, change.lang) };
};
