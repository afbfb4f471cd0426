import type { CountedGame } from '../games/counted-games.ts';
import { homeMargin, otherSide, type Side, sideOf } from '../games/result.ts';
import { playedInOrder } from '../games/form.ts';
import { streaksOf } from '../streaks/streaks.ts';
import type { FeatRow, GameFeat } from './feats.table.ts';

const goals = (game: CountedGame, side: Side): number =>
  (side === 'home' ? game.homeGoals : game.awayGoals) ?? 0;

const featOf = (game: CountedGame, teamId: number, value: number): GameFeat => {
  const side = sideOf(game, teamId);
  return {
    gameId: game.gameId,
    date: game.date,
    opponentId: side === 'home' ? game.awayTeamId : game.homeTeamId,
    value,
    goalsFor: goals(game, side),
    goalsAgainst: goals(game, otherSide(side)),
  };
};

/** Returns the game with the greatest value above zero; among equals, the first one played. */
const greatest = (
  played: readonly CountedGame[],
  teamId: number,
  valueOf: (game: CountedGame) => number,
): GameFeat | null => {
  let best: CountedGame | null = null;
  let value = 0;
  for (const game of played) {
    if (valueOf(game) <= value) continue;
    best = game;
    value = valueOf(game);
  }
  return best && featOf(best, teamId, value);
};

const marginOf = (game: CountedGame, teamId: number): number =>
  sideOf(game, teamId) === 'home' ? homeMargin(game) : -homeMargin(game);

/**
 * Returns whether the team allowed no goal in play. The goal awarded for winning a shoot-out does not count against the
 * loser.
 */
const isShutout = (game: CountedGame, teamId: number): boolean => {
  const allowed = goals(game, otherSide(sideOf(game, teamId)));
  const inShootout = game.decidedIn === 'shootout' && marginOf(game, teamId) < 0 ? 1 : 0;
  return allowed - inShootout === 0;
};

/**
 * Computes a team's feats over any list of its games. Goals in forfeited games count for no feat. The longest winning
 * streak is that of the streaks view, where a win by forfeit counts as a win.
 */
export const featsOf = (
  games: readonly CountedGame[],
  teamId: number,
): Omit<FeatRow, 'seasonId' | 'teamId' | 'categoryId'> => {
  const played = playedInOrder(games).filter((game) => game.forfeitedBy === null);
  const biggestWin = greatest(played, teamId, (game) => marginOf(game, teamId));
  const highestScoring = greatest(played, teamId, (game) => goals(game, 'home') + goals(game, 'away'));
  return {
    biggestWin,
    biggestMargin: biggestWin?.value ?? 0,
    highestScoring,
    mostGoals: highestScoring?.value ?? 0,
    shutouts: played.filter((game) => isShutout(game, teamId)).length,
    longestWinningStreak: streaksOf(games, teamId).winning.longest?.length ?? 0,
  };
};
