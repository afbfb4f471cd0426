import type { Decision } from '@rondelle/contracts/competition/lists.ts';
import { plain } from '../../../lib/cells/plain.ts';
import type { Kinds } from './columns.ts';
import { kindOfHeading } from './kinds.ts';

/** Facts in the words of a heading besides the kind of its column. */
export type ColumnWords = {
  /** The meaning of « oui » below: a shoot-out under « TB »; null when the heading names no ending, or two. */
  readonly ending: Decision | null;
  /** True when the cells state how the game ended, even if another column does too. */
  readonly isEnding: boolean;
  /** Set when the cells name the team that won, or the one that lost. */
  readonly names: 'winner' | 'loser' | null;
  readonly isRemarks: boolean;
};

const overtime = /\b(?:prol|prolongations?|ot|overtime)\b/u;
const shootout = /\b(?:tb|t b|fus|fusillades?|barrages?|shoot ?outs?|so)\b/u;
const winner = /\b(?:gagnante?s?|vainqueurs?|winners?|won by)\b/u;
const loser = /\b(?:perdante?s?|losers?)\b/u;
const remarks =
  /\b(?:remarques?|remarks?|notes?|commentaires?|comments?|observations?|details?|type|particularites?)\b/u;

const wordsOf = (heading: string): ColumnWords => {
  const text = plain(heading);
  const [isLate, isShootout] = [overtime.test(text), shootout.test(text)];
  return {
    ending: isLate === isShootout ? null : isLate ? 'overtime' : 'shootout',
    isEnding: (isLate || isShootout) && kindOfHeading(heading) === 'decidedIn',
    names: winner.test(text) ? 'winner' : loser.test(text) ? 'loser' : null,
    isRemarks: remarks.test(text),
  };
};

/** Returns the facts in the headings of all columns; none without headings. */
export const columnWords = (kinds: Kinds, headings: readonly string[]): readonly ColumnWords[] =>
  kinds.map((_, at) => wordsOf(headings[at] ?? ''));
