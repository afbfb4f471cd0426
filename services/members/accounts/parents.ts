import { postToMember } from './outbox.ts';
import type { AccountsDb } from './tables.ts';

/**
 * Asks another parent for their consent: links and mails for the one before are worth nothing from then on. Answers
 * false where no consent is awaited any more.
 */
export const changeParentEmail = (db: AccountsDb, memberId: string, parentEmail: string): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    // Before the member: whoever is consenting holds the link, and then the member.
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
