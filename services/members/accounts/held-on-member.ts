import { emailKey } from '@rondelle/contracts/membership/registration.ts';
import { sql } from 'kysely';
import type { AccountsDb } from './tables.ts';

/** More is held on nobody: the retention of each table keeps it far below. */
const most = 10_000;

/** What admins did to a member, latest first; not by whom, which is somebody else's. */
export const actionsAbout = (db: AccountsDb, memberId: string) =>
  db
    .selectFrom('accounts.admin_actions')
    .select(['action', 'at'])
    .where('memberId', '=', memberId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();

/** What a member did as an admin, latest first; not to whom. */
export const actionsBy = (db: AccountsDb, memberId: string) =>
  db
    .selectFrom('accounts.admin_actions')
    .select(['action', 'at'])
    .where('adminId', '=', memberId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();

/** Links that were mailed to a member, without their tokens, which nobody knows. */
export const linksOf = (db: AccountsDb, memberId: string) =>
  db
    .selectFrom('accounts.links')
    .select(['purpose', 'newEmail', 'expiresAt', 'followedAt'])
    .where('memberId', '=', memberId)
    .orderBy('expiresAt', 'desc')
    .limit(most)
    .execute();

/** Names that were asked for with the member's address, in the form in which they are compared. */
export const heldUsernamesOf = (db: AccountsDb, memberId: string) =>
  db
    .selectFrom('accounts.held_usernames')
    .select(['usernameKey as name', 'heldAt as since'])
    .where('memberId', '=', memberId)
    .orderBy('heldAt')
    .limit(most)
    .execute();

/** Mails that wait to be sent to a member, or that were asked for by their address; not what others write to them. */
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

/** Messages to supervisors that a member wrote and that have not left yet; not to whom. */
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

/** The latest spreadsheets that the member brought in, and how far each came. */
export const importsOf = async (db: AccountsDb, memberId: string) =>
  (
    await sql<{ at: string; rows: number; done: number; finishedAt: string | null }>`
      SELECT "createdAt" AS at, rows, done, "finishedAt" FROM writing.imports
      WHERE "memberId" = ${memberId} ORDER BY "createdAt" DESC LIMIT 1000`.execute(db)
  ).rows;

/** Until when each of a member's allowances of changes is in use. */
export const allowancesOf = async (db: AccountsDb, memberId: string) =>
  (
    await sql<{ what: string; usedUntil: string }>`
      SELECT what, "usedUntil" FROM writing.allowances
      WHERE "memberId" = ${memberId} ORDER BY what`.execute(db)
  ).rows;
