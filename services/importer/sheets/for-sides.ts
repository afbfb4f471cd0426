import { swapSides } from '@rondelle/contracts/competition/game-fields.ts';
import type { RecordedGame } from '../recorded.ts';
import type { Placed } from './row-keys.ts';

/** Returns a recorded game with the row's team at home, so that empty cells of swapped sides keep each team's values. */
export const forSides = (game: RecordedGame, { home, away }: Placed): RecordedGame =>
  game.homeTeamId === away && game.awayTeamId === home ? swapSides(game) : game;
