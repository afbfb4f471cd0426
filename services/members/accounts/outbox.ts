import { emailKey } from '@rondelle/contracts/membership/registration.ts';
import type { Selectable } from 'kysely';
import type { MailByAddress, MailToMember } from './mail-kinds.ts';
import type { AccountsDb, AccountTables, Letter } from './tables.ts';

export type WaitingMail = Selectable<AccountTables['accounts.outbox']>;

/**
 * Posts mails for a member, in the transaction of what causes them; `address` is where one goes instead of to their own.
 * With each row the database adds the job that sends it.
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

/** Posts a mail to the holder of an address, if there is one: the same work either way. */
export const postToAddress = async (db: AccountsDb, kind: MailByAddress, email: string): Promise<void> => {
  await db
    .insertInto('accounts.outbox')
    .values({ kind, address: emailKey(email) })
    .execute();
};

/** Posts a message to a supervisor; `authorId` is the member who wrote it, null for visitors. */
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

/** Posts a message to those who run the site, at the address of the setting. */
export const postSiteLetter = async (
  tx: AccountsDb,
  address: string,
  letter: Letter,
  authorId: string | null,
): Promise<void> => {
  const row = { kind: 'siteLetter', address, letter: JSON.stringify(letter), authorId } as const;
  await tx.insertInto('accounts.outbox').values(row).execute();
};

/** A mail that waits; null where it has been sent, or is for nobody any more. */
export const findWaiting = async (db: AccountsDb, id: string): Promise<WaitingMail | null> =>
  (await db.selectFrom('accounts.outbox').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;

/** Forgets a mail that has been sent, or never will be. */
export const removeWaiting = async (db: AccountsDb, id: string): Promise<void> => {
  await db.deleteFrom('accounts.outbox').where('id', '=', id).execute();
};

const askedFor: readonly MailByAddress[] = ['forgottenPassword', 'forgottenUsername', 'parentConsentAgain'];

/** Forgets the mails, by default all, that were asked for by an address: they are its holder's as well. */
export const dropAskedFor = async (tx: AccountsDb, email: string, kinds = askedFor): Promise<void> => {
  await tx
    .deleteFrom('accounts.outbox')
    .where('memberId', 'is', null)
    .where('kind', 'in', kinds)
    .where('address', '=', emailKey(email))
    .execute();
};
