import { openStatuses } from '@rondelle/contracts/competition/lists.ts';
import type { GameRow } from '../../views/games/games.table.ts';
import { isPlayed } from '../../views/games/result.ts';
import type { RatingRow } from '../../views/ratings/ratings.table.ts';

type Rated = Pick<RatingRow, 'teamId' | 'rating' | 'connectedGroup'>;

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0
    ? null
    : Math.round((100 * values.reduce((sum, value) => sum + value, 0)) / values.length) / 100;

/**
 * Returns the average rating of a team's opponents, in goals, for the played and the upcoming games. Leaves out
 * opponents that no chain of games connects with the team.
 */
export const scheduleStrength = (
  games: readonly GameRow[],
  ratings: readonly Rated[],
  teamId: number,
): { played: number | null; toCome: number | null } => {
  const group = ratings.find((row) => row.teamId === teamId)?.connectedGroup;
  const ratingOf = new Map(
    ratings.filter((row) => row.connectedGroup === group).map((row) => [row.teamId, row.rating]),
  );
  const opponents = (which: (game: GameRow) => boolean) =>
    games
      .filter(which)
      .flatMap((game) => ratingOf.get(game.homeTeamId === teamId ? game.awayTeamId : game.homeTeamId) ?? []);
  return {
    played: meanOf(opponents(isPlayed)),
    toCome: meanOf(opponents(({ status }) => openStatuses.includes(status))),
  };
};
