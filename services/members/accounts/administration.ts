import { usernameKey } from '@rondelle/contracts/membership/usernames.ts';
import type { MemberRole } from '@rondelle/contracts/membership/roles.ts';
import { sql } from 'kysely';
import type { AccountsDb, AdminAction } from './tables.ts';

/**
 * Records what an admin did to a member. `memberId` is null when the member's data is erased; `role` is the new role.
 */
export const noteAdminAction = async (
  db: AccountsDb,
  adminId: string,
  action: AdminAction,
  memberId: string | null,
  role: MemberRole | null = null,
): Promise<void> => {
  await db.insertInto('accounts.admin_actions').values({ adminId, action, memberId, role }).execute();
};

/**
 * Deletes the age that the member declared, so that the chat and the forum request it again; a parent's consent stays.
 */
export const deleteAge = async (db: AccountsDb, memberId: string): Promise<void> => {
  await db
    .deleteFrom('accounts.consents')
    .where('memberId', '=', memberId)
    .where('kind', 'in', ['age', 'child', 'minor', 'adult'])
    .execute();
};

export type MemberFilter = {
  /** Part of a user name, in any spelling. */
  readonly name?: string | undefined;
  readonly role?: MemberRole | undefined;
  readonly banned?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Only members who have changed something in this season. */
  readonly seasonId?: number | undefined;
  /** Counts from 1. */
  readonly page: number;
};
export const membersAPage = 50;

/** `at`: as Postgres writes a time within JSON. */
type RoleChange = { readonly by: string | null; readonly at: string };
/** The admin who assigned a member's role, and when; null when no admin has changed it. */
const lastRoleChange = sql<RoleChange | null>`(
  SELECT json_build_object('by', admin.username, 'at', action.at)
  FROM accounts.admin_actions action LEFT JOIN accounts.members admin ON admin.id = action."adminId"
  WHERE action."memberId" = accounts.members.id AND action.action = 'change-role'
  ORDER BY action.id DESC LIMIT 1)`.as('roleGiven');

/** Repeats the condition of the partial index of the activity log, so that the index applies. */
const hasChanged = (seasonId: number) => sql<boolean>`EXISTS (
  SELECT FROM activity_log WHERE "actorId" = accounts.members.id::text AND "seasonId" = ${seasonId}
    AND "actorRole" <> 'system')`;

/** One page of members by name, plus one more row when further pages exist. Never includes email addresses. */
export const listMembers = (
  db: AccountsDb,
  { name, role, banned, disabled, seasonId, page }: MemberFilter,
) => {
  let query = db
    .selectFrom('accounts.members')
    .select(['id', 'number', 'username', 'role', 'emailVerifiedAt', 'parentEmail', 'bannedAt', 'disabledAt'])
    .select(['createdAt', lastRoleChange]);
  if (name !== undefined)
    query = query.where('usernameKey', 'like', `%${usernameKey(name).replaceAll(/[\\%_]/g, '\\$&')}%`);
  if (role !== undefined) query = query.where('role', '=', role);
  if (banned === true) query = query.where('bannedAt', 'is not', null).where('disabledAt', 'is', null);
  if (banned === false) query = query.where('bannedAt', 'is', null);
  if (disabled !== undefined) query = query.where('disabledAt', disabled ? 'is not' : 'is', null);
  if (seasonId !== undefined) query = query.where(hasChanged(seasonId));
  return query
    .orderBy('usernameKey')
    .limit(membersAPage + 1)
    .offset((page - 1) * membersAPage)
    .execute();
};

/** The last 50 admin actions on a member, with the admins' names. */
export const actionsOn = (db: AccountsDb, memberId: string) =>
  db
    .selectFrom('accounts.admin_actions as action')
    .leftJoin('accounts.members as admin', 'admin.id', 'action.adminId')
    .select(['action.action', 'action.at', 'action.role', 'admin.username as admin'])
    .where('action.memberId', '=', memberId)
    .orderBy('action.id', 'desc')
    .limit(50)
    .execute();
