import type { GameRow } from '../games/games.table.ts';
import { type GameScore, homeMargin, isPlayed } from '../standings/result.ts';

/** A margin counts up to this many goals, either way. */
export const marginCap = 7;

/** All that ratings look at. */
export type RatedGame = GameScore & Pick<GameRow, 'gameId' | 'homeTeamId' | 'awayTeamId'>;

/** The rated games of a category in arrays: teams are numbered in the order of their ids, games by their ids. */
export type Schedule = {
  readonly teamIds: readonly number[];
  readonly home: Int32Array;
  readonly away: Int32Array;
  /** Home margin in goals, clipped to ±7. */
  readonly margin: Float64Array;
  readonly gamesOf: Int32Array;
};

export const clipped = (margin: number): number => Math.max(-marginCap, Math.min(marginCap, margin));

/** Played games that were not forfeited count; their order in `games` makes no difference. */
export const scheduleOf = (games: readonly RatedGame[]): Schedule => {
  const rated = games
    .filter((game) => isPlayed(game) && game.forfeitedBy === null)
    .sort((a, b) => a.gameId - b.gameId);
  const ids = new Set<number>();
  for (const game of rated) ids.add(game.homeTeamId).add(game.awayTeamId);
  const teamIds = [...ids].sort((a, b) => a - b);
  const indexOf = new Map(teamIds.map((teamId, index) => [teamId, index]));
  const home = new Int32Array(rated.length);
  const away = new Int32Array(rated.length);
  const margin = new Float64Array(rated.length);
  const gamesOf = new Int32Array(teamIds.length);
  rated.forEach((game, index) => {
    const h = indexOf.get(game.homeTeamId) ?? 0;
    const a = indexOf.get(game.awayTeamId) ?? 0;
    home[index] = h;
    away[index] = a;
    margin[index] = clipped(homeMargin(game));
    gamesOf[h] = (gamesOf[h] ?? 0) + 1;
    gamesOf[a] = (gamesOf[a] ?? 0) + 1;
  });
  return { teamIds, home, away, margin, gamesOf };
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
