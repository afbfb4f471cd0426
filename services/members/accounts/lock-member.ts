import { type QueryExecutorProvider, sql } from 'kysely';

/**
 * Makes other transactions that lock the same member wait for this one: its counts are still true when it adds, also
 * when one member sends many requests at once.
 */
export const lockMember = async (tx: QueryExecutorProvider, memberId: string): Promise<void> => {
  await sql`SELECT FROM accounts.members WHERE id = ${memberId} FOR NO KEY UPDATE`.execute(tx);
};
