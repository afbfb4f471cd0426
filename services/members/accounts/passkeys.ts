import { DomainError } from '@rondelle/contracts/errors.ts';
import { sql } from 'kysely';
import { lockMember } from './lock-member.ts';
import type { AccountsDb } from './tables.ts';

const mostPasskeys = 20;

export type Passkey = {
  readonly id: string;
  readonly memberId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
};

/** A member's passkeys, oldest first. */
export const passkeysOf = (db: AccountsDb, memberId: string) =>
  db
    .selectFrom('accounts.passkeys')
    .select(['id', 'name', 'addedAt', 'lastUsedAt', 'transports'])
    .where('memberId', '=', memberId)
    .orderBy('addedAt')
    .limit(mostPasskeys)
    .execute();

export const assertRoomForPasskey = async (db: AccountsDb, memberId: string): Promise<void> => {
  const known = await passkeysOf(db, memberId);
  if (known.length >= mostPasskeys) throw new DomainError('account/passkeys-full');
};

export const findPasskey = async (db: AccountsDb, id: string): Promise<Passkey | null> => {
  const found = await db
    .selectFrom('accounts.passkeys')
    .select(['id', 'memberId', 'publicKey', 'counter', 'transports'])
    .where('id', '=', id)
    .executeTakeFirst();
  return found ? { ...found, counter: Number(found.counter) } : null;
};

const insert = async (db: AccountsDb, passkey: Passkey & { name: string }): Promise<boolean> => {
  const row = { ...passkey, transports: [...passkey.transports] };
  const added = await db
    .insertInto('accounts.passkeys')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
};

/** Returns false when the passkey is already stored. Throws `account/passkeys-full` at the limit. */
export const addPasskey = (db: AccountsDb, passkey: Passkey & { name: string }): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    await lockMember(tx, passkey.memberId);
    await assertRoomForPasskey(tx, passkey.memberId);
    return insert(tx, passkey);
  });

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
