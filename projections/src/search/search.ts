import type { Ref } from '@rondelle/contracts/competition/outputs.ts';
import type { AutocompleteInput } from '@rondelle/contracts/competition/inputs.ts';
import { type Catalogue, catalogueIn } from '../outputs/catalogue.ts';
import type { Db } from '../schema.ts';
import { type Surroundings, surroundingsIn } from './surroundings.ts';
import { wordsOf } from './words.ts';

/** As many as a completion box shows. */
export const hitLimit = 20;

/** What was typed, and what it is compared with. */
export type Search = {
  readonly catalogue: Catalogue;
  readonly surroundings: Surroundings;
  readonly seasonId: number;
  /** Its words; none where only punctuation was typed. */
  readonly typed: readonly string[];
  /** Whether nothing was typed at all. */
  readonly isEmpty: boolean;
};

/** More words than names have: the rest of what was typed says nothing new. */
const mostWords = 8;

export const searchFor = async (
  db: Db,
  { lang, sid, query }: Pick<AutocompleteInput, 'lang' | 'sid' | 'query'>,
): Promise<Search> => {
  const catalogue = await catalogueIn(db, lang);
  return {
    catalogue,
    surroundings: surroundingsIn(catalogue),
    seasonId: catalogue.seasonBy(sid).id,
    typed: [...new Set(wordsOf(query))].slice(0, mostWords),
    isEmpty: query === '',
  };
};

export const placeOf = ({ id, name }: Ref) => ({ id, name });
