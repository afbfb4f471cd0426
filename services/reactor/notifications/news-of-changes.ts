import type { About } from '@rondelle/contracts/notifications/about.ts';
import { permissions } from '@rondelle/contracts/membership/permissions.ts';
import type { FollowedEntity } from '@rondelle/members/notifications/channels.ts';
import { isAccepted } from '@rondelle/members/supervises.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';
import type { Change, FollowedNews, NewsOfChanges } from './followed-news.ts';
import { gameNews } from './game-news.ts';

const most = { opponents: 500, supervisors: 100 };

/** A team, and its past and future opponents in a league. */
const teamAndOpponents = async (
  db: Db,
  leagueId: number,
  teamId: number,
): Promise<readonly FollowedEntity[]> => {
  const rows = await db
    .selectFrom('games')
    .select(['homeTeamId', 'awayTeamId'])
    .distinct()
    .where('competition', '=', `league-${leagueId}`)
    .where((is) => is.or([is('homeTeamId', '=', teamId), is('awayTeamId', '=', teamId)]))
    .limit(most.opponents)
    .execute();
  const teams = new Set([teamId, ...rows.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId])]);
  return [...teams].map((id) => ({ kind: 'team', id }));
};

const supervisorsOf = async (db: Db, leagueId: number): Promise<readonly string[]> => {
  const { whereJoined } = permissions['competition/supervise'];
  const { rows } = await sql<{ id: string }>`
    SELECT m.id FROM accounts.members m JOIN supervisions s ON s."memberId" = m.id::text
    WHERE s.kind = 'league' AND s.id = ${leagueId} AND m."bannedAt" IS NULL
      AND (${isAccepted()} OR m.role = ANY (${[...whereJoined]}::text[]))
    ORDER BY m.number LIMIT ${most.supervisors}`.execute(db);
  return rows.map(({ id }) => id);
};

/** News of a team's withdrawal or return: one notification, however many games it changes. */
const newsOfWithdrawal = async (
  db: Db,
  { entityId: leagueId, revision }: Change,
): Promise<FollowedNews | null> => {
  const entry = await db
    .selectFrom('league_entry_history')
    .select(['seasonId', 'teamId', 'withdrawn'])
    .where('leagueId', '=', leagueId)
    .where('revision', '=', revision)
    .executeTakeFirst();
  if (!entry) return null;
  const { seasonId, teamId, withdrawn: treatment } = entry;
  const supervisors = await supervisorsOf(db, leagueId);
  return {
    kinds: ['calendar'],
    about: { of: 'withdrawal', seasonId, leagueId, teamId, treatment },
    followed: [{ kind: 'league', id: leagueId }, ...(await teamAndOpponents(db, leagueId, teamId))],
    others: supervisors.map((memberId) => ({ memberId, subjects: [], kinds: ['supervision', 'calendar'] })),
  };
};

/** The changes of which members are notified, by the notifications that they become. */
export const newsOfChanges: { readonly [Of in About['of']]?: NewsOfChanges } = {
  game: gameNews,
  withdrawal: {
    kind: 'league',
    actions: ['TeamWithdrewFromLeague', 'TeamReturnedToLeague'],
    newsOf: newsOfWithdrawal,
  },
};
