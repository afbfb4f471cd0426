import { dropAskedFor } from './outbox.ts';
import type { AccountsDb } from './tables.ts';

export type Erasure = { readonly memberId: string; readonly number: number };

/**
 * Removes everything that is held on a member, and notes in the same transaction that the event log has still to be
 * told, with the job that does: whatever stops the program afterwards, nothing personal comes back.
 */
export const eraseRows = (db: AccountsDb, memberId: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    // An admin who was standing in for them must not go on as themselves unawares.
    await tx.deleteFrom('accounts.sessions').where('actingAs', '=', memberId).execute();
    const gone = await tx
      .deleteFrom('accounts.members')
      .where('id', '=', memberId)
      .returning(['id', 'number', 'emailKey'])
      .executeTakeFirst();
    if (!gone) return;
    await dropAskedFor(tx, gone.emailKey);
    await tx.insertInto('accounts.erasures').values({ memberId: gone.id, number: gone.number }).execute();
  });

/** The erasure of the member with a number, where the event log has still to be told of it. */
export const findErasure = async (db: AccountsDb, number: number): Promise<Erasure | null> =>
  (await db
    .selectFrom('accounts.erasures')
    .select(['memberId', 'number'])
    .where('number', '=', number)
    .executeTakeFirst()) ?? null;

export const finishErasure = async (db: AccountsDb, { memberId }: Erasure): Promise<void> => {
  await db.deleteFrom('accounts.erasures').where('memberId', '=', memberId).execute();
};
