import type { GameHistoryRow } from '@rondelle/projections/views/games/games.table.ts';
import type { FollowedEntity } from '@rondelle/members/notifications/channels.ts';
import type { NotificationDb } from '@rondelle/members/notifications/tables.ts';
import { sql } from 'kysely';

/** The most members to notify in one transaction. */
const atATime = 500;

/**
 * Subjects that followers of a game may follow: its teams, also those before a correction, and its league or
 * tournament.
 */
export const subjectsOf = (versions: readonly GameHistoryRow[]): FollowedEntity[] => {
  const subjects = versions.flatMap(
    ({ homeTeamId, awayTeamId, leagueId, tournamentId }): FollowedEntity[] => [
      { kind: 'team', id: homeTeamId },
      { kind: 'team', id: awayTeamId },
      ...(leagueId === null ? [] : [{ kind: 'league', id: leagueId } as const]),
      ...(tournamentId === null ? [] : [{ kind: 'tournament', id: tournamentId } as const]),
    ],
  );
  return [...new Map(subjects.map((subject) => [`${subject.kind} ${subject.id}`, subject])).values()];
};

export type Follower = { readonly memberId: string; readonly subjects: readonly FollowedEntity[] };

/** The next members, by id after `after`, who follow any of these subjects. */
export const followersAfter = async (
  db: NotificationDb,
  subjects: readonly FollowedEntity[],
  after: string | null,
): Promise<readonly Follower[]> => {
  const { rows } = await sql<{ memberId: string; subjects: string[] }>`
    SELECT f."memberId", array_agg(f.kind || ' ' || f."thingId") AS subjects
    FROM accounts.followings f JOIN unnest(
      ${subjects.map(({ kind }) => kind)}::text[], ${subjects.map(({ id }) => id)}::int[]) AS t (kind, id)
      ON f.kind = t.kind AND f."thingId" = t.id
    WHERE ${after}::uuid IS NULL OR f."memberId" > ${after}::uuid
    GROUP BY f."memberId" ORDER BY f."memberId" LIMIT ${atATime}`.execute(db);
  const byKey = new Map(subjects.map((subject) => [`${subject.kind} ${subject.id}`, subject]));
  return rows.map(({ memberId, subjects: own }) => ({
    memberId,
    subjects: own.map((key) => byKey.get(key)).filter((subject) => subject !== undefined),
  }));
};

/**
 * The members who have seen the result before a correction: they were notified of it, or their dashboard displayed the
 * log up to it.
 */
export const whoSawResult = async (
  db: NotificationDb,
  memberIds: readonly string[],
  before: Pick<GameHistoryRow, 'gameId' | 'position'>,
): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ memberId: string }>`
    SELECT "memberId" FROM notifications.notifications
    WHERE "gameId" = ${before.gameId} AND "memberId" = ANY (${memberIds}::uuid[])
      AND kinds && ARRAY['final', 'correction']
    UNION
    SELECT "memberId" FROM accounts.dashboard_visits
    WHERE "memberId" = ANY (${memberIds}::uuid[]) AND position >= ${before.position}`.execute(db);
  return new Set(rows.map(({ memberId }) => memberId));
};
