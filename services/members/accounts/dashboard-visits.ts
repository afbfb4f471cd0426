import { sql } from 'kysely';
import type { AccountsDb } from './tables.ts';

/** Dashboard requests within half an hour belong to one visit. */
const visitLasts = "interval '30 minutes'";

/** The log position and time of the member's visit before the current one. */
export type LastVisit = { readonly position: string; readonly at: string };

const isOver = sql<boolean>`now() - at > ${sql.raw(visitLasts)}`;

/** Null on a member's first visit. */
export const lastVisitOf = async (db: AccountsDb, memberId: string): Promise<LastVisit | null> => {
  const row = await db
    .selectFrom('accounts.dashboard_visits')
    .select(['position', 'at', 'earlierPosition', 'earlierAt'])
    .select(isOver.as('over'))
    .where('memberId', '=', memberId)
    .executeTakeFirst();
  if (!row) return null;
  if (row.over) return { position: row.position, at: row.at };
  return row.earlierPosition === null || row.earlierAt === null
    ? null
    : { position: row.earlierPosition, at: row.earlierAt };
};

/** The stored visits of a member (two at most), latest first. */
export const visitsOf = async (db: AccountsDb, memberId: string): Promise<LastVisit[]> => {
  const row = await db
    .selectFrom('accounts.dashboard_visits')
    .select(['position', 'at', 'earlierPosition', 'earlierAt'])
    .where('memberId', '=', memberId)
    .executeTakeFirst();
  if (!row) return [];
  const { position, at, earlierPosition, earlierAt } = row;
  const latest = { position, at };
  return earlierPosition === null || earlierAt === null
    ? [latest]
    : [latest, { position: earlierPosition, at: earlierAt }];
};

/** Records that a member has seen the log up to a position; a new visit retains the previous one's position. */
export const noteVisit = async (db: AccountsDb, memberId: string, position: string): Promise<void> => {
  await sql`
    INSERT INTO accounts.dashboard_visits AS known ("memberId", position) VALUES (${memberId}, ${position})
    ON CONFLICT ("memberId") DO UPDATE SET
      position = greatest(known.position, excluded.position),
      at = now(),
      "earlierPosition" = CASE WHEN now() - known.at > ${sql.raw(visitLasts)} THEN known.position ELSE known."earlierPosition" END,
      "earlierAt" = CASE WHEN now() - known.at > ${sql.raw(visitLasts)} THEN known.at ELSE known."earlierAt" END`.execute(
    db,
  );
};
