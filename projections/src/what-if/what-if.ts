import type { SupposedResult } from '@rondelle/contracts/competition/what-if.ts';
import type { GameRow } from '../games/games.table.ts';

/** A game as it is recorded and as it is supposed to end. */
export type Supposition = { readonly actual: GameRow; readonly supposed: GameRow };

const supposedRow = (game: GameRow, { homeGoals, awayGoals, decidedIn }: SupposedResult): GameRow => ({
  ...game,
  status: 'final',
  homeGoals,
  awayGoals,
  decidedIn,
  forfeitedBy: null,
});

/** The suppositions that speak of these games, in the games' order; others and cancelled games are left alone. */
export const suppositionsOn = (
  games: readonly GameRow[],
  results: readonly SupposedResult[],
): readonly Supposition[] => {
  const byGame = new Map(results.map((result) => [result.gameId, result]));
  return games.flatMap((actual) => {
    const result = actual.status === 'cancelled' ? undefined : byGame.get(actual.gameId);
    return result ? [{ actual, supposed: supposedRow(actual, result) }] : [];
  });
};

/** The games with the supposed results in the place of the recorded ones. Fair-play points stay as recorded. */
export const supposing = (
  games: readonly GameRow[],
  suppositions: readonly Supposition[],
): readonly GameRow[] => {
  const supposed = new Map(suppositions.map((one) => [one.actual.gameId, one.supposed]));
  return games.map((game) => supposed.get(game.gameId) ?? game);
};
