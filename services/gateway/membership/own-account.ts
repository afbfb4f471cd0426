import type {
  AccountAnswer,
  MemberAnswer,
  MailSentAnswer,
  SessionItem,
} from '@rondelle/contracts/membership/account.answers.ts';
import type { ChangeEmail, ChangePassword } from '@rondelle/contracts/membership/account.commands.ts';
import { isEmail, isStrongPassword } from '@rondelle/contracts/membership/registration.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { dropLinks, makeLink } from '@rondelle/infra/accounts/links.ts';
import * as members from '@rondelle/infra/accounts/members.ts';
import { endSessions, type Session, sessionsOf } from '@rondelle/infra/accounts/sessions.ts';
import { type Desk, inboxPath, linkTo, mailTo } from './desk.ts';
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
export const assertPassword = async (desk: Desk, member: members.Member, password: string): Promise<void> => {
  await desk.limits.take('loginByAccount', member.id);
  if (!(await isPasswordOf(desk, password, member.password_hash)))
    throw new DomainError('account/wrong-credentials', 'currentPassword');
  await desk.limits.forgive('loginByAccount', member.id);
};

/** Changes the password and ends all other sessions. */
export const changeOwnPassword = async (
  desk: Desk,
  session: Session,
  change: ChangePassword,
): Promise<void> => {
  const member = await known(desk, session);
  await assertPassword(desk, member, change.currentPassword);
  if (!isStrongPassword(change.password, member.username, member.email))
    throw new DomainError('account/password-weak', 'password');
  const password_hash = await hashOf(desk, change.password);
  await members.changeMember(desk.accounts, member.id, { password_hash });
  await dropLinks(desk.accounts, member.id);
  await endSessions(desk.accounts, member.id, session.id);
  const { email, language, username } = member;
  const link = linkTo(desk, language, 'forgottenPassword');
  desk.post.later(async () => mailTo(email, language, 'passwordChanged', username, link));
};

/** Mails a link to the new address; until it is followed the old one stays. A taken address gets the same answer. */
export const changeOwnEmail = async (
  desk: Desk,
  session: Session,
  change: ChangeEmail,
): Promise<MailSentAnswer> => {
  const member = await known(desk, session);
  await assertPassword(desk, member, change.currentPassword);
  if (!isEmail(change.email)) throw new DomainError('account/email-malformed', 'email');
  await desk.limits.take('mailByAccount', member.id);
  const email = change.email.trim();
  desk.post.later(async () => {
    if (await members.findByEmail(desk.accounts, email)) return null;
    const token = await makeLink(desk.accounts, member.id, 'change-email', email);
    const link = linkTo(desk, member.language, 'verify', token);
    return mailTo(email, member.language, 'changeEmail', member.username, link);
  });
  return { sent: true, inbox: inboxPath(desk, change.lang) };
};
