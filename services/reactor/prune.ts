import { knownForDays } from '@rondelle/contracts/log/command-ids.ts';
import { pruneSums } from '@rondelle/infra/analytics/daily-sums.ts';
import { dropUnconfirmed } from '@rondelle/members/accounts/members.ts';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { type RawBuilder, sql } from 'kysely';

/** Rows that are deleted at a time, so that nobody who writes waits long. */
const atATime = 5_000;

/** Of what programs say, so much is kept. */
const mostLines = 20_000;

/** What is of no more use, by table: what stands there then is the same as nothing. */
const spent = [
  // Who sends a command again by then has long been answered, or has forgotten it.
  ['writing.written_commands', sql`"writtenAt" < now() - ${knownForDays} * interval '1 day'`],
  // By then the views know of the game.
  ['writing.game_claims', sql`"heldUntil" < now() - interval '1 day'`],
  // An allowance is whole again from then on; an hour later nobody counts on the row any more.
  ['writing.allowances', sql`"usedUntil" < now() - interval '1 hour'`],
  // Who has not gone on by then begins anew; what was finished was read by who did it.
  ['writing.imports', sql`"createdAt" < now() - interval '30 days'`],
  ['writing.import_columns', sql`"usedAt" < now() - interval '2 years'`],
  ['accounts.sessions', sql`"expiresAt" < now()`],
  ['accounts.links', sql`"expiresAt" < now()`],
  ['accounts.attempts', sql`until < now()`],
  ['accounts.ceremonies', sql`"expiresAt" < now()`],
  ['accounts.sent_mails', sql`"sentAt" < now() - interval '30 days'`],
  ['accounts.panel_tickets', sql`"expiresAt" < now()`],
  ['accounts.live_tickets', sql`"expiresAt" < now()`],
  // Whoever has not read it by then never will.
  ['notifications.notifications', sql`at < now() - interval '60 days'`],
  ['community.presences', sql`until < now()`],
  ['community.blocks', sql`"blockedId" IS NULL`],
  ['community.mutes', sql`until < now()`],
  // By then every gateway has looked, however long it was away from the database.
  ['operations.tellings', sql`at < now() - interval '1 hour'`],
  // By age, and where programs say much, by number.
  [
    'operations.lines',
    sql`at < now() - interval '14 days' OR id <= (
      SELECT id FROM operations.lines ORDER BY at DESC, id DESC OFFSET ${mostLines} LIMIT 1)`,
  ],
] as const;

/** Deletes what is spent in one table; rows that somebody else holds are left for the next time. */
const pruneTable = async (
  db: Db,
  [table, isSpent]: readonly [string, RawBuilder<unknown>],
): Promise<void> => {
  let deleted = BigInt(atATime);
  while (deleted === BigInt(atATime)) {
    const { numAffectedRows = 0n } = await sql`
      DELETE FROM ${sql.table(table)} WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM ${sql.table(table)} WHERE ${isSpent} LIMIT ${atATime} FOR UPDATE SKIP LOCKED
      ))`.execute(db);
    deleted = numAffectedRows;
  }
};

/** Deletes what only passes through the database and is of no more use; events, and what people did, stay. */
export const prune = async (db: Db, chatDays = 730): Promise<void> => {
  await pruneTable(db, ['community.messages', sql`"sentAt" < now() - ${chatDays} * interval '1 day'`]);
  // What was looked at goes with the message; what waits is looked at first.
  await pruneTable(db, [
    'moderation.texts',
    sql`place = 'message' AND state <> 'open' AND "decidedAt" < now() - ${chatDays} * interval '1 day'`,
  ]);
  for (const one of spent) await pruneTable(db, one);
  await pruneSums(db);
  await dropUnconfirmed(db.withTables<AccountTables>());
};
