import { sql } from 'kysely';
import type { AccountsDb } from '../accounts/tables.ts';

/** How many mails wait, and how many unsubscriptions are stored. */
export const countMails = async (
  db: AccountsDb,
): Promise<{ readonly waiting: number; readonly unsubscribed: number }> => {
  const { rows } = await sql<{ waiting: number; unsubscribed: number }>`
    SELECT (SELECT count(*)::int FROM accounts.outbox) AS waiting,
      (SELECT count(*)::int FROM accounts.mail_refusals) AS unsubscribed`.execute(db);
  return rows[0] ?? { waiting: 0, unsubscribed: 0 };
};
