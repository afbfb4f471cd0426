import { sql } from 'kysely';
import { hashOfToken } from './opaque-token.ts';
import { dropRequested } from './outbox.ts';
import type { AccountsDb } from './tables.ts';

/** A deleted registration and the addresses that its mails went to. */
export type DeletedRegistration = {
  readonly username: string;
  readonly email: string;
  readonly parentEmail: string | null;
};

/**
 * Uses up an unfollowed link. Returns the id of the member whose registration it confirms; null when it confirms a new
 * address, or when there is no such link.
 */
const useUnfollowed = async (tx: AccountsDb, token: string): Promise<string | null> => {
  const link = await tx
    .deleteFrom('accounts.links')
    .where('tokenHash', '=', hashOfToken(token))
    .where('purpose', 'in', ['verify-email', 'parent-consent', 'change-email'])
    .where('followedAt', 'is', null)
    .where('expiresAt', '>', sql<string>`now()`)
    .returning(['memberId', 'purpose'])
    .executeTakeFirst();
  return link && link.purpose !== 'change-email' ? link.memberId : null;
};

/**
 * Rejects what a link would confirm. Deletes a registration with all its data and returns it. Returns null when the
 * link was for a new address (dropped with the link), or when there was nothing to delete. The event log needs no
 * erasure, because an unconfirmed member cannot write.
 */
export const rejectLink = (db: AccountsDb, token: string): Promise<DeletedRegistration | null> =>
  db.transaction().execute(async (tx) => {
    const memberId = await useUnfollowed(tx, token);
    if (memberId === null) return null;
    // Deletes links before the member: `confirmLink` locks in the same order.
    await tx.deleteFrom('accounts.links').where('memberId', '=', memberId).execute();
    const deleted = await tx
      .deleteFrom('accounts.members')
      .where('id', '=', memberId)
      .where((eb) => eb.or([eb('emailVerifiedAt', 'is', null), eb('parentEmail', 'is not', null)]))
      .returning(['username', 'email', 'parentEmail'])
      .executeTakeFirst();
    if (deleted) await dropRequested(tx, deleted.email);
    return deleted ?? null;
  });
