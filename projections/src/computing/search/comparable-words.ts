import { inTodaysAges, joinedAges } from './age-names.ts';
import { knownWordsOf } from './known-words.ts';

const respelled = (text: string): string =>
  joinedAges(text)
    .replaceAll(/\bu[\s-]?(\d{1,2})(?!\d)/giu, 'm$1')
    .replaceAll(/\bm[\s-](\d{1,2})(?!\d)/giu, 'm$1');

/** Splits a name into words by which it is compared: `U13 AA`, `M-13 AA` and `Pee-Wee AA` are the same. */
export const comparableWords = (text: string): readonly string[] =>
  inTodaysAges(knownWordsOf(respelled(text)), () => false);
