import { emailKey } from '@rondelle/contracts/membership/registration.ts';
import { type Selectable, sql } from 'kysely';
import type { MailByAddress, MailToMember } from './mail-kinds.ts';
import type { AccountsDb, AccountTables, Letter } from './tables.ts';

export type WaitingMail = Selectable<AccountTables['accounts.outbox']>;

/** While a mail is being sent, nobody else sends it; a sender that has not told how it went by then is gone. */
const leaseMs = 120_000;

/** Posts mails for a member, in the transaction of what causes them; `address` is where one goes instead of to their own. */
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

/** Takes a mail that is due, and nobody else's, until it is told how it went; null where none is. */
export const takeWaiting = async (db: AccountsDb): Promise<WaitingMail | null> => {
  const due = db
    .selectFrom('accounts.outbox')
    .select('id')
    .where('nextAttemptAt', '<=', sql<string>`now()`)
    .orderBy('nextAttemptAt')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked();
  const taken = await db
    .updateTable('accounts.outbox')
    .set({
      attempts: sql<number>`attempts + 1`,
      nextAttemptAt: sql<string>`now() + ${leaseMs} * interval '1 millisecond'`,
    })
    .where('id', '=', due)
    .returningAll()
    .executeTakeFirst();
  return taken ?? null;
};

/** Puts a mail that could not be sent back, to be tried again in so many milliseconds. */
export const putBack = async (db: AccountsDb, id: string, inMs: number): Promise<void> => {
  await db
    .updateTable('accounts.outbox')
    .set({ nextAttemptAt: sql<string>`now() + ${inMs} * interval '1 millisecond'` })
    .where('id', '=', id)
    .execute();
};

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
