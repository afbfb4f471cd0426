import { sql } from 'kysely';
import type { AccountsDb } from './tables.ts';

/** More than anybody has devices. */
export const mostPasskeys = 20;

export type Passkey = {
  readonly id: string;
  readonly memberId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
};

/** As a member knows them, oldest first. */
export const passkeysOf = (db: AccountsDb, memberId: string) =>
  db
    .selectFrom('accounts.passkeys')
    .select(['id', 'name', 'addedAt', 'lastUsedAt', 'transports'])
    .where('memberId', '=', memberId)
    .orderBy('addedAt')
    .limit(mostPasskeys)
    .execute();

export const findPasskey = async (db: AccountsDb, id: string): Promise<Passkey | null> => {
  const found = await db
    .selectFrom('accounts.passkeys')
    .select(['id', 'memberId', 'publicKey', 'counter', 'transports'])
    .where('id', '=', id)
    .executeTakeFirst();
  return found ? { ...found, counter: Number(found.counter) } : null;
};

/** Answers false where somebody has it already. */
export const addPasskey = async (db: AccountsDb, passkey: Passkey & { name: string }): Promise<boolean> => {
  const row = { ...passkey, transports: [...passkey.transports] };
  const added = await db
    .insertInto('accounts.passkeys')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
};

export const usePasskey = async (db: AccountsDb, id: string, counter: number): Promise<void> => {
  await db
    .updateTable('accounts.passkeys')
    .set({ counter, lastUsedAt: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
};

export const renamePasskey = async (
  db: AccountsDb,
  memberId: string,
  id: string,
  name: string,
): Promise<boolean> => {
  const renamed = db
    .updateTable('accounts.passkeys')
    .set({ name })
    .where('memberId', '=', memberId)
    .where('id', '=', id);
  return (await renamed.executeTakeFirst()).numUpdatedRows > 0n;
};

export const removePasskey = async (db: AccountsDb, memberId: string, id: string): Promise<boolean> => {
  const removed = db.deleteFrom('accounts.passkeys').where('memberId', '=', memberId).where('id', '=', id);
  return (await removed.executeTakeFirst()).numDeletedRows > 0n;
};
