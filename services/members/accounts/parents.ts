import { postToMember } from './outbox.ts';
import type { AccountsDb } from './tables.ts';

/**
 * Asks another parent for consent and invalidates the links and mails for the previous one. Returns false when no
 * consent is needed any more.
 */
export const changeParentEmail = (db: AccountsDb, memberId: string, parentEmail: string): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    // Deletes links before changing the member: `confirmLink` locks in the same order.
    await tx
      .deleteFrom('accounts.links')
      .where('memberId', '=', memberId)
      .where('purpose', '=', 'parent-consent')
      .where('followedAt', 'is', null)
      .execute();
    await tx
      .deleteFrom('accounts.outbox')
      .where('memberId', '=', memberId)
      .where('kind', '=', 'parentConsent')
      .execute();
    const { numUpdatedRows } = await tx
      .updateTable('accounts.members')
      .set({ parentEmail })
      .where('id', '=', memberId)
      .where('parentEmail', 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await postToMember(tx, memberId, ['parentConsent']);
    return true;
  });
