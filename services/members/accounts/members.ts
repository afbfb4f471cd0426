import { randomUUID } from 'node:crypto';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { emailKey } from '@rondelle/contracts/membership/registration.ts';
import { usernameAsStored, usernameKey } from '@rondelle/contracts/membership/usernames.ts';
import type { MemberRole } from '@rondelle/contracts/membership/roles.ts';
import { type Selectable, sql } from 'kysely';
import type { AccountsDb, AccountTables } from './tables.ts';

export type Member = Selectable<AccountTables['accounts.members']>;
export type NewMember = {
  readonly username: string;
  readonly email: string;
  readonly passwordHash: string | null;
  readonly language: Language;
  readonly role?: MemberRole;
  readonly parentEmail?: string | null;
  readonly verified?: boolean;
};
export type AddedMember = { readonly id: string } | { readonly taken: 'username' | 'email' };

const constraintOf = (error: unknown): string | null =>
  error instanceof Error && 'constraint' in error && typeof error.constraint === 'string'
    ? error.constraint
    : null;

/**
 * Adds a member with a new id; returns which of user name and email is taken. A taken email does not abort the caller's
 * transaction.
 */
export const addMember = async (db: AccountsDb, member: NewMember): Promise<AddedMember> => {
  const id = randomUUID();
  try {
    const added = await db
      .insertInto('accounts.members')
      .values({
        id,
        username: usernameAsStored(member.username),
        usernameKey: usernameKey(member.username),
        email: member.email.trim(),
        emailKey: emailKey(member.email),
        passwordHash: member.passwordHash,
        language: member.language,
        role: member.role ?? 'member',
        parentEmail: member.parentEmail ?? null,
        emailVerifiedAt: member.verified ? new Date().toISOString() : null,
        bannedAt: null,
      })
      .onConflict((conflict) => conflict.column('emailKey').doNothing())
      .returning('id')
      .executeTakeFirst();
    return added ? { id } : { taken: 'email' };
  } catch (error) {
    if (constraintOf(error) === 'members_username_key_key') return { taken: 'username' };
    throw error;
  }
};

const selectMember = (db: AccountsDb) => db.selectFrom('accounts.members').selectAll();

/** Returns whether the site has an administrator. */
export const hasAdmin = async (db: AccountsDb): Promise<boolean> => {
  const admins = db.selectFrom('accounts.members').select('id').where('role', 'in', ['admin', 'masterAdmin']);
  return (await admins.limit(1).executeTakeFirst()) !== undefined;
};

export const findMember = async (db: AccountsDb, id: string): Promise<Member | null> =>
  (await selectMember(db).where('id', '=', id).executeTakeFirst()) ?? null;

/** Finds a member by the number in the path of their page. */
export const findByNumber = async (db: AccountsDb, number: number): Promise<Member | null> =>
  (await selectMember(db).where('number', '=', number).executeTakeFirst()) ?? null;

export const findByUsername = async (db: AccountsDb, username: string): Promise<Member | null> =>
  (await selectMember(db).where('usernameKey', '=', usernameKey(username)).executeTakeFirst()) ?? null;

/** A positive integer that fits the database's type. */
const isNumber = (text: string): boolean => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647;

/** Finds a member by number or user name; digits alone are a number. */
export const findByNumberOrName = (db: AccountsDb, text: string): Promise<Member | null> =>
  isNumber(text) ? findByNumber(db, Number(text)) : findByUsername(db, text);

export const findByEmail = async (db: AccountsDb, email: string): Promise<Member | null> =>
  (await selectMember(db).where('emailKey', '=', emailKey(email)).executeTakeFirst()) ?? null;

/** Finds a member by user name or email: user names contain no at sign. */
export const findByLogin = (db: AccountsDb, login: string): Promise<Member | null> =>
  login.includes('@') ? findByEmail(db, login) : findByUsername(db, login);

/** Changes fields of a member. Returns false when the member does not exist. */
export const changeMember = async (
  db: AccountsDb,
  id: string,
  change: Partial<
    Pick<Member, 'passwordHash' | 'emailVerifiedAt' | 'parentEmail' | 'role' | 'bannedAt' | 'disabledAt'>
  >,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('accounts.members')
    .set(change)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Returns false when another member already uses the address. */
export const changeEmail = async (db: AccountsDb, id: string, email: string): Promise<boolean> => {
  try {
    await db
      .updateTable('accounts.members')
      .set({ email: email.trim(), emailKey: emailKey(email) })
      .where('id', '=', id)
      .execute();
    return true;
  } catch (error) {
    if (constraintOf(error) === 'members_email_key_key') return false;
    throw error;
  }
};

/** Deletes registrations that were not confirmed within a week, to free their names and addresses. */
export const dropUnconfirmed = async (db: AccountsDb): Promise<void> => {
  await db
    .deleteFrom('accounts.members')
    .where((eb) => eb.or([eb('emailVerifiedAt', 'is', null), eb('parentEmail', 'is not', null)]))
    .where('createdAt', '<', sql<string>`now() - interval '7 days'`)
    .execute();
  await db
    .deleteFrom('accounts.held_usernames')
    .where('heldAt', '<', sql<string>`now() - interval '7 days'`)
    .execute();
};

export type ConsentKind = AccountTables['accounts.consents']['kind'];
/** Records a consent with its time and the version of the terms. */
export const recordConsent = async (db: AccountsDb, memberId: string, kind: ConsentKind, version: string) => {
  await db
    .insertInto('accounts.consents')
    .values({ memberId, kind, version })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const consentsOf = (db: AccountsDb, memberId: string) =>
  db
    .selectFrom('accounts.consents')
    .select(['kind', 'version', 'givenAt'])
    .where('memberId', '=', memberId)
    .orderBy('givenAt')
    .limit(100)
    .execute();
