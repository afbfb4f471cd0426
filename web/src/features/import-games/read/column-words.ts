import type { Decision } from '@rondelle/contracts/competition/lists.ts';
import { plain } from '../../../lib/cells/plain.ts';
import type { Kinds } from './columns.ts';
import { kindOfHeading } from './kinds.ts';

/** What the words of a heading add to the kind of its column. */
export type ColumnWords = {
  /** What « oui » means below: « TB » a shoot-out; null where the heading names no ending, or two. */
  readonly ending: Decision | null;
  /** Whether the cells say how the game ended, also where another column does so too. */
  readonly isEnding: boolean;
  /** Whether the cells name the team that won, or the one that lost. */
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

/** The words of the headings of all columns; without headings none of them says anything. */
export const columnWords = (kinds: Kinds, headings: readonly string[]): readonly ColumnWords[] =>
  kinds.map((_, at) => wordsOf(headings[at] ?? ''));
