import { sql } from 'kysely';
import type { Db } from '../schema.ts';
import { closenessOf, slipsOf } from './closeness.ts';
import { isSmall } from './words.ts';

/** Up to so many letters, trigrams of a word with a slip have nearly nothing in common with the word that was meant. */
const fewLetters = 6;
const mostWords = 5_000;
/** Of the words that somebody may have meant, the closest. */
const mostMeant = 8;

type Pair = { readonly typed: string; readonly word: string };

/** Words of teams' names that are like what was typed: by trigrams, short ones by their length. */
const similarWords = async (
  db: Db,
  seasonId: number | null,
  typed: readonly string[],
): Promise<readonly Pair[]> => {
  const inSeason = seasonId === null ? sql`true` : sql`w."seasonId" = ${seasonId}`;
  const short = typed.filter((word) => word.length <= fewLetters);
  const long = typed.filter((word) => word.length > fewLetters);
  const { rows } = await sql<Pair>`
    SELECT DISTINCT t.typed, w.word FROM unnest(${long}::text[]) AS t(typed)
      JOIN search_words w ON w.word % t.typed AND ${inSeason}
    UNION ALL
    SELECT DISTINCT t.typed, w.word FROM unnest(${short}::text[]) AS t(typed)
      JOIN search_words w ON w.length BETWEEN length(t.typed) - 1 AND length(t.typed) + 1 AND ${inSeason}
    LIMIT ${mostWords}`.execute(db);
  return rows;
};

const mayBeMisspelt = (word: string): boolean => slipsOf(word.length) > 0 && !/\d/.test(word);

/**
 * Patterns of LIKE for each word that was typed: what contains it, and the words of a season's teams (of all seasons
 * for null) that may have been meant.
 */
export const patternsFor = async (
  db: Db,
  seasonId: number | null,
  typed: readonly string[],
): Promise<readonly (readonly string[])[]> => {
  const misspelt = typed.filter(mayBeMisspelt);
  const similar = misspelt.length === 0 ? [] : await similarWords(db, seasonId, misspelt);
  return typed.map((word) => {
    if (isSmall(word)) return [];
    const likeIt = similar.filter((pair) => pair.typed === word);
    // A word that names have is meant as it stands.
    const meant = (likeIt.some((pair) => pair.word === word) ? [] : likeIt)
      .map((pair) => ({ word: pair.word, closeness: closenessOf(word, pair.word) }))
      .filter(({ closeness }) => closeness > 0.6)
      .sort((a, b) => b.closeness - a.closeness)
      .slice(0, mostMeant);
    // Words hold letters and digits only: nothing that LIKE would take for a wildcard.
    return [word.length < 3 ? `% ${word}%` : `%${word}%`, ...meant.map((one) => `% ${one.word} %`)];
  });
};
