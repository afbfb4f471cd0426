import type { GameOutput } from '@rondelle/contracts/competition/game.outputs.ts';
import { renderSVG } from 'uqr';

/** A QR code that opens the scorekeeper of a game, for the phone of whoever keeps the score. */
export const keepCode = ({ id, path }: Pick<GameOutput['game'], 'id' | 'path'>, origin: string): string =>
  renderSVG(`${origin}${path}?do=keep-score&id=${id}`, { ecc: 'M', border: 2, pixelSize: 8 });
