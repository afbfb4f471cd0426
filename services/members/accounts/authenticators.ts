import { sql } from 'kysely';
import { hashOfToken } from './opaque-token.ts';
import type { AccountsDb } from './tables.ts';

export const findAuthenticator = async (db: AccountsDb, memberId: string) =>
  (await db
    .selectFrom('accounts.authenticators')
    .select(['secret', 'addedAt', 'confirmedAt', 'lastStep'])
    .where('memberId', '=', memberId)
    .executeTakeFirst()) ?? null;

/** Stores a secret to confirm, replacing an unconfirmed one; returns false when a confirmed one exists. */
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

/**
 * Uses the code of a period; returns false when that period or a later one was used before, so that a code works once.
 */
export const takeStep = async (db: AccountsDb, memberId: string, step: number): Promise<boolean> => {
  const { rows } = await sql`
    UPDATE accounts.authenticators SET "lastStep" = ${step}, "confirmedAt" = coalesce("confirmedAt", now())
    WHERE "memberId" = ${memberId} AND "lastStep" < ${step} RETURNING 1`.execute(db);
  return rows.length > 0;
};

export const removeAuthenticator = async (db: AccountsDb, memberId: string): Promise<void> => {
  await db.deleteFrom('accounts.authenticators').where('memberId', '=', memberId).execute();
};

/** Replaces the member's recovery codes; stores only hashes. */
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

/** Uses up a code; returns false when the member has no such code. */
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
