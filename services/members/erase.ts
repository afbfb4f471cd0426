import type { EraseOwn } from '@rondelle/contracts/membership/member.commands.ts';
import { eraseRows } from './accounts/erasures.ts';
import { eraseData } from './accounts/personal-data.ts';
import { endSessions, type Session } from './accounts/sessions.ts';
import type { Member } from './accounts/members.ts';
import type { MemberServices } from './member-services.ts';
import { assertPassword, known } from './own-account.ts';

/**
 * Deletes all personal data before it resolves; a job then records the erasure in the log. What the member entered
 * stays.
 */
export const eraseAccount = async (services: MemberServices, { id, email, username }: Member) => {
  await services.mailer.forget?.(email, username);
  await eraseRows(services.accounts, id);
};

/** Erases an account, or only the data that logging in does not need. */
export const erase = async (services: MemberServices, member: Member, what: EraseOwn['what']) => {
  if (what === 'account') return eraseAccount(services, member);
  await eraseData(services.accounts, member);
  await services.mailer.forget?.(member.email, member.username);
};

/** Erases a member's own account or data, after a check of the password. */
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
