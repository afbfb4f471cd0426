import type { GameOutput } from '@rondelle/contracts/competition/game.outputs.ts';
import { renderSVG } from 'uqr';

/** A QR code for a phone: the URL of the game that opens its scorekeeper. */
export const scorekeeperCode = (
  { id, path }: Pick<GameOutput['game'], 'id' | 'path'>,
  origin: string,
): string => renderSVG(`${origin}${path}?do=keep-score&id=${id}`, { ecc: 'M', border: 2, pixelSize: 8 });
