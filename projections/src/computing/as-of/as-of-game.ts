import type { CountedGame } from '../../views/games/counted-games.ts';
import { inOrderOfPlay } from '../../views/games/form.ts';

/** Returns the games with those still to come whose order of play compares to the game by at least `least`. */
const toComeFrom = <Game extends CountedGame>(
  games: readonly Game[],
  game: CountedGame,
  least: 0 | 1,
): readonly Game[] =>
  games.map((one) =>
    one.status === 'final' && Math.sign(inOrderOfPlay(one, game)) >= least
      ? { ...one, status: 'scheduled' }
      : one,
  );

/** Returns the games as they were before a game: it and all games after it in order of play are still to come. */
export const beforeGame = <Game extends CountedGame>(
  games: readonly Game[],
  game: CountedGame,
): readonly Game[] => toComeFrom(games, game, 0);

/** Returns the games as they were after a game: all games after it in order of play are still to come. */
export const throughGame = <Game extends CountedGame>(
  games: readonly Game[],
  game: CountedGame,
): readonly Game[] => toComeFrom(games, game, 1);
