import type { ScenarioResult } from '@rondelle/contracts/competition/what-if.ts';
import type { GameRow } from '../../views/games/games.table.ts';

/** A recorded game, and the same game in a scenario. */
export type ScenarioGame = { readonly actual: GameRow; readonly scenario: GameRow };

const scenarioRow = (game: GameRow, { homeGoals, awayGoals, decidedIn }: ScenarioResult): GameRow => ({
  ...game,
  status: 'final',
  homeGoals,
  awayGoals,
  decidedIn,
  forfeitedBy: null,
});

const isExcluded = ({ status }: GameRow): boolean => status === 'cancelled' || status === 'void';

/** Applies a scenario's results to games, in the games' order. Ignores results of other games, of cancelled ones and of void ones. */
export const scenarioGamesOf = (
  games: readonly GameRow[],
  results: readonly ScenarioResult[],
): readonly ScenarioGame[] => {
  const byGame = new Map(results.map((result) => [result.gameId, result]));
  return games.flatMap((actual) => {
    const result = isExcluded(actual) ? undefined : byGame.get(actual.gameId);
    return result ? [{ actual, scenario: scenarioRow(actual, result) }] : [];
  });
};

/** Replaces recorded games by those of a scenario. Fair-play points stay as recorded. */
export const applyScenario = (
  games: readonly GameRow[],
  scenarioGames: readonly ScenarioGame[],
): readonly GameRow[] => {
  const byGame = new Map(scenarioGames.map((one) => [one.actual.gameId, one.scenario]));
  return games.map((game) => byGame.get(game.gameId) ?? game);
};
