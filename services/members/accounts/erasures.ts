import { eraseFromTexts } from './named-in-texts.ts';
import { dropRequested } from './outbox.ts';
import type { AccountsDb } from './tables.ts';

export type Erasure = { readonly memberId: string; readonly number: number };

/**
 * Deletes all data of a member and, in the same transaction, queues the job that records the erasure in the event log.
 * A crash afterwards restores no personal data.
 */
export const eraseRows = (db: AccountsDb, memberId: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    // Ends sessions of admins who impersonate the member; otherwise they would continue as themselves without noticing.
    await tx.deleteFrom('accounts.sessions').where('actingAs', '=', memberId).execute();
    const erased = await tx
      .deleteFrom('accounts.members')
      .where('id', '=', memberId)
      .returning(['id', 'number', 'username', 'emailKey'])
      .executeTakeFirst();
    if (!erased) return;
    await dropRequested(tx, erased.emailKey);
    await eraseFromTexts(tx, erased);
    await tx.insertInto('accounts.erasures').values({ memberId: erased.id, number: erased.number }).execute();
  });

/** The erasure of the member with this number, when the event log has not recorded it yet. */
export const findErasure = async (db: AccountsDb, number: number): Promise<Erasure | null> =>
  (await db
    .selectFrom('accounts.erasures')
    .select(['memberId', 'number'])
    .where('number', '=', number)
    .executeTakeFirst()) ?? null;

export const finishErasure = async (db: AccountsDb, { memberId }: Erasure): Promise<void> => {
  await db.deleteFrom('accounts.erasures').where('memberId', '=', memberId).execute();
};
