import { sql } from 'kysely';
import type { Db } from '../../views/schema.ts';
import { closenessOf, allowedTypos } from '../../computing/search/closeness.ts';
import { isStopWord } from '../../views/names/words.ts';

/** Words of up to this many letters share hardly any trigrams with a misspelt form. */
const fewLetters = 6;
const mostWords = 5_000;
/** Number of corrections to keep for a word. */
const mostMeant = 8;

type Pair = { readonly typed: string; readonly word: string };

/** Returns words of team names similar to the typed ones: long words by trigrams, short ones by length. */
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

const mayBeMisspelt = (word: string): boolean => allowedTypos(word.length) > 0 && !/\d/.test(word);

/**
 * Returns LIKE patterns for each typed word: one for names that contain it, and one for each likely correction from a
 * season's team names (from all seasons when `seasonId` is null).
 */
export const patternsFor = async (
  db: Db,
  seasonId: number | null,
  typed: readonly string[],
): Promise<readonly (readonly string[])[]> => {
  const misspelt = typed.filter(mayBeMisspelt);
  const similar = misspelt.length === 0 ? [] : await similarWords(db, seasonId, misspelt);
  return typed.map((word) => {
    if (isStopWord(word)) return [];
    const likeIt = similar.filter((pair) => pair.typed === word);
    // A word that occurs in names needs no correction.
    const meant = (likeIt.some((pair) => pair.word === word) ? [] : likeIt)
      .map((pair) => ({ word: pair.word, closeness: closenessOf(word, pair.word) }))
      .filter(({ closeness }) => closeness > 0.6)
      .sort((a, b) => b.closeness - a.closeness)
      .slice(0, mostMeant);
    // Words have only letters and digits, so that nothing needs escaping.
    return [word.length < 3 ? `% ${word}%` : `%${word}%`, ...meant.map((one) => `% ${one.word} %`)];
  });
};
