import type { GameRow } from '../../views/games/games.table.ts';
import { recordOf } from '../../views/team-records/team-record.ts';
import { leaderboardOf } from '../../views/leaderboard/leaderboard.ts';
import type { LeaderboardRow } from '../../views/leaderboard/leaderboard.table.ts';

type Category = { readonly seasonId: number; readonly categoryId: number };

/** Computes a category's leaderboard rows from its games of a season alone. */
export const leaderboardFrom = (
  games: readonly GameRow[],
  { seasonId, categoryId }: Category,
): readonly LeaderboardRow[] => {
  const byTeam = new Map<number, GameRow[]>();
  for (const game of games)
    for (const teamId of [game.homeTeamId, game.awayTeamId]) {
      const own = byTeam.get(teamId);
      if (own) own.push(game);
      else byTeam.set(teamId, [game]);
    }
  const key = { seasonId, categoryId };
  return leaderboardOf([...byTeam].map(([teamId, own]) => ({ ...key, teamId, ...recordOf(own, teamId) })));
};
