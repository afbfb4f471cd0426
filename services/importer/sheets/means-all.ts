import { closenessOf } from '@rondelle/projections/computing/search/closeness.ts';
import { isStopWord } from '@rondelle/projections/views/names/words.ts';

type Words = readonly string[];
export type Named = { readonly words: Words; readonly around: readonly Words[] };

/** « A », « BB », « M13 », “2”: classes, ages and numbers, of which no letter may be missing. */
const isWhole = (word: string): boolean => /^(.)\1*$|\d/u.test(word);

/** « A » is a class, and an article only in the midst of a text, as the other small words are. */
const isArticle = (word: string, isLast: boolean): boolean => isStopWord(word) && word !== 'a' && !isLast;

const isSlip = (word: string, other: string): boolean =>
  !other.startsWith(word) && closenessOf(word, other) > 0.6;

/**
 * Returns whether each word of a text matches the entity: a word of its names, perhaps shortened, or a whole word of
 * what it belongs to. « Lynx A » is not the Lynx of the AA, nor « Lynx E » those of Estrie.
 */
export const meansAll = (typed: Words, { words, around }: Named): boolean =>
  typed.every((word, at) => {
    if (isArticle(word, at === typed.length - 1) || words.includes(word)) return true;
    const beside = around.flat();
    if (beside.includes(word)) return true;
    if (isWhole(word)) return false;
    return words.some((own) => closenessOf(word, own) > 0) || beside.some((other) => isSlip(word, other));
  });
