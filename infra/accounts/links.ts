import { sql } from 'kysely';
import { hashOfToken, newToken } from './opaque-token.ts';
import type { AccountsDb, LinkPurpose } from './tables.ts';

export type FollowedLink = {
  readonly memberId: string;
  readonly purpose: LinkPurpose;
  readonly newEmail: string | null;
};

/** Minutes that a link can be used. */
const lifetimes: Readonly<Record<LinkPurpose, number>> = {
  'verify-email': 24 * 60,
  'parent-consent': 7 * 24 * 60,
  'change-email': 60,
  'reset-password': 30,
};

/** Makes a link that replaces the member's earlier ones for the same purpose; answers its token, of which only the hash is kept. */
export const makeLink = async (
  db: AccountsDb,
  memberId: string,
  purpose: LinkPurpose,
  newEmail: string | null = null,
): Promise<string> => {
  const token = newToken();
  await db.transaction().execute(async (tx) => {
    await tx
      .deleteFrom('accounts.links')
      .where((eb) =>
        eb.or([
          eb.and([eb('member_id', '=', memberId), eb('purpose', '=', purpose)]),
          eb('expires_at', '<', sql<string>`now()`),
        ]),
      )
      .execute();
    const expires = new Date(Date.now() + lifetimes[purpose] * 60_000).toISOString();
    const row = {
      token_hash: hashOfToken(token),
      member_id: memberId,
      purpose,
      new_email: newEmail,
      expires_at: expires,
    };
    await tx.insertInto('accounts.links').values(row).execute();
  });
  return token;
};

/** Uses a link up; null where it never was, has been used, has expired, or is for something else. */
export const useLink = async (
  db: AccountsDb,
  token: string,
  purposes: readonly LinkPurpose[],
): Promise<FollowedLink | null> => {
  const row = await db
    .deleteFrom('accounts.links')
    .where('token_hash', '=', hashOfToken(token))
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', sql<string>`now()`)
    .returning(['member_id', 'purpose', 'new_email'])
    .executeTakeFirst();
  return row ? { memberId: row.member_id, purpose: row.purpose, newEmail: row.new_email } : null;
};

export const dropLinks = async (db: AccountsDb, memberId: string): Promise<void> => {
  await db.deleteFrom('accounts.links').where('member_id', '=', memberId).execute();
};
