import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';
import type { AccountTables } from './accounts/tables.ts';

/** The number of members with a confirmed address. */
export const memberCount = async (db: Db): Promise<number> => {
  const { members } = await db
    .withTables<AccountTables>()
    .selectFrom('accounts.members')
    .select(sql<number>`count(*)::int`.as('members'))
    .where('emailVerifiedAt', 'is not', null)
    .executeTakeFirstOrThrow();
  return members;
};
