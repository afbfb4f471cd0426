import { createHmac } from 'node:crypto';
import type { AccountsDb } from './tables.ts';

/** A hash keyed with a secret of the database: equal in all gateways, and impossible to compute without it. */
export type KeyedHash = (text: string) => Promise<Buffer>;

export const createKeyedHash = (db: AccountsDb): KeyedHash => {
  let secret: Promise<string> | null = null;
  const readSecret = async () =>
    (await db.selectFrom('accounts.try_secret').select('secret').executeTakeFirstOrThrow()).secret;
  return async (text) => {
    // A failed read must not be cached.
    secret ??= readSecret().catch((error: unknown) => {
      secret = null;
      throw error;
    });
    return createHmac('sha256', await secret)
      .update(text)
      .digest();
  };
};
