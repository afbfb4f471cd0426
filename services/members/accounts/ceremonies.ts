import { sql } from 'kysely';
import { hashOfToken, newToken } from './opaque-token.ts';
import type { AccountsDb, CeremonyKind } from './tables.ts';

/** Long enough to find one's phone, or to log in elsewhere. */
export const ceremonyMinutes = 10;

/** Begins what waits for an answer; who brings the token back goes on with it, once. */
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

/** What began under a token, and stays. Null where it is none of that kind, is over, or took too long. */
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

/** The same, which is over by it: of two at the same moment, one gets it. */
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
