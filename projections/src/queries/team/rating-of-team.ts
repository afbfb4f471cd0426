import type { TeamStatsOutput } from '@rondelle/contracts/competition/team.outputs.ts';
import type { Names } from '../outputs/names.ts';
import { type RatingGame, ratingGamesOf } from '../../computing/ratings/rating-games.ts';
import { ratingsOfCategory } from '../ratings/ratings.queries.ts';
import type { Db } from '../../views/schema.ts';
import { gamesOfTeam } from './team-rows.ts';

type Rated = { readonly value: number; readonly games: readonly RatingGame[] };

/** Returns the rating of a season with the games that moved it most; null without a rating. */
export const ratedIn = async (
  db: Db,
  {
    teamId,
    seasonId,
    categoryId,
  }: { readonly teamId: number; readonly seasonId: number; readonly categoryId: number },
): Promise<Rated | null> => {
  const [games, ratings] = await Promise.all([
    gamesOfTeam(db, teamId, seasonId),
    ratingsOfCategory(db, seasonId, categoryId),
  ]);
  const own = ratings.find((row) => row.teamId === teamId);
  return own ? { value: own.rating, games: ratingGamesOf(games, ratings, teamId) } : null;
};

export const opponentIn = ({ game }: RatingGame, teamId: number): number =>
  game.homeTeamId === teamId ? game.awayTeamId : game.homeTeamId;

/** The rating and its games, with opponents' names. */
export const ratingOutput = (rated: Rated | null, teamId: number, names: Names): TeamStatsOutput['rating'] =>
  rated && {
    value: rated.value,
    games: rated.games.map((one) => {
      const { gameId, seasonId, date, homeTeamId, homeGoals, awayGoals } = one.game;
      const goals = [homeGoals ?? 0, awayGoals ?? 0] as const;
      const [goalsFor, goalsAgainst] = homeTeamId === teamId ? goals : goals.toReversed();
      return {
        game: { gameId, date, path: names.paths.game(names.slugOfSeason(seasonId), gameId) },
        opponent: names.team(opponentIn(one, teamId), seasonId),
        goalsFor: goalsFor ?? 0,
        goalsAgainst: goalsAgainst ?? 0,
        expected: one.expected,
        effect: one.effect,
      };
    }),
  };
