import type { TeamStatsOutput } from '@rondelle/contracts/competition/team.outputs.ts';
import type { RatingOutput } from '@rondelle/contracts/competition/outputs.ts';
import type { Names } from '../outputs/names.ts';
import { ratingOutputOf } from '../outputs/rating-output.ts';
import { type LastGame, lastGamesOf } from '../../computing/ratings/last-games.ts';
import { type RatingGame, ratingGamesOf } from '../../computing/ratings/rating-games.ts';
import { ratingsOfCategory } from '../ratings/ratings.queries.ts';
import type { Db } from '../../views/schema.ts';
import { gamesOfTeam } from './team-rows.ts';

type Rated = {
  readonly rating: RatingOutput;
  /** The games that moved the power rating most. */
  readonly games: readonly RatingGame[];
  readonly last: readonly LastGame[];
};

/** Returns the ratings of a season with their games; null without a rating. */
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
  const rating = ratingOutputOf(ratings, teamId);
  return (
    rating && {
      rating,
      games: ratingGamesOf(games, ratings, teamId),
      last: lastGamesOf(games, ratings, teamId),
    }
  );
};

export const opponentIn = ({ game }: Pick<RatingGame, 'game'>, teamId: number): number =>
  game.homeTeamId === teamId ? game.awayTeamId : game.homeTeamId;

const gameOutput = ({ game }: Pick<RatingGame, 'game'>, teamId: number, names: Names) => {
  const { gameId, seasonId, date, homeTeamId } = game;
  const goals = [game.homeGoals ?? 0, game.awayGoals ?? 0] as const;
  const [goalsFor, goalsAgainst] = homeTeamId === teamId ? goals : goals.toReversed();
  return {
    game: { gameId, date, path: names.paths.game(names.slugOfSeason(seasonId), gameId) },
    opponent: names.team(opponentIn({ game }, teamId), seasonId),
    goalsFor: goalsFor ?? 0,
    goalsAgainst: goalsAgainst ?? 0,
  };
};

/** The power rating and the games that moved it most, with opponents' names. */
export const ratingOutput = (rated: Rated | null, teamId: number, names: Names): TeamStatsOutput['rating'] =>
  rated && {
    value: rated.rating.value,
    games: rated.games.map((one) => ({
      ...gameOutput(one, teamId, names),
      expected: one.expected,
      effect: one.effect,
    })),
  };

/** Both ratings and the last games, with opponents' names. */
export const ratingsOutput = (
  rated: Rated | null,
  teamId: number,
  names: Names,
): TeamStatsOutput['ratings'] =>
  rated && {
    rating: rated.rating,
    lastGames: rated.last.map((one) => ({
      ...gameOutput(one, teamId, names),
      decidedIn: one.game.decidedIn,
      margin: one.margin,
      results: one.results,
    })),
  };
