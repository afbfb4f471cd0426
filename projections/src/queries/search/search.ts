import type { Ref } from '@rondelle/contracts/competition/outputs.ts';
import type { AutocompleteInput } from '@rondelle/contracts/competition/inputs.ts';
import { type Catalogue, seasonCatalogue } from '../outputs/catalogue.ts';
import type { Db } from '../../views/schema.ts';
import { inTodaysAges, joinedAges } from '../../computing/search/age-names.ts';
import { type CategoryAndRegionWords, categoryAndRegionWordsIn } from './category-and-region-words.ts';
import { wordsOf } from '../../views/names/words.ts';

/** The number of entries in a completion box. */
export const hitLimit = 20;

/** A parsed query, the catalogue of its season, and the words that name categories and regions there. */
export type Search = {
  readonly catalogue: Catalogue;
  readonly categoryAndRegionWords: CategoryAndRegionWords;
  readonly seasonId: number;
  /** The words of the query; empty when it has only punctuation. */
  readonly typed: readonly string[];
  /** True when the query is the empty string. */
  readonly isEmpty: boolean;
};

/** Names have fewer words; further words of a query are ignored. */
const mostWords = 8;

export const searchFor = async (
  db: Db,
  { lang, sid, query }: Pick<AutocompleteInput, 'lang' | 'sid' | 'query'>,
): Promise<Search> => {
  const { catalogue, seasonId } = await seasonCatalogue(db, { lang, sid });
  const categoryAndRegionWords = categoryAndRegionWordsIn(catalogue);
  const named = new Set(
    catalogue.all('category').flatMap((id) => categoryAndRegionWords.wordsOf('category', id, seasonId)),
  );
  // Former age groups (“pee-wee”) become current ones (“M13”), unless a category still has that name.
  const words = inTodaysAges(wordsOf(joinedAges(query)), (word) => named.has(word));
  return {
    catalogue,
    categoryAndRegionWords,
    seasonId,
    typed: [...new Set(words)].slice(0, mostWords),
    isEmpty: query === '',
  };
};

export const idAndNameOf = ({ id, name }: Ref) => ({ id, name });
