import { sql } from 'kysely';
import type { AccountsDb } from '../accounts/tables.ts';

/** How many mails wait, and how often mails of a kind were refused. */
export const countMails = async (
  db: AccountsDb,
): Promise<{ readonly waiting: number; readonly refusals: number }> => {
  const { rows } = await sql<{ waiting: number; refusals: number }>`
    SELECT (SELECT count(*)::int FROM accounts.outbox) AS waiting,
      (SELECT count(*)::int FROM accounts.mail_refusals) AS refusals`.execute(db);
  return rows[0] ?? { waiting: 0, refusals: 0 };
};
