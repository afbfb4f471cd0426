import type { ScoreSides } from '@rondelle/contracts/competition/sheet-columns.ts';
import { firstSideIn } from '../../../lib/cells/headings.ts';
import type { Kinds } from './columns.ts';

/**
 * Whose goals a single column of scores has first: as its heading says, otherwise as the teams stand. `isSure`: with
 * the visitors before the home team and no word in the heading, it is only likely.
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
