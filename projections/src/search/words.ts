import { searchable } from '../searchable.ts';

/** What people write short, on both sides of a comparison. */
const abbreviations: Readonly<Record<string, string>> = {
  st: 'saint',
  ste: 'sainte',
  sts: 'saints',
  mtl: 'montreal',
  qc: 'quebec',
  qbc: 'quebec',
  mt: 'mont',
  nd: 'notre dame',
  ahm: 'association hockey mineur',
};

/** Words that nearly every name has, in both languages: they hardly count. */
const small = new Set('a au aux d de des du et l la le les en of the and'.split(' '));
export const isSmall = (word: string): boolean => small.has(word);

/** `m13aaa` is meant as `m13 aaa`. */
const apart = (word: string): string => word.replace(/^([mu]\d{1,2})([a-z]+)$/, '$1 $2');

/** The words of a name or of what was typed, as they are compared: folded, and written out where they are short for others. */
export const wordsOf = (text: string): readonly string[] =>
  searchable(text)
    .split(' ')
    .flatMap((word) => (abbreviations[word] ?? apart(word)).split(' '))
    .filter((word) => word !== '');

/** Words with a space before and after each, so that LIKE finds whole words and beginnings of words. */
export const searchText = (...texts: readonly (string | null)[]): string => {
  const words = texts.flatMap((text) => wordsOf(text ?? ''));
  return ` ${[...new Set(words)].join(' ')} `;
};
