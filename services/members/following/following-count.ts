import { sql } from 'kysely';
import type { AccountsDb } from '../accounts/tables.ts';

/** The total number of followings of all members. */
export const followingCount = async (db: AccountsDb): Promise<number> => {
  const { count } = await db
    .selectFrom('accounts.followings')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
};
