import { sql } from 'kysely';
import { forgetStuck } from '@rondelle/infra/jobs/stuck-jobs.ts';
import { dropAskedFor } from './outbox.ts';
import type { AccountsDb } from './tables.ts';

export type Erasure = { readonly memberId: string; readonly number: number };

/**
 * Removes everything that is held on a member, and notes in the same transaction that the event log has still to be
 * told: whatever stops the program afterwards, nothing personal comes back, and the rest is resumed.
 */
export const eraseRows = (db: AccountsDb, memberId: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    // An admin who was standing in for them must not go on as themselves unawares.
    await tx.deleteFrom('accounts.sessions').where('actingAs', '=', memberId).execute();
    const gone = await tx
      .deleteFrom('accounts.members')
      .where('id', '=', memberId)
      .returning(['id', 'number', 'emailKey'])
      .executeTakeFirst();
    if (!gone) return;
    await dropAskedFor(tx, gone.emailKey);
    await tx.insertInto('accounts.erasures').values({ memberId: gone.id, number: gone.number }).execute();
  });

/** Erasures that the event log may not know of yet; of those that failed before, the ones that are due again. */
export const dueErasures = async (db: AccountsDb): Promise<readonly Erasure[]> => {
  const { rows } = await sql<Erasure>`
    SELECT e."memberId", e.number
    FROM accounts.erasures e
    LEFT JOIN operations.stuck_jobs s ON s.job = 'erasure' AND s.subject = e.number::text
    WHERE s."nextAttemptAt" IS NULL OR s."nextAttemptAt" <= now()
    ORDER BY coalesce(s.attempts, 0), e."askedAt" LIMIT 100`.execute(db);
  return rows;
};

export const finishErasure = (db: AccountsDb, { memberId, number }: Erasure): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await tx.deleteFrom('accounts.erasures').where('memberId', '=', memberId).execute();
    await forgetStuck(tx, 'erasure', [String(number)]);
  });
