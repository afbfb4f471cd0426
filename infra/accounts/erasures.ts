import { dropAskedFor } from './outbox.ts';
import type { AccountsDb } from './tables.ts';

export type Erasure = { readonly memberId: string; readonly number: number };

/**
 * Removes everything that is held on a member, and notes in the same transaction that the event log has still to be
 * told: whatever stops the program afterwards, nothing personal comes back, and the rest is resumed.
 */
export const eraseRows = (db: AccountsDb, memberId: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    // An admin who was standing in for them must not go on as themselves unawares.
    await tx.deleteFrom('accounts.sessions').where('acting_as', '=', memberId).execute();
    const gone = await tx
      .deleteFrom('accounts.members')
      .where('id', '=', memberId)
      .returning(['id', 'number', 'email_key'])
      .executeTakeFirst();
    if (!gone) return;
    await dropAskedFor(tx, gone.email_key);
    await tx.insertInto('accounts.erasures').values({ member_id: gone.id, number: gone.number }).execute();
  });

/** Erasures that the event log may not know of yet. */
export const pendingErasures = async (db: AccountsDb): Promise<readonly Erasure[]> =>
  (
    await db
      .selectFrom('accounts.erasures')
      .select(['member_id', 'number'])
      .orderBy('asked_at')
      .limit(100)
      .execute()
  ).map(({ member_id, number }) => ({ memberId: member_id, number }));

export const finishErasure = async (db: AccountsDb, memberId: string): Promise<void> => {
  await db.deleteFrom('accounts.erasures').where('member_id', '=', memberId).execute();
};
