import { usernameKey } from '@rondelle/contracts/membership/usernames.ts';
import type { MemberRole } from '@rondelle/contracts/membership/roles.ts';
import type { AccountsDb, AdminAction } from './tables.ts';

/** Notes what an admin did to a member; without a member where nothing of them may remain. */
export const noteAdminAction = async (
  db: AccountsDb,
  adminId: string,
  action: AdminAction,
  memberId: string | null,
): Promise<void> => {
  await db.insertInto('accounts.admin_actions').values({ adminId, action, memberId }).execute();
};

export type MemberFilter = {
  /** Part of a user name, however it is written. */
  readonly name?: string | undefined;
  readonly role?: MemberRole | undefined;
  readonly banned?: boolean | undefined;
  /** From 1 on. */
  readonly page: number;
};
export const membersAPage = 50;

/** One page of the members by name, one more than is shown where there are further pages. Never addresses. */
export const listMembers = (db: AccountsDb, { name, role, banned, page }: MemberFilter) => {
  let query = db
    .selectFrom('accounts.members')
    .select(['id', 'number', 'username', 'role', 'emailVerifiedAt', 'parentEmail', 'bannedAt', 'createdAt']);
  if (name !== undefined)
    query = query.where('usernameKey', 'like', `%${usernameKey(name).replaceAll(/[\\%_]/g, '\\$&')}%`);
  if (role !== undefined) query = query.where('role', '=', role);
  if (banned !== undefined) query = query.where('bannedAt', banned ? 'is not' : 'is', null);
  return query
    .orderBy('usernameKey')
    .limit(membersAPage + 1)
    .offset((page - 1) * membersAPage)
    .execute();
};

/** What was done to a member lately, and by whom. */
export const actionsOn = (db: AccountsDb, memberId: string) =>
  db
    .selectFrom('accounts.admin_actions as action')
    .leftJoin('accounts.members as admin', 'admin.id', 'action.adminId')
    .select(['action.action', 'action.at', 'admin.username as admin'])
    .where('action.memberId', '=', memberId)
    .orderBy('action.id', 'desc')
    .limit(50)
    .execute();
