import type { MemberListOutput } from '@rondelle/contracts/membership/member.outputs.ts';
import type { MemberListInput } from '@rondelle/contracts/membership/member.commands.ts';
import { type MemberRole, outranks } from '@rondelle/contracts/membership/roles.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { deleteAge, listMembers, membersAPage, noteAdminAction } from './accounts/administration.ts';
import { changeMember, findByNumber, type Member } from './accounts/members.ts';
import { endSessions, endImpersonations, type Session } from './accounts/sessions.ts';
import type { AdminAction } from './accounts/tables.ts';
import type { MemberServices } from './member-services.ts';

/**
 * The member with this number. Throws `user/unknown`, or `permission/denied` unless their role is below the admin's.
 */
export const memberBelow = async (
  services: MemberServices,
  { role }: Session,
  uid: number,
): Promise<Member> => {
  const member = await findByNumber(services.accounts, uid);
  if (!member) throw new DomainError('user/unknown', 'uid');
  if (!outranks(role, member.role)) throw new DomainError('permission/denied', 'uid');
  return member;
};

/** Ends all sessions of the member and all impersonations of them. */
const endAll = async ({ accounts }: MemberServices, id: string): Promise<void> => {
  await endSessions(accounts, id);
  await endImpersonations(accounts, id);
};

const noted = (
  services: MemberServices,
  admin: Session,
  action: AdminAction,
  { id }: Member,
  role: MemberRole | null = null,
) => noteAdminAction(services.accounts, admin.memberId, action, id, role);

/** Bans or unbans a member; returns whose account it is. */
export const ban = async (
  services: MemberServices,
  admin: Session,
  uid: number,
  banned: boolean,
): Promise<{ readonly memberId: string; readonly number: number }> => {
  const member = await memberBelow(services, admin, uid);
  const bannedAt = banned ? new Date().toISOString() : null;
  await changeMember(services.accounts, member.id, { bannedAt, disabledAt: null });
  if (banned) await endAll(services, member.id);
  await noted(services, admin, banned ? 'ban' : 'unban', member);
  return { memberId: member.id, number: member.number };
};

/** Closes an account for now or reopens it; the member's changes stay. */
export const disable = async (
  services: MemberServices,
  admin: Session,
  uid: number,
  disabled: boolean,
): Promise<string> => {
  const member = await memberBelow(services, admin, uid);
  if (!disabled && member.disabledAt === null) return member.id;
  const at = disabled ? new Date().toISOString() : null;
  await changeMember(services.accounts, member.id, { bannedAt: at, disabledAt: at });
  if (disabled) await endAll(services, member.id);
  await noted(services, admin, disabled ? 'disable' : 'enable', member);
  return member.id;
};

/** Changes a member's role to one below the admin's own; the member must log in again. */
export const changeRole = async (
  services: MemberServices,
  admin: Session,
  uid: number,
  role: MemberRole,
): Promise<string> => {
  const member = await memberBelow(services, admin, uid);
  if (!outranks(admin.role, role)) throw new DomainError('permission/denied', 'role');
  await changeMember(services.accounts, member.id, { role });
  await endAll(services, member.id);
  await noted(services, admin, 'change-role', member, role);
  return member.id;
};

export const endSessionsOf = async (
  services: MemberServices,
  admin: Session,
  uid: number,
): Promise<string> => {
  const member = await memberBelow(services, admin, uid);
  await endAll(services, member.id);
  await noted(services, admin, 'end-sessions', member);
  return member.id;
};

/** Lets a member who declared a wrong age by mistake declare it again. */
export const requestAgeAgain = async (
  services: MemberServices,
  admin: Session,
  uid: number,
): Promise<void> => {
  const member = await memberBelow(services, admin, uid);
  await deleteAge(services.accounts, member.id);
  await noted(services, admin, 'forget-age', member);
};

/** One page of the members that match the filter, by name. */
export const memberList = async (
  services: MemberServices,
  { role: own }: Session,
  { name, role, banned, disabled, page }: MemberListInput,
  seasonId: number | undefined,
): Promise<MemberListOutput> => {
  const rows = await listMembers(services.accounts, { name, role, banned, disabled, seasonId, page });
  return {
    page,
    hasMore: rows.length > membersAPage,
    members: rows.slice(0, membersAPage).map((row) => ({
      id: row.number,
      username: row.username,
      role: row.role,
      isActive: row.emailVerifiedAt !== null && row.parentEmail === null,
      isBanned: row.bannedAt !== null && row.disabledAt === null,
      isDisabled: row.disabledAt !== null,
      roleGiven: row.roleGiven && { ...row.roleGiven, at: new Date(row.roleGiven.at) },
      createdAt: new Date(row.createdAt),
      isBelow: outranks(own, row.role),
    })),
  };
};
