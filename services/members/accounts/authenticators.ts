import { sql } from 'kysely';
import { hashOfToken } from './opaque-token.ts';
import type { AccountsDb } from './tables.ts';

export const findAuthenticator = async (db: AccountsDb, memberId: string) =>
  (await db
    .selectFrom('accounts.authenticators')
    .select(['secret', 'addedAt', 'confirmedAt', 'lastStep'])
    .where('memberId', '=', memberId)
    .executeTakeFirst()) ?? null;

/** Notes a secret that is to be confirmed, in place of one that was not; one that was confirmed stays. */
export const proposeAuthenticator = async (
  db: AccountsDb,
  memberId: string,
  secret: string,
): Promise<boolean> => {
  const { rows } = await sql`
    INSERT INTO accounts.authenticators AS known ("memberId", secret) VALUES (${memberId}, ${secret})
    ON CONFLICT ("memberId") DO UPDATE SET secret = excluded.secret, "addedAt" = now(), "lastStep" = 0
    WHERE known."confirmedAt" IS NULL RETURNING 1`.execute(db);
  return rows.length > 0;
};

/** Takes the code of a period; false where that, or a later one, was taken before: a code is good once. */
export const takeStep = async (db: AccountsDb, memberId: string, step: number): Promise<boolean> => {
  const { rows } = await sql`
    UPDATE accounts.authenticators SET "lastStep" = ${step}, "confirmedAt" = coalesce("confirmedAt", now())
    WHERE "memberId" = ${memberId} AND "lastStep" < ${step} RETURNING 1`.execute(db);
  return rows.length > 0;
};

export const removeAuthenticator = async (db: AccountsDb, memberId: string): Promise<void> => {
  await db.deleteFrom('accounts.authenticators').where('memberId', '=', memberId).execute();
};

/** Of the codes for the day on which all devices are lost, only hashes are kept. */
export const setRecoveryCodes = async (
  db: AccountsDb,
  memberId: string,
  codes: readonly string[],
): Promise<void> => {
  await db.deleteFrom('accounts.recovery_codes').where('memberId', '=', memberId).execute();
  if (codes.length === 0) return;
  await db
    .insertInto('accounts.recovery_codes')
    .values(codes.map((code) => ({ memberId, codeHash: hashOfToken(code) })))
    .execute();
};

/** Uses a code up; false where it is none of the member's. */
export const useRecoveryCode = async (db: AccountsDb, memberId: string, code: string): Promise<boolean> => {
  const used = db
    .deleteFrom('accounts.recovery_codes')
    .where('memberId', '=', memberId)
    .where('codeHash', '=', hashOfToken(code));
  return (await used.executeTakeFirst()).numDeletedRows > 0n;
};

export const countRecoveryCodes = async (db: AccountsDb, memberId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('accounts.recovery_codes')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('memberId', '=', memberId)
    .executeTakeFirstOrThrow();
  return count;
};
