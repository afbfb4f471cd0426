import { wordsOf } from '../../views/names/words.ts';

const known = new Map<string, readonly string[]>();
const [mostKnown, longestKnown] = [20_000, 100];

/**
 * Like `wordsOf`, but keeps the words of texts: every search compares the same names of cities, arenas and tournaments.
 */
export const knownWordsOf = (text: string): readonly string[] => {
  const before = known.get(text);
  if (before) return before;
  const words = wordsOf(text);
  if (known.size >= mostKnown) known.clear();
  if (text.length <= longestKnown) known.set(text, words);
  return words;
};
