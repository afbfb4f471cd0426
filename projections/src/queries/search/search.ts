import type { Ref } from '@rondelle/contracts/competition/outputs.ts';
import type { AutocompleteInput } from '@rondelle/contracts/competition/inputs.ts';
import { type Catalogue, seasonCatalogue } from '../outputs/catalogue.ts';
import type { Db } from '../../views/schema.ts';
import { inTodaysAges, joinedAges } from '../../computing/search/age-names.ts';
import { type Surroundings, surroundingsIn } from './surroundings.ts';
import { wordsOf } from '../../views/names/words.ts';

/** The number of entries in a completion box. */
export const hitLimit = 20;

/** A parsed query with its context. */
export type Search = {
  readonly catalogue: Catalogue;
  readonly surroundings: Surroundings;
  readonly seasonId: number;
  /** The words of the query; empty when it has only punctuation. */
  readonly typed: readonly string[];
  /** True when the query is the empty string. */
  readonly isEmpty: boolean;
};

/** More words than names have; further words are ignored. */
const mostWords = 8;

export const searchFor = async (
  db: Db,
  { lang, sid, query }: Pick<AutocompleteInput, 'lang' | 'sid' | 'query'>,
): Promise<Search> => {
  const { catalogue, seasonId } = await seasonCatalogue(db, { lang, sid });
  const surroundings = surroundingsIn(catalogue);
  const named = new Set(
    catalogue.all('category').flatMap((id) => surroundings.wordsOf('category', id, seasonId)),
  );
  const words = inTodaysAges(wordsOf(joinedAges(query)), (word) => named.has(word));
  return {
    catalogue,
    surroundings,
    seasonId,
    typed: [...new Set(words)].slice(0, mostWords),
    isEmpty: query === '',
  };
};

export const placeOf = ({ id, name }: Ref) => ({ id, name });
