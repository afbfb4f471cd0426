import { type GameResult, homeMargin } from '../games/result.ts';

/** Margins are capped at this many goals, either way. */
export const marginCap = 15;

export const clipped = (margin: number): number => Math.max(-marginCap, Math.min(marginCap, margin));

/**
 * Returns the home margin that counts in a rating: at most fifteen goals, and 0 for a shoot-out, which is weak evidence of
 * strength.
 */
export const countedMargin = (
  game: Pick<GameResult, 'homeGoals' | 'awayGoals' | 'decidedIn' | 'status' | 'forfeitedBy'>,
): number => (game.decidedIn === 'shootout' ? 0 : clipped(homeMargin(game)));
