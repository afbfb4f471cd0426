import type { MemberListAnswer } from '@rondelle/contracts/membership/member.answers.ts';
import type { MemberListQuestion } from '@rondelle/contracts/membership/member.commands.ts';
import { type MemberRole, outranks } from '@rondelle/contracts/membership/roles.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { listMembers, membersAPage, noteAdminAction } from '@rondelle/infra/accounts/administration.ts';
import { changeMember, findByNumber, type Member } from '@rondelle/infra/accounts/members.ts';
import { endSessions, endStandIns, type Session } from '@rondelle/infra/accounts/sessions.ts';
import type { AdminAction } from '@rondelle/infra/accounts/tables.ts';
import type { Desk } from './desk.ts';

/** The member with a number, of a role below the admin's own; nobody manages their equals. */
export const below = async (desk: Desk, { role }: Session, uid: number): Promise<Member> => {
  const member = await findByNumber(desk.accounts, uid);
  if (!member) throw new DomainError('user/unknown', 'uid');
  if (!outranks(role, member.role)) throw new DomainError('permission/denied', 'uid');
  return member;
};

/** Every token of the member stops at once, and whoever stands in for them does so no longer. */
const endAll = async ({ accounts }: Desk, id: string): Promise<void> => {
  await endSessions(accounts, id);
  await endStandIns(accounts, id);
};

const noted = (desk: Desk, admin: Session, action: AdminAction, { id }: Member) =>
  noteAdminAction(desk.accounts, admin.memberId, action, id);

export const ban = async (desk: Desk, admin: Session, uid: number, banned: boolean): Promise<void> => {
  const member = await below(desk, admin, uid);
  const banned_at = banned ? new Date().toISOString() : null;
  await changeMember(desk.accounts, member.id, { banned_at });
  if (banned) await endAll(desk, member.id);
  await noted(desk, admin, banned ? 'ban' : 'unban', member);
};

/** To a role below one's own; the member logs in anew. */
export const changeRole = async (desk: Desk, admin: Session, uid: number, role: MemberRole) => {
  const member = await below(desk, admin, uid);
  if (!outranks(admin.role, role)) throw new DomainError('permission/denied', 'role');
  await changeMember(desk.accounts, member.id, { role });
  await endAll(desk, member.id);
  await noted(desk, admin, 'change-role', member);
};

export const endSessionsOf = async (desk: Desk, admin: Session, uid: number): Promise<void> => {
  const member = await below(desk, admin, uid);
  await endAll(desk, member.id);
  await noted(desk, admin, 'end-sessions', member);
};

/** One page of all members, by name. */
export const memberList = async (
  desk: Desk,
  { role: own }: Session,
  { name, role, banned, page }: MemberListQuestion,
): Promise<MemberListAnswer> => {
  const rows = await listMembers(desk.accounts, { name, role, banned, page });
  return {
    page,
    hasMore: rows.length > membersAPage,
    members: rows.slice(0, membersAPage).map((row) => ({
      id: row.number,
      username: row.username,
      role: row.role,
      isActive: row.email_verified_at !== null && row.parent_email === null,
      isBanned: row.banned_at !== null,
      createdAt: row.created_at,
      isBelow: outranks(own, row.role),
    })),
  };
};
