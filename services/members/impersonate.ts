import type { MemberOutput } from '@rondelle/contracts/membership/account.outputs.ts';
import { outranks } from '@rondelle/contracts/membership/roles.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { noteAdminAction } from './accounts/administration.ts';
import { findByUsername, findMember } from './accounts/members.ts';
import { actAs, type Session } from './accounts/sessions.ts';
import type { MemberServices } from './member-services.ts';

/** Records in the log that an impersonation begins or ends. */
export type RecordImpersonation = (
  admin: Pick<Session, 'memberId' | 'role'>,
  member: { readonly id: string; readonly number: number },
  begins: boolean,
) => Promise<void>;

/** Starts a read-only impersonation of a member of a lower role. The log records who impersonated whom. */
export const impersonate = async (
  services: MemberServices,
  session: Session,
  username: string,
  record: RecordImpersonation,
): Promise<MemberOutput> => {
  const member = await findByUsername(services.accounts, username);
  if (!member) throw new DomainError('user/unknown', 'username');
  if (session.impersonator !== null || !outranks(session.role, member.role))
    throw new DomainError('permission/denied', 'username');
  if (member.disabledAt !== null) throw new DomainError('account/disabled', 'username');
  if (member.bannedAt !== null) throw new DomainError('account/banned', 'username');
  // Recorded first, so that no impersonation is missing from the log.
  await record(session, member, true);
  await actAs(services.accounts, session.id, member.id);
  await noteAdminAction(services.accounts, session.memberId, 'impersonate', member.id);
  return {
    id: member.number,
    username: member.username,
    role: member.role,
    impersonatedBy: session.username,
  };
};

/** Returns to the admin's own account; throws `permission/denied` when there is no impersonation. */
export const stopImpersonating = async (
  services: MemberServices,
  session: Session | null,
  record: RecordImpersonation,
): Promise<MemberOutput> => {
  if (!session) throw new DomainError('session/required');
  if (!session.impersonator) throw new DomainError('permission/denied');
  await actAs(services.accounts, session.id, null);
  const { memberId, number } = session;
  await record(
    { memberId: session.impersonator.id, role: session.impersonator.role },
    { id: memberId, number },
    false,
  );
  const { id, username, role } = session.impersonator;
  const admin = await findMember(services.accounts, id);
  return { id: admin?.number ?? 0, username, role, impersonatedBy: null };
};
