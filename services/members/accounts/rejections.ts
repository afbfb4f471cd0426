import { sql } from 'kysely';
import { hashOfToken } from './opaque-token.ts';
import { dropAskedFor } from './outbox.ts';
import type { AccountsDb } from './tables.ts';

/** A registration that is no more, and where its mails went. */
export type GoneRegistration = {
  readonly username: string;
  readonly email: string;
  readonly parentEmail: string | null;
};

/** Uses a link up that has not been followed; answers whose it was where it stands for a registration. */
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
 * Says no to what a link would confirm: a registration goes at once with all that is held of it, a new address is not
 * taken. Null where no registration has gone. The log knows nothing of it: nobody could log in, and so write.
 */
export const rejectLink = (db: AccountsDb, token: string): Promise<GoneRegistration | null> =>
  db.transaction().execute(async (tx) => {
    const memberId = await useUnfollowed(tx, token);
    if (memberId === null) return null;
    // Before the member: whoever is confirming holds a link of theirs, and then the member.
    await tx.deleteFrom('accounts.links').where('memberId', '=', memberId).execute();
    const gone = await tx
      .deleteFrom('accounts.members')
      .where('id', '=', memberId)
      .where((eb) => eb.or([eb('emailVerifiedAt', 'is', null), eb('parentEmail', 'is not', null)]))
      .returning(['username', 'email', 'parentEmail'])
      .executeTakeFirst();
    if (gone) await dropAskedFor(tx, gone.email);
    return gone ?? null;
  });
