import { emailKey } from '@rondelle/contracts/membership/registration.ts';
import { sql } from 'kysely';
import type { AccountsDb } from './tables.ts';

/** More than any member can have: each table is pruned. */
const most = 10_000;

/** The actions of admins on a member, latest first; without the admins' names, because these are others' data. */
export const actionsAbout = (db: AccountsDb, memberId: string) =>
  db
    .selectFrom('accounts.admin_actions')
    .select(['action', 'at'])
    .where('memberId', '=', memberId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();

/** The actions of a member as an admin, latest first; without the members concerned. */
export const actionsBy = (db: AccountsDb, memberId: string) =>
  db
    .selectFrom('accounts.admin_actions')
    .select(['action', 'at'])
    .where('adminId', '=', memberId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();

/** Links that were mailed to a member; only hashes of their tokens exist. */
export const linksOf = (db: AccountsDb, memberId: string) =>
  db
    .selectFrom('accounts.links')
    .select(['purpose', 'newEmail', 'expiresAt', 'followedAt'])
    .where('memberId', '=', memberId)
    .orderBy('expiresAt', 'desc')
    .limit(most)
    .execute();

/** User names that others requested with the member's address, as comparison keys. */
export const heldUsernamesOf = (db: AccountsDb, memberId: string) =>
  db
    .selectFrom('accounts.held_usernames')
    .select(['usernameKey as name', 'heldAt as since'])
    .where('memberId', '=', memberId)
    .orderBy('heldAt')
    .limit(most)
    .execute();

/** Mails waiting for a member, or requested with their address; not messages that others write to them. */
export const waitingMailsOf = (db: AccountsDb, memberId: string, email: string) =>
  db
    .selectFrom('accounts.outbox')
    .select(['kind', 'postedAt as since'])
    .where((eb) =>
      eb.or([
        eb('memberId', '=', memberId),
        eb.and([eb('memberId', 'is', null), eb('address', '=', emailKey(email))]),
      ]),
    )
    .orderBy('id')
    .limit(most)
    .execute();

/** Unsent messages that a member wrote to supervisors, without the recipients. */
export const lettersBy = async (db: AccountsDb, memberId: string) =>
  (
    await db
      .selectFrom('accounts.outbox')
      .select(['letter', 'postedAt as since'])
      .where('authorId', '=', memberId)
      .orderBy('id')
      .limit(most)
      .execute()
  ).map(({ letter, since }) => ({
    message: letter?.message ?? '',
    replyTo: letter?.replyTo ?? '',
    since,
  }));

/** The member's latest spreadsheet imports with their progress. */
export const importsOf = async (db: AccountsDb, memberId: string) =>
  (
    await sql<{ at: string; rows: number; done: number; finishedAt: string | null }>`
      SELECT "createdAt" AS at, rows, done, "finishedAt" FROM writing.imports
      WHERE "memberId" = ${memberId} ORDER BY "createdAt" DESC LIMIT 1000`.execute(db)
  ).rows;

/** The time until which each of a member's change allowances is in use. */
export const allowancesOf = async (db: AccountsDb, memberId: string) =>
  (
    await sql<{ what: string; usedUntil: string }>`
      SELECT what, "usedUntil" FROM writing.allowances
      WHERE "memberId" = ${memberId} ORDER BY what`.execute(db)
  ).rows;
