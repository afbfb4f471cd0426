import { emailKey } from '@rondelle/contracts/membership/registration.ts';
import type { Selectable } from 'kysely';
import type { MailByAddress, MailToMember } from './mail-kinds.ts';
import type { AccountsDb, AccountTables, Letter } from './tables.ts';

export type WaitingMail = Selectable<AccountTables['accounts.outbox']>;

/**
 * Queues mails for a member in the transaction of their cause; `address` overrides the member's own. A trigger adds the
 * job that sends each one.
 */
export const postToMember = async (
  tx: AccountsDb,
  memberId: string,
  kinds: readonly MailToMember[],
  address: string | null = null,
): Promise<void> => {
  await tx
    .insertInto('accounts.outbox')
    .values(kinds.map((kind) => ({ kind, memberId, address })))
    .execute();
};

/** Queues a mail for the holder of an address, if one exists; does the same work either way. */
export const postToAddress = async (db: AccountsDb, kind: MailByAddress, email: string): Promise<void> => {
  await db
    .insertInto('accounts.outbox')
    .values({ kind, address: emailKey(email) })
    .execute();
};

/** Queues a message to a supervisor; `authorId` is null for visitors. */
export const postLetter = async (
  tx: AccountsDb,
  memberId: string,
  letter: Letter,
  authorId: string | null,
): Promise<void> => {
  const row = {
    kind: 'letter',
    memberId,
    letter: JSON.stringify(letter),
    authorId,
  } as const;
  await tx.insertInto('accounts.outbox').values(row).execute();
};

/** Queues a message to the site's operators, at the address of the setting. */
export const postSiteLetter = async (
  tx: AccountsDb,
  address: string,
  letter: Letter,
  authorId: string | null,
): Promise<void> => {
  const row = { kind: 'siteLetter', address, letter: JSON.stringify(letter), authorId } as const;
  await tx.insertInto('accounts.outbox').values(row).execute();
};

/** A waiting mail; null when it has been sent or dropped. */
export const findWaiting = async (db: AccountsDb, id: string): Promise<WaitingMail | null> =>
  (await db.selectFrom('accounts.outbox').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;

/** Deletes a mail that has been sent or never will be. */
export const removeWaiting = async (db: AccountsDb, id: string): Promise<void> => {
  await db.deleteFrom('accounts.outbox').where('id', '=', id).execute();
};

const onRequest: readonly MailByAddress[] = ['forgottenPassword', 'forgottenUsername', 'parentConsentAgain'];

/** Deletes the mails (default: all kinds) that were requested with an address. */
export const dropRequested = async (tx: AccountsDb, email: string, kinds = onRequest): Promise<void> => {
  await tx
    .deleteFrom('accounts.outbox')
    .where('memberId', 'is', null)
    .where('kind', 'in', kinds)
    .where('address', '=', emailKey(email))
    .execute();
};
