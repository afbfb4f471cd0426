import type { ScoreSides } from '@rondelle/contracts/competition/sheet-columns.ts';
import { firstSideIn } from '../../../lib/cells/headings.ts';
import type { Kinds } from './columns.ts';

/**
 * The side whose goals come first in a single column of scores: by its heading, else by the order of the teams.
 * `isSure`: false with the visitors before the home team and no word in the heading.
 */
export const sidesOfScore = (
  kinds: Kinds,
  headings: readonly string[],
): { readonly sides: ScoreSides; readonly isSure: boolean } => {
  const first = firstSideIn(headings[kinds.indexOf('score')] ?? '');
  if (first) return { sides: first === 'home' ? 'home-first' : 'away-first', isSure: true };
  const isHomeFirst = kinds.indexOf('home') <= kinds.indexOf('away');
  return { sides: isHomeFirst ? 'home-first' : 'away-first', isSure: isHomeFirst };
};
