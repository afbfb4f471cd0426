import { sql } from 'kysely';
import { hashOfToken, newToken } from './opaque-token.ts';
import type { AccountsDb, CeremonyKind } from './tables.ts';

/** Long enough to find a phone or to log in at a provider. */
export const ceremonyMinutes = 10;

/** Stores a ceremony (such as a passkey challenge) and returns its token; `takeCeremony` ends it. */
export const beginCeremony = async (
  db: AccountsDb,
  kind: CeremonyKind,
  data: object,
  memberId: string | null = null,
): Promise<string> => {
  const token = newToken();
  await db.deleteFrom('accounts.ceremonies').where('expiresAt', '<', sql<string>`now()`).execute();
  const expiresAt = new Date(Date.now() + ceremonyMinutes * 60_000).toISOString();
  await db
    .insertInto('accounts.ceremonies')
    .values({ tokenHash: hashOfToken(token), kind, memberId, data: JSON.stringify(data), expiresAt })
    .execute();
  return token;
};

export type Ceremony = { readonly memberId: string | null; readonly data: unknown };

/** Finds a ceremony by its token without ending it. Null when no such ceremony exists, or it has ended or expired. */
export const findCeremony = async (
  db: AccountsDb,
  token: string,
  kind: CeremonyKind,
): Promise<Ceremony | null> =>
  (await db
    .selectFrom('accounts.ceremonies')
    .select(['memberId', 'data'])
    .where('tokenHash', '=', hashOfToken(token))
    .where('kind', '=', kind)
    .where('expiresAt', '>', sql<string>`now()`)
    .executeTakeFirst()) ?? null;

/** Finds and ends a ceremony: of two concurrent requests, only one gets it. */
export const takeCeremony = async (
  db: AccountsDb,
  token: string,
  kind: CeremonyKind,
): Promise<Ceremony | null> =>
  (await db
    .deleteFrom('accounts.ceremonies')
    .where('tokenHash', '=', hashOfToken(token))
    .where('kind', '=', kind)
    .where('expiresAt', '>', sql<string>`now()`)
    .returning(['memberId', 'data'])
    .executeTakeFirst()) ?? null;
