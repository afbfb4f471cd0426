import { searchable } from './searchable.ts';

/** Common abbreviations, expanded in names and in queries. */
const abbreviations: ReadonlyMap<string, string> = new Map(
  Object.entries({
    st: 'saint',
    ste: 'sainte',
    sts: 'saints',
    mtl: 'montreal',
    qc: 'quebec',
    qbc: 'quebec',
    mt: 'mont',
    nd: 'notre dame',
    ahm: 'association hockey mineur',
  }),
);

/** Words that occur in nearly every name, in both languages; they have little weight. */
const stopWords = new Set('a au aux d de des du et l la le les en of the and'.split(' '));
export const isStopWord = (word: string): boolean => stopWords.has(word);

/** Splits `m13aaa` into `m13 aaa`. */
const apart = (word: string): string => word.replace(/^([mu]\d{1,2})([a-z]+)$/, '$1 $2');

/** Splits a name or a query into normalised words, with abbreviations expanded. */
export const wordsOf = (text: string): readonly string[] =>
  searchable(text)
    .split(' ')
    .flatMap((word) => (abbreviations.get(word) ?? apart(word)).split(' '))
    .filter((word) => word !== '');

/** Joins distinct words with a space before and after each, so that LIKE can match whole words and prefixes. */
export const searchText = (...texts: readonly (string | null)[]): string => {
  const words = texts.flatMap((text) => wordsOf(text ?? ''));
  return ` ${[...new Set(words)].join(' ')} `;
};
