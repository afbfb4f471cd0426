import { unfinishedForDays } from '@rondelle/contracts/competition/import-days.ts';
import { knownForDays } from '@rondelle/contracts/log/command-ids.ts';
import { pruneSums } from '@rondelle/infra/analytics/daily-sums.ts';
import { dropUnconfirmed } from '@rondelle/members/accounts/members.ts';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { type RawBuilder, sql } from 'kysely';

/** Rows in one statement, so that writers do not wait long. */
const atATime = 5_000;

/** The most log entries to store. */
const mostLines = 20_000;

/** Rows without further use, by table: deleting them changes no behaviour. */
const expiredRows = [
  // Long after any retry of the command.
  ['writing.written_commands', sql`"writtenAt" < now() - ${knownForDays} * interval '1 day'`],
  // By then the views include the game.
  ['writing.game_claims', sql`"heldUntil" < now() - interval '1 day'`],
  // The allowance is complete again from then on; the extra hour covers requests under way.
  ['writing.allowances', sql`"usedUntil" < now() - interval '1 hour'`],
  // An unfinished import holds the rows of its file, and is started again instead. A finished one can still be undone.
  [
    'writing.imports',
    sql`"finishedAt" IS NULL AND "createdAt" < now() - ${unfinishedForDays} * interval '1 day'`,
  ],
  ['writing.import_columns', sql`"usedAt" < now() - interval '2 years'`],
  ['moderation.held_changes', sql`state <> 'open' AND "decidedAt" < now() - interval '90 days'`],
  ['accounts.sessions', sql`"expiresAt" < now()`],
  ['accounts.links', sql`"expiresAt" < now()`],
  ['accounts.attempts', sql`until < now()`],
  ['accounts.ceremonies', sql`"expiresAt" < now()`],
  ['accounts.sent_mails', sql`"sentAt" < now() - interval '30 days'`],
  ['accounts.panel_tickets', sql`"expiresAt" < now()`],
  ['accounts.live_tickets', sql`"expiresAt" < now()`],
  // Unread notifications go too.
  ['notifications.notifications', sql`at < now() - interval '60 days'`],
  ['community.presences', sql`until < now()`],
  ['community.blocks', sql`"blockedId" IS NULL`],
  ['community.mutes', sql`until < now()`],
  // After an hour, every gateway has read the hint, even after a long outage.
  ['operations.change_hints', sql`at < now() - interval '1 hour'`],
  // By age, and by number when there are many.
  [
    'operations.lines',
    sql`at < now() - interval '14 days' OR id <= (
      SELECT id FROM operations.lines ORDER BY at DESC, id DESC OFFSET ${mostLines} LIMIT 1)`,
  ],
] as const;

/** Deletes the spent rows of one table; locked rows wait for the next run. */
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

/**
 * Deletes temporary and expired data; keeps events and the data that people entered. `chatDays`: number of days for
 * which chat messages are stored.
 */
export const prune = async (db: Db, chatDays = 730): Promise<void> => {
  await pruneTable(db, ['community.messages', sql`"sentAt" < now() - ${chatDays} * interval '1 day'`]);
  // Decided texts are deleted with their message; open ones stay until they are decided.
  await pruneTable(db, [
    'moderation.texts',
    sql`place = 'message' AND state <> 'open' AND "decidedAt" < now() - ${chatDays} * interval '1 day'`,
  ]);
  for (const one of expiredRows) await pruneTable(db, one);
  await pruneSums(db);
  await dropUnconfirmed(db.withTables<AccountTables>());
};
