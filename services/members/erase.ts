import type { EraseOwn } from '@rondelle/contracts/membership/member.commands.ts';
import { eraseRows } from './accounts/erasures.ts';
import { eraseData } from './accounts/personal-data.ts';
import { endSessions, type Session } from './accounts/sessions.ts';
import type { Member } from './accounts/members.ts';
import type { MemberServices } from './member-services.ts';
import { assertPassword, known } from './own-account.ts';

/** Everything personal is gone when this resolves, and the log is told right after; what the member entered stays. */
export const eraseAccount = async (services: MemberServices, { id, email, username }: Member) => {
  await services.mailer.forget?.(email, username);
  await eraseRows(services.accounts, id);
};

/** Erases an account, or all of it that logging in does not need. */
export const erase = async (services: MemberServices, member: Member, what: EraseOwn['what']) => {
  if (what === 'account') return eraseAccount(services, member);
  await eraseData(services.accounts, member);
  await services.mailer.forget?.(member.email, member.username);
};

/** By the member, who gives the password again. */
export const eraseOwn = async (
  services: MemberServices,
  session: Session,
  { what, currentPassword }: EraseOwn,
): Promise<void> => {
  const member = await known(services, session);
  await assertPassword(services, session, member, currentPassword);
  if (what === 'data') await endSessions(services.accounts, member.id, session.id);
  await erase(services, member, what);
};
