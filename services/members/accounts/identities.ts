import type { AccountsDb } from './tables.ts';

/** A person's identity at a provider. */
export type Identity = { readonly issuer: string; readonly subject: string };

export const memberOfIdentity = async (
  db: AccountsDb,
  { issuer, subject }: Identity,
): Promise<string | null> =>
  (
    await db
      .selectFrom('accounts.identities')
      .select('memberId')
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .executeTakeFirst()
  )?.memberId ?? null;

/** Returns false when another member has the identity, or this member has another one at the provider. */
export const linkIdentity = async (
  db: AccountsDb,
  memberId: string,
  { issuer, subject }: Identity,
): Promise<boolean> => {
  const linked = await db
    .insertInto('accounts.identities')
    .values({ memberId, issuer, subject })
    .onConflict((conflict) => conflict.doNothing())
    .returning('issuer')
    .executeTakeFirst();
  return linked !== undefined;
};

export const identitiesOf = (db: AccountsDb, memberId: string) =>
  db
    .selectFrom('accounts.identities')
    .select(['issuer', 'linkedAt'])
    .where('memberId', '=', memberId)
    .orderBy('linkedAt')
    .limit(100)
    .execute();

export const unlinkIdentity = async (db: AccountsDb, memberId: string, issuer: string): Promise<boolean> => {
  const unlinked = db
    .deleteFrom('accounts.identities')
    .where('memberId', '=', memberId)
    .where('issuer', '=', issuer);
  return (await unlinked.executeTakeFirst()).numDeletedRows > 0n;
};
