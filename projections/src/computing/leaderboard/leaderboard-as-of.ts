import type { GameRow } from '../../views/games/games.table.ts';
import { recordOf } from '../../views/team-records/team-record.ts';
import { leaderboardOf } from '../../views/leaderboard/leaderboard.ts';
import type { LeaderboardRow } from '../../views/leaderboard/leaderboard.table.ts';

type Category = { readonly seasonId: number; readonly categoryId: number };

/** Computes the leaderboard rows of a category's teams from their games of a season, in any category. */
export const leaderboardFrom = (
  games: readonly GameRow[],
  { seasonId, categoryId }: Category,
  teamIds: Iterable<number>,
): readonly LeaderboardRow[] => {
  const byTeam = new Map<number, GameRow[]>([...teamIds].map((teamId) => [teamId, []]));
  for (const game of games)
    for (const teamId of [game.homeTeamId, game.awayTeamId]) byTeam.get(teamId)?.push(game);
  const key = { seasonId, categoryId };
  return leaderboardOf([...byTeam].map(([teamId, own]) => ({ ...key, teamId, ...recordOf(own, teamId) })));
};
