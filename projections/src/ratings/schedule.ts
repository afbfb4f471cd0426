import type { GameRow } from '../games/games.table.ts';
import { type GameResult, homeMargin, isPlayed } from '../standings/result.ts';

/** A margin counts up to this many goals, either way. */
export const marginCap = 10;
/** Goals of one team count up to this many in attack and defence. */
const goalCap = 12;

/** All that ratings look at. */
export type RatedGame = Pick<
  GameRow & GameResult,
  'gameId' | 'homeTeamId' | 'awayTeamId' | 'status' | 'homeGoals' | 'awayGoals' | 'decidedIn' | 'forfeitedBy'
>;

/** The rated games of a category in arrays: teams are numbered in the order of their ids, games by their ids. */
export type Schedule = {
  readonly teamIds: readonly number[];
  readonly home: Int32Array;
  readonly away: Int32Array;
  /** Home margin in goals, as `countedMargin` counts it. */
  readonly margin: Float64Array;
  /** Goals of each side, those of a shoot-out left out, up to twelve. */
  readonly homeGoals: Float64Array;
  readonly awayGoals: Float64Array;
  readonly gamesOf: Int32Array;
};

export const clipped = (margin: number): number => Math.max(-marginCap, Math.min(marginCap, margin));

/** The home margin that counts in a rating: up to ten goals, and none for a shoot-out, which says little of strength. */
export const countedMargin = (
  game: Pick<GameResult, 'homeGoals' | 'awayGoals' | 'decidedIn' | 'status' | 'forfeitedBy'>,
): number => (game.decidedIn === 'shootout' ? 0 : clipped(homeMargin(game)));

/** Played, and not forfeited: the games that say how strong teams are. */
export const isRated = (game: RatedGame): boolean => isPlayed(game) && game.forfeitedBy === null;

/** Rated games, in their order, among teams that are numbered as they are given; some may have no game. */
export const scheduleAmong = (rated: readonly RatedGame[], teamIds: readonly number[]): Schedule => {
  const indexOf = new Map(teamIds.map((teamId, index) => [teamId, index]));
  const schedule = {
    teamIds,
    home: Int32Array.from(rated, (game) => indexOf.get(game.homeTeamId) ?? 0),
    away: Int32Array.from(rated, (game) => indexOf.get(game.awayTeamId) ?? 0),
    margin: Float64Array.from(rated, countedMargin),
    homeGoals: new Float64Array(rated.length),
    awayGoals: new Float64Array(rated.length),
    gamesOf: new Int32Array(teamIds.length),
  };
  rated.forEach((game, index) => {
    const [home, away] = [game.homeGoals ?? 0, game.awayGoals ?? 0];
    const most = game.decidedIn === 'shootout' ? Math.min(home, away) : goalCap;
    schedule.homeGoals[index] = Math.min(home, most, goalCap);
    schedule.awayGoals[index] = Math.min(away, most, goalCap);
    for (const team of [schedule.home[index] as number, schedule.away[index] as number])
      schedule.gamesOf[team] = (schedule.gamesOf[team] as number) + 1;
  });
  return schedule;
};

/** A schedule's first games alone; its teams keep their numbers. */
export const firstGamesOf = (schedule: Schedule, games: number): Schedule => {
  const home = schedule.home.subarray(0, games);
  const away = schedule.away.subarray(0, games);
  const gamesOf = new Int32Array(schedule.teamIds.length);
  for (const sides of [home, away]) for (const team of sides) gamesOf[team] = (gamesOf[team] as number) + 1;
  return {
    teamIds: schedule.teamIds,
    home,
    away,
    margin: schedule.margin.subarray(0, games),
    homeGoals: schedule.homeGoals.subarray(0, games),
    awayGoals: schedule.awayGoals.subarray(0, games),
    gamesOf,
  };
};

/** Played games that were not forfeited count; their order in `games` makes no difference. */
export const scheduleOf = (games: readonly RatedGame[]): Schedule => {
  const rated = games.filter(isRated).sort((a, b) => a.gameId - b.gameId);
  const ids = new Set<number>();
  for (const game of rated) ids.add(game.homeTeamId).add(game.awayTeamId);
  return scheduleAmong(
    rated,
    [...ids].sort((a, b) => a - b),
  );
};

/** For each team the lowest index of the teams that games connect it with (union by lowest index). */
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
