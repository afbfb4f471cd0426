import type { GameRow } from '../games/games.table.ts';
import { type Around, eitherOf } from './changes.ts';

/** The games as they were, of those as they would be; `isWanted`: which of the changed ones were among them. */
export const gamesBefore = (
  after: readonly GameRow[],
  changed: readonly Around<GameRow>[],
  isWanted: (game: GameRow) => boolean,
): readonly GameRow[] => {
  const ids = new Set(changed.map((one) => eitherOf(one).gameId));
  const others = changed.flatMap(({ before }) => (before && isWanted(before) ? [before] : []));
  return [...after.filter(({ gameId }) => !ids.has(gameId)), ...others].sort((a, b) => a.gameId - b.gameId);
};
