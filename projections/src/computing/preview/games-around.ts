import { type Around, eitherOf } from './changes.ts';

/**
 * Returns games before and after the changes of a preview, by id. `read`: the games in the database, of which the
 * preview may or may not have written those that it changes. `isWanted` selects which of the changed games to include.
 */
export const gamesAround = <Game extends { readonly gameId: number }>(
  read: readonly Game[],
  changed: readonly Around<Game>[],
  isWanted: (game: Game) => boolean,
): Record<'before' | 'after', readonly Game[]> => {
  const ids = new Set(changed.map((one) => eitherOf(one).gameId));
  const others = read.filter(({ gameId }) => !ids.has(gameId));
  const withOwn = (side: 'before' | 'after') => {
    const own = changed.flatMap((one) => {
      const game = one[side];
      return game && isWanted(game) ? [game] : [];
    });
    return [...others, ...own].sort((a, b) => a.gameId - b.gameId);
  };
  return { before: withOwn('before'), after: withOwn('after') };
};
