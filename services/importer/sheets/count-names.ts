import { mostSheetAnswers } from '@rondelle/contracts/competition/imports.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { normaliseText } from '@rondelle/contracts/text.ts';
import { longestText } from '../check-value.ts';

/** The most spellings of team names in a file, over all leagues: several times `mostUnclear`. */
export const mostNames = 5_000;
/** The most spellings of leagues and categories in a file. */
export const mostLeagueTexts = 1_000;
/** The most names that a person can be asked about. */
export const mostUnclear = mostSheetAnswers;

/** Throws `import/too-many-names`: a column with more texts does not hold names. */
export const requireAtMost = (count: number, most: number): void => {
  if (count > most) throw new DomainError('import/too-many-names');
};

/** Returns whether a text is too long for a team name. Its rows are refused, and nobody is asked about it. */
export const isTooLong = (text: string): boolean => normaliseText(text).length > longestText;

/** Returns a text without capitals, accents and repeated spaces, for comparing names. */
export const textKey = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/gu, ' ').trim().toLowerCase();

type Counted = { readonly text: string; rows: number };
/** Counts rows by text. `counted`: by `textKey`; `written`: by the exact spelling. */
export type Counting = { readonly counted: Map<string, Counted>; readonly written: Map<string, Counted> };
export const counting = (): Counting => ({ counted: new Map(), written: new Map() });

/** Counts a text. Returns whether it is the first with its `textKey`; false for an empty text. */
export const countInto = ({ counted, written }: Counting, text: string): boolean => {
  if (text === '') return false;
  const known = written.get(text) ?? counted.get(textKey(text)) ?? { text, rows: 0 };
  const isOther = known.rows === 0;
  if (isOther) counted.set(textKey(text), known);
  written.set(text, known);
  known.rows += 1;
  return isOther;
};
