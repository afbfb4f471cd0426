import { sql } from 'kysely';
import type { AccountsDb } from './tables.ts';

/** Looking again within half an hour is the same visit. */
const visitLasts = "interval '30 minutes'";

/** Up to where the visit before the one that is going on had read the log, and when. */
export type LastVisit = { readonly position: string; readonly at: string };

const isOver = sql<boolean>`now() - at > ${sql.raw(visitLasts)}`;

/** Null at a member's first visit. */
export const lastVisitOf = async (db: AccountsDb, memberId: string): Promise<LastVisit | null> => {
  const row = await db
    .selectFrom('accounts.dashboard_visits')
    .select(['position', 'at', 'earlier_position', 'earlier_at'])
    .select(isOver.as('over'))
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (!row) return null;
  if (row.over) return { position: row.position, at: row.at };
  return row.earlier_position === null || row.earlier_at === null
    ? null
    : { position: row.earlier_position, at: row.earlier_at };
};

/** The visits that are remembered of a member, latest first. */
export const visitsOf = async (db: AccountsDb, memberId: string): Promise<LastVisit[]> => {
  const row = await db
    .selectFrom('accounts.dashboard_visits')
    .select(['position', 'at', 'earlier_position', 'earlier_at'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (!row) return [];
  const { position, at, earlier_position, earlier_at } = row;
  const latest = { position, at };
  return earlier_position === null || earlier_at === null
    ? [latest]
    : [latest, { position: earlier_position, at: earlier_at }];
};

/** Notes that a member has been shown the log up to a position; a new visit keeps where the last one was. */
export const noteVisit = async (db: AccountsDb, memberId: string, position: string): Promise<void> => {
  await sql`
    INSERT INTO accounts.dashboard_visits AS known (member_id, position) VALUES (${memberId}, ${position})
    ON CONFLICT (member_id) DO UPDATE SET
      position = greatest(known.position, excluded.position),
      at = now(),
      earlier_position = CASE WHEN now() - known.at > ${sql.raw(visitLasts)} THEN known.position ELSE known.earlier_position END,
      earlier_at = CASE WHEN now() - known.at > ${sql.raw(visitLasts)} THEN known.at ELSE known.earlier_at END`.execute(
    db,
  );
};
