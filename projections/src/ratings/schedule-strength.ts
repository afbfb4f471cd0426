import type { GameRow } from '../games/games.table.ts';
import { isPlayed } from '../standings/result.ts';
import type { RatingRow } from './ratings.table.ts';

type Rated = Pick<RatingRow, 'teamId' | 'rating' | 'connectedGroup'>;

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0
    ? null
    : Math.round((100 * values.reduce((sum, value) => sum + value, 0)) / values.length) / 100;

/**
 * How good a team's opponents are on average, in goals better than the average team: of the games that it played, and of
 * those to come. Opponents that no chain of games connects with it are left out.
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
    toCome: meanOf(opponents(({ status }) => status === 'scheduled' || status === 'live')),
  };
};
