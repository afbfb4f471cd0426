import type { GameRow } from '../games/games.table.ts';
import { type GameResult, isPlayed } from '../games/result.ts';
import { countedMargin } from './counted-margin.ts';
import {
  addUpMatchups,
  type MatchupNumbers,
  type Matchups,
  numberMatchups,
  type WeighedGames,
} from './matchups.ts';
import { noOpening, type Opening, retainedShares } from './opening.ts';

/** Goals of one team are capped at this number for attack and defence. */
const goalCap = 12;

/** The fields of a game that ratings read. */
export type RatedGame = Pick<
  GameRow & GameResult,
  'gameId' | 'homeTeamId' | 'awayTeamId' | 'status' | 'homeGoals' | 'awayGoals' | 'decidedIn' | 'forfeitedBy'
>;

/** Facts about a category's season that hold on all its days. */
type Season = {
  /** Teams are numbered in this order. */
  readonly teamIds: readonly number[];
  /** The category's opening from the last season. */
  readonly opening: Opening;
  /** Each team's rating at the end of the last season, in goals. */
  readonly last: Float64Array;
  /** The share of those ratings that holds after so many games. */
  readonly retained: Float64Array;
  readonly numbers: MatchupNumbers;
};

/**
 * The rated games of a category as arrays. Margins are as `countedMargin` returns them; goals are capped at twelve, without
 * the goal for winning a shoot-out; a game weighs 1, or less when it was long ago.
 */
export type Schedule = Season &
  WeighedGames & {
    readonly gamesOf: Int32Array;
    /**
     * Value that each team's rating is drawn to, in goals: its rating of last season, as far as that holds this season.
     */
    readonly expected: Float64Array;
    readonly matchups: Matchups;
  };

/** Returns whether a game counts for ratings: played and not forfeited. */
export const isRated = (game: RatedGame): boolean => isPlayed(game) && game.forfeitedBy === null;

/** Returns the ids of all teams in the games, in ascending order. */
export const teamIdsOf = (games: readonly RatedGame[]): readonly number[] => {
  const ids = new Set<number>();
  for (const { homeTeamId, awayTeamId } of games) ids.add(homeTeamId).add(awayTeamId);
  return [...ids].sort((a, b) => a - b);
};

const gamesByTeamNumber = ({ home, away, games }: Matchups, teams: number): Int32Array => {
  const gamesOf = new Int32Array(teams);
  for (let matchup = 0; matchup < home.length; matchup += 1) {
    const host = home[matchup] as number;
    const guest = away[matchup] as number;
    gamesOf[host] = (gamesOf[host] as number) + (games[matchup] as number);
    gamesOf[guest] = (gamesOf[guest] as number) + (games[matchup] as number);
  }
  return gamesOf;
};

/** Builds the schedule of a season's first games. */
const scheduleFrom = (season: Season, games: WeighedGames): Schedule => {
  const { teamIds, opening, last, retained, numbers } = season;
  const matchups = addUpMatchups(numbers, games);
  const share = retained[games.home.length] as number;
  return {
    teamIds,
    opening,
    last,
    retained,
    numbers,
    ...games,
    gamesOf: gamesByTeamNumber(matchups, teamIds.length),
    expected: last.map((rating) => share * rating),
    matchups,
  };
};

/** Builds a schedule from rated games, in their order, among these teams, some of which may have no games. */
export const scheduleAmong = (
  rated: readonly RatedGame[],
  teamIds: readonly number[],
  opening: Opening = noOpening,
): Schedule => {
  const indexOf = new Map(teamIds.map((teamId, index) => [teamId, index]));
  const games = {
    home: new Int32Array(rated.length),
    away: new Int32Array(rated.length),
    margin: new Float64Array(rated.length),
    homeGoals: new Float64Array(rated.length),
    awayGoals: new Float64Array(rated.length),
    weight: new Float64Array(rated.length).fill(1),
  };
  rated.forEach((game, index) => {
    const [home, away] = [game.homeGoals ?? 0, game.awayGoals ?? 0];
    const most = game.decidedIn === 'shootout' ? Math.min(home, away) : goalCap;
    games.home[index] = indexOf.get(game.homeTeamId) ?? 0;
    games.away[index] = indexOf.get(game.awayTeamId) ?? 0;
    games.margin[index] = countedMargin(game);
    games.homeGoals[index] = Math.min(home, most, goalCap);
    games.awayGoals[index] = Math.min(away, most, goalCap);
  });
  const last = Float64Array.from(teamIds, (teamId) => opening.ratings.get(teamId) ?? 0);
  const numbers = numberMatchups(games, teamIds.length);
  return scheduleFrom({ teamIds, opening, last, retained: retainedShares(games, last), numbers }, games);
};

/** Returns a schedule of the first games only, one for each weight; teams keep their numbers. */
export const firstGamesOf = (schedule: Schedule, weight: Float64Array): Schedule => {
  const first = weight.length;
  const { home, away, margin, homeGoals, awayGoals } = schedule;
  return scheduleFrom(schedule, {
    home: home.subarray(0, first),
    away: away.subarray(0, first),
    margin: margin.subarray(0, first),
    homeGoals: homeGoals.subarray(0, first),
    awayGoals: awayGoals.subarray(0, first),
    weight,
  });
};

/** Builds the schedule of a category's rated games, ordered by id, with teams ordered by id. */
export const scheduleOf = (games: readonly RatedGame[], opening?: Opening): Schedule => {
  const rated = games.filter(isRated).sort((a, b) => a.gameId - b.gameId);
  return scheduleAmong(rated, teamIdsOf(rated), opening);
};
