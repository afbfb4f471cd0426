import type { GameRow } from '../games/games.table.ts';
import { type GameResult, homeMargin, isPlayed } from '../games/result.ts';
import { retainedShare, noOpening, type Opening } from './opening.ts';

/** Margins are capped at this many goals, either way. */
export const marginCap = 15;
/** Goals of one team are capped at this number for attack and defence. */
const goalCap = 12;

/** The fields of a game that ratings read. */
export type RatedGame = Pick<
  GameRow & GameResult,
  'gameId' | 'homeTeamId' | 'awayTeamId' | 'status' | 'homeGoals' | 'awayGoals' | 'decidedIn' | 'forfeitedBy'
>;

/** The rated games of a category as arrays. Teams are numbered in the order of `teamIds`. */
export type Schedule = {
  readonly teamIds: readonly number[];
  readonly home: Int32Array;
  readonly away: Int32Array;
  /** Home margin in goals, as `countedMargin` returns it. */
  readonly margin: Float64Array;
  /** Goals of each side, capped at twelve, without the goal for winning a shoot-out. */
  readonly homeGoals: Float64Array;
  readonly awayGoals: Float64Array;
  readonly gamesOf: Int32Array;
  /** How much each game counts: 1, or less for games of long ago. */
  readonly weight: Float64Array;
  /** The category's opening from the last season. */
  readonly opening: Opening;
  /**
   * Value that each team's rating is drawn to, in goals: its rating of last season, as far as that holds this season.
   */
  readonly expected: Float64Array;
};

export const clipped = (margin: number): number => Math.max(-marginCap, Math.min(marginCap, margin));

/**
 * Returns the home margin that counts in a rating: at most fifteen goals, and 0 for a shoot-out, which is weak evidence of
 * strength.
 */
export const countedMargin = (
  game: Pick<GameResult, 'homeGoals' | 'awayGoals' | 'decidedIn' | 'status' | 'forfeitedBy'>,
): number => (game.decidedIn === 'shootout' ? 0 : clipped(homeMargin(game)));

/** Returns whether a game counts for ratings: played and not forfeited. */
export const isRated = (game: RatedGame): boolean => isPlayed(game) && game.forfeitedBy === null;

/** Returns the ids of all teams in the games, in ascending order. */
export const teamIdsOf = (games: readonly RatedGame[]): readonly number[] => {
  const ids = new Set<number>();
  for (const { homeTeamId, awayTeamId } of games) ids.add(homeTeamId).add(awayTeamId);
  return [...ids].sort((a, b) => a - b);
};

type Games = Omit<Schedule, 'expected'>;

const withExpected = (games: Games): Schedule => {
  const last = Float64Array.from(games.teamIds, (teamId) => games.opening.ratings.get(teamId) ?? 0);
  const share = retainedShare(games, last);
  return { ...games, expected: last.map((rating) => share * rating) };
};

/** Builds a schedule from rated games, in their order, among these teams, some of which may have no games. */
export const scheduleAmong = (
  rated: readonly RatedGame[],
  teamIds: readonly number[],
  opening: Opening = noOpening,
): Schedule => {
  const indexOf = new Map(teamIds.map((teamId, index) => [teamId, index]));
  const schedule = {
    teamIds,
    home: new Int32Array(rated.length),
    away: new Int32Array(rated.length),
    margin: new Float64Array(rated.length),
    homeGoals: new Float64Array(rated.length),
    awayGoals: new Float64Array(rated.length),
    gamesOf: new Int32Array(teamIds.length),
    weight: new Float64Array(rated.length).fill(1),
    opening,
  };
  rated.forEach((game, index) => {
    const [home, away] = [game.homeGoals ?? 0, game.awayGoals ?? 0];
    const most = game.decidedIn === 'shootout' ? Math.min(home, away) : goalCap;
    schedule.home[index] = indexOf.get(game.homeTeamId) ?? 0;
    schedule.away[index] = indexOf.get(game.awayTeamId) ?? 0;
    schedule.margin[index] = countedMargin(game);
    schedule.homeGoals[index] = Math.min(home, most, goalCap);
    schedule.awayGoals[index] = Math.min(away, most, goalCap);
    for (const team of [schedule.home[index], schedule.away[index]])
      schedule.gamesOf[team] = (schedule.gamesOf[team] as number) + 1;
  });
  return withExpected(schedule);
};

/** Returns a schedule of the first games only, one for each weight; teams keep their numbers. */
export const firstGamesOf = (schedule: Schedule, weight: Float64Array): Schedule => {
  const games = weight.length;
  const home = schedule.home.subarray(0, games);
  const away = schedule.away.subarray(0, games);
  const gamesOf = new Int32Array(schedule.teamIds.length);
  for (const sides of [home, away]) for (const team of sides) gamesOf[team] = (gamesOf[team] as number) + 1;
  return withExpected({
    teamIds: schedule.teamIds,
    opening: schedule.opening,
    weight,
    home,
    away,
    margin: schedule.margin.subarray(0, games),
    homeGoals: schedule.homeGoals.subarray(0, games),
    awayGoals: schedule.awayGoals.subarray(0, games),
    gamesOf,
  });
};

/** Builds the schedule of a category's rated games, ordered by id, with teams ordered by id. */
export const scheduleOf = (games: readonly RatedGame[], opening?: Opening): Schedule => {
  const rated = games.filter(isRated).sort((a, b) => a.gameId - b.gameId);
  return scheduleAmong(rated, teamIdsOf(rated), opening);
};

/** Returns for each team the lowest index in its connected group (union-find). */
export const connectedGroups = ({ teamIds, home, away }: Schedule): Int32Array => {
  const root = Int32Array.from(teamIds, (_, index) => index);
  const find = (index: number): number => {
    let at = index;
    while ((root[at] as number) !== at) {
      root[at] = root[root[at] as number] as number;
      at = root[at] as number;
    }
    return at;
  };
  for (let game = 0; game < home.length; game += 1) {
    const a = find(home[game] as number);
    const b = find(away[game] as number);
    root[Math.max(a, b)] = Math.min(a, b);
  }
  return root.map((_, index) => find(index));
};
