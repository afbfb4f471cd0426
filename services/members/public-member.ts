import { DomainError } from '@rondelle/contracts/errors.ts';
import { findByNumber, findByUsername, type Member } from './accounts/members.ts';
import type { AccountTables } from './accounts/tables.ts';
import type { Db } from '@rondelle/projections/schema.ts';

/** The numbers that the database can hold. */
const isNumber = (text: string): boolean => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647;

/**
 * The member of a public page, by the number in its path or by user name; what looks like a number is one. Fails with
 * `user/unknown`, naming the field, where nobody has it or the address was never confirmed.
 */
export const publicMember = async (db: Db, numberOrName: string, field: string): Promise<Member> => {
  const accounts = db.withTables<AccountTables>();
  const member = isNumber(numberOrName)
    ? await findByNumber(accounts, Number(numberOrName))
    : await findByUsername(accounts, numberOrName);
  if (!member || member.emailVerifiedAt === null) throw new DomainError('user/unknown', field);
  return member;
};
