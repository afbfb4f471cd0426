import type { GameRow } from '../games/games.table.ts';
import { type Around, eitherOf } from './changes.ts';

/**
 * Returns the games before the change, from those after it. `isWanted` selects which of the earlier games to include.
 */
export const gamesBefore = (
  after: readonly GameRow[],
  changed: readonly Around<GameRow>[],
  isWanted: (game: GameRow) => boolean,
): readonly GameRow[] => {
  const ids = new Set(changed.map((one) => eitherOf(one).gameId));
  const others = changed.flatMap(({ before }) => (before && isWanted(before) ? [before] : []));
  return [...after.filter(({ gameId }) => !ids.has(gameId)), ...others].sort((a, b) => a.gameId - b.gameId);
};
