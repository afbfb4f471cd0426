import type { MemberRole } from '@rondelle/contracts/membership/roles.ts';
import { sql } from 'kysely';
import type { AccountsDb } from './tables.ts';

export type MemberCounts = {
  readonly confirmed: number;
  /** Sessions used within the last day. */
  readonly sessions: number;
};

/** The numbers of confirmed members and of sessions in use. */
export const memberCounts = async (db: AccountsDb): Promise<MemberCounts> => {
  const { rows } = await sql<MemberCounts>`
    SELECT count(*) FILTER (WHERE "emailVerifiedAt" IS NOT NULL)::int AS confirmed,
      (SELECT count(*)::int FROM accounts.sessions WHERE "lastSeenAt" > now() - interval '1 day') AS sessions
    FROM accounts.members`.execute(db);
  return rows[0] ?? { confirmed: 0, sessions: 0 };
};

/** The number of members of each role; roles without members are left out. */
export const membersByRole = async (
  db: AccountsDb,
): Promise<{ readonly role: MemberRole; readonly members: number }[]> =>
  db
    .selectFrom('accounts.members')
    .select(['role', sql<number>`count(*)::int`.as('members')])
    .groupBy('role')
    .execute();

/** How many members joined in each of the last twelve months (`2026-11`, in Quebec time), oldest first. */
export const joinedByMonth = async (
  db: AccountsDb,
): Promise<{ readonly month: string; readonly joined: number }[]> => {
  const { rows } = await sql<{ month: string; joined: number }>`
    SELECT to_char(month, 'YYYY-MM') AS month, count(m.id)::int AS joined
    FROM (SELECT date_trunc('month', now() AT TIME ZONE 'America/Toronto') - n * interval '1 month' AS month
      FROM generate_series(0, 11) n) months
    LEFT JOIN accounts.members m
      ON date_trunc('month', m."createdAt" AT TIME ZONE 'America/Toronto') = month
    GROUP BY month ORDER BY month`.execute(db);
  return rows;
};
