import { resultIsOf } from '@rondelle/contracts/competition/result-is-of.ts';
import type { GameOutput } from '@rondelle/contracts/competition/game.outputs.ts';

const ownerEvents: ReadonlySet<string> = new Set(resultIsOf);

/**
 * Path of the member whose event last set the result (`resultIsOf`). Null when the loaded part of the history has no
 * such event, or when its actor has no page.
 */
export const ownerOfResult = (history: GameOutput['history']): string | null =>
  history.find(({ action }) => ownerEvents.has(action))?.actor.path ?? null;
