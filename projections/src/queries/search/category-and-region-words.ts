import type { Catalogue } from '../outputs/catalogue.ts';
import { closenessOf } from '../../computing/search/closeness.ts';
import { knownWordsOf } from '../../computing/search/known-words.ts';

type Kind = 'category' | 'region';

/** The least closeness of a word to a category's or region's name for the word to mean it. */
const closeEnough = 0.7;

/** Adds each pair of words as one word, so that `pee wee` also matches `peewee`. */
const withJoined = (words: readonly string[]): readonly string[] => [
  ...words,
  ...words.slice(1).map((word, i) => `${words[i] ?? ''}${word}`),
];

export type CategoryAndRegionWords = {
  /** Returns the words of a category's or region's names in a season, in both languages. */
  readonly wordsOf: (kind: Kind, id: number, seasonId: number) => readonly string[];
  /** Returns the ids of categories or regions that a word may mean, by any of their names. */
  readonly meantBy: (kind: Kind, word: string, seasonId: number) => readonly number[];
};

export const categoryAndRegionWordsIn = (catalogue: Catalogue): CategoryAndRegionWords => {
  const other = catalogue.inOtherLanguage();
  const known = new Map<string, readonly string[]>();
  const words: CategoryAndRegionWords['wordsOf'] = (kind, id, seasonId) => {
    const key = `${kind} ${id} ${seasonId}`;
    const before = known.get(key);
    if (before) return before;
    const names = [catalogue.nameOf(kind, id, seasonId), other.nameOf(kind, id, seasonId)];
    const found = [...new Set(names.flatMap((name) => withJoined(knownWordsOf(name))))];
    known.set(key, found);
    return found;
  };
  return {
    wordsOf: words,
    meantBy: (kind, word, seasonId) =>
      catalogue
        .all(kind)
        .filter((id) => words(kind, id, seasonId).some((one) => closenessOf(word, one) >= closeEnough)),
  };
};
