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
    .where('token_hash', '=', hashOfToken(token))
    .where('purpose', 'in', ['verify-email', 'parent-consent', 'change-email'])
    .where('followed_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .returning(['member_id', 'purpose'])
    .executeTakeFirst();
  return link && link.purpose !== 'change-email' ? link.member_id : null;
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
    await tx.deleteFrom('accounts.links').where('member_id', '=', memberId).execute();
    const gone = await tx
      .deleteFrom('accounts.members')
      .where('id', '=', memberId)
      .where((eb) => eb.or([eb('email_verified_at', 'is', null), eb('parent_email', 'is not', null)]))
      .returning(['username', 'email', 'parent_email as parentEmail'])
      .executeTakeFirst();
    if (gone) await dropAskedFor(tx, gone.email);
    return gone ?? null;
  });
