import { createHmac } from 'node:crypto';
import type { AccountsDb } from './tables.ts';

/** A hash of a text that nobody can make without the secret of the database: the same in every gateway. */
export type KeyedHash = (text: string) => Promise<Buffer>;

export const createKeyedHash = (db: AccountsDb): KeyedHash => {
  let secret: Promise<string> | null = null;
  const readSecret = async () =>
    (await db.selectFrom('accounts.try_secret').select('secret').executeTakeFirstOrThrow()).secret;
  return async (text) => {
    // A failed read is not remembered.
    secret ??= readSecret().catch((error: unknown) => {
      secret = null;
      throw error;
    });
    return createHmac('sha256', await secret)
      .update(text)
      .digest();
  };
};
