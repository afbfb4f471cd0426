import { searchable } from '@rondelle/projections/views/names/searchable.ts';
import { type RawBuilder, sql } from 'kysely';

/** More words than people type; further words are ignored. */
const mostWords = 8;

/** The words of a query, folded as the stored texts are: only letters and digits, so that nothing needs escaping. */
export const wordsIn = (query: string): readonly string[] =>
  [...new Set(searchable(query).split(' '))].filter((word) => word !== '').slice(0, mostWords);

const joined = (parts: readonly RawBuilder<unknown>[], by: '&&' | 'AND'): RawBuilder<unknown> =>
  sql`(${sql.join(parts, by === '&&' ? sql` && ` : sql` AND `)})`;

/** A tsquery: each word begins a word of the text, or in `stems` is another form of one. */
export const textQuery = (
  words: readonly string[],
  stems: readonly ('french' | 'english')[] = [],
): RawBuilder<unknown> =>
  joined(
    words.map((word) => {
      const forms = stems.map((stem) => sql` || to_tsquery(${sql.lit(stem)}, ${word})`);
      return sql`(to_tsquery('simple', ${`${word}:*`})${sql.join(forms, sql``)})`;
    }),
    '&&',
  );

/** The part of a folded name that matches a word: a short word only after a space, as in the search of teams. */
const partOf = (word: string): string => (word.length < 3 ? ` ${word}` : word);

/** A condition: each word is in a title. */
export const titleHas = (title: RawBuilder<unknown>, words: readonly string[]): RawBuilder<unknown> =>
  joined(
    words.map((word) => sql`(' ' || community.searchable(${title})) LIKE ${`%${partOf(word)}%`}`),
    'AND',
  );

/** Returns whether each word is in a name. */
export const hasWords = (name: string, words: readonly string[]): boolean => {
  const own = ` ${searchable(name)}`;
  return words.every((word) => own.includes(partOf(word)));
};
