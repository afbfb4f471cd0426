import { DomainError } from '@rondelle/contracts/errors.ts';
import { findByNumberOrName, type Member } from './accounts/members.ts';
import type { AccountTables } from './accounts/tables.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';

/**
 * The member of a public page, by number or user name; digits alone are a number. Throws `user/unknown` for the field
 * when no such member exists or the address was never confirmed.
 */
export const publicMember = async (db: Db, numberOrName: string, field: string): Promise<Member> => {
  const member = await findByNumberOrName(db.withTables<AccountTables>(), numberOrName);
  if (!member || member.emailVerifiedAt === null) throw new DomainError('user/unknown', field);
  return member;
};
