import type { GameHistoryRow } from '@rondelle/projections/views/games/games.table.ts';
import type { FollowedEntity } from '@rondelle/members/notifications/channels.ts';
import type { NotificationDb } from '@rondelle/members/notifications/tables.ts';
import { sql } from 'kysely';

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
