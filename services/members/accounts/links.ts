import { sql, type Transaction } from 'kysely';
import { hashOfToken, newToken } from './opaque-token.ts';
import { dropRequested } from './outbox.ts';
import type { AccountsDb, AccountTables, LinkPurpose } from './tables.ts';

export type FollowedLink = {
  readonly memberId: string;
  readonly purpose: LinkPurpose;
  readonly newEmail: string | null;
};

/** How long a link is valid, in minutes. */
const lifetimes: Readonly<Record<LinkPurpose, number>> = {
  'verify-email': 24 * 60,
  'parent-consent': 7 * 24 * 60,
  'change-email': 60,
  'reset-password': 30,
};

/**
 * Creates a link and returns its token, stored only as a hash. Replaces links for the same purpose that the member has
 * not followed.
 */
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
          eb.and([eb('memberId', '=', memberId), eb('purpose', '=', purpose), eb('followedAt', 'is', null)]),
          eb('expiresAt', '<', sql<string>`now()`),
        ]),
      )
      .execute();
    const expires = new Date(Date.now() + lifetimes[purpose] * 60_000).toISOString();
    const row = {
      tokenHash: hashOfToken(token),
      memberId,
      purpose,
      newEmail,
      expiresAt: expires,
    };
    await tx.insertInto('accounts.links').values(row).execute();
  });
  return token;
};

const followed = ['memberId', 'purpose', 'newEmail'] as const;

/** Returns whether a valid link has this token and purpose. */
export const hasLink = async (db: AccountsDb, token: string, purpose: LinkPurpose): Promise<boolean> => {
  const link = await db
    .selectFrom('accounts.links')
    .select('purpose')
    .where('tokenHash', '=', hashOfToken(token))
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', sql<string>`now()`)
    .executeTakeFirst();
  return link !== undefined;
};

/** Finds a valid link and whether it has been followed; null when none of these purposes matches. */
export const findLink = async <Purpose extends LinkPurpose>(
  db: AccountsDb,
  token: string,
  purposes: readonly Purpose[],
): Promise<{ memberId: string; purpose: Purpose; isFollowed: boolean } | null> => {
  const link = await db
    .selectFrom('accounts.links')
    .select(['memberId', 'purpose', 'followedAt'])
    .where('tokenHash', '=', hashOfToken(token))
    .where('expiresAt', '>', sql<string>`now()`)
    .executeTakeFirst();
  const purpose = purposes.find((one) => one === link?.purpose);
  return link && purpose ? { memberId: link.memberId, purpose, isFollowed: link.followedAt !== null } : null;
};

/** Uses up a link; null when it does not exist, was used, has expired or has another purpose. */
export const useLink = async (
  db: AccountsDb,
  token: string,
  purpose: LinkPurpose,
): Promise<FollowedLink | null> => {
  const link = await db
    .deleteFrom('accounts.links')
    .where('tokenHash', '=', hashOfToken(token))
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', sql<string>`now()`)
    .returning(followed)
    .executeTakeFirst();
  return link ?? null;
};

/**
 * Follows a link; the link stays valid until it expires. `isFirst`: it was not followed before. Null as in `useLink`. A
 * concurrent request waits until the first one's transaction ends.
 */
export const followLink = async (
  tx: Transaction<AccountTables>,
  token: string,
  purposes: readonly LinkPurpose[],
): Promise<(FollowedLink & { readonly isFirst: boolean }) | null> => {
  const hash = hashOfToken(token);
  const first = await tx
    .updateTable('accounts.links')
    .set({ followedAt: sql<string>`now()` })
    .where('tokenHash', '=', hash)
    .where('followedAt', 'is', null)
    .where('purpose', 'in', purposes)
    .where('expiresAt', '>', sql<string>`now()`)
    .returning(followed)
    .executeTakeFirst();
  if (first) return { ...first, isFirst: true };
  const again = await tx
    .selectFrom('accounts.links')
    .select(followed)
    .where('tokenHash', '=', hash)
    .where('purpose', 'in', purposes)
    .where('expiresAt', '>', sql<string>`now()`)
    .executeTakeFirst();
  return again ? { ...again, isFirst: false } : null;
};

/**
 * Deletes the links and waiting mails by which somebody else could take over the account after a password change. Other
 * links, such as a parent's consent, stay.
 */
export const dropTakeoverLinks = async (tx: AccountsDb, memberId: string, email: string): Promise<void> => {
  await tx
    .deleteFrom('accounts.links')
    .where('memberId', '=', memberId)
    .where('purpose', 'in', ['reset-password', 'change-email'])
    .execute();
  await tx
    .deleteFrom('accounts.outbox')
    .where('memberId', '=', memberId)
    .where('kind', '=', 'changeEmail')
    .execute();
  await dropRequested(tx, email, ['forgottenPassword']);
};
