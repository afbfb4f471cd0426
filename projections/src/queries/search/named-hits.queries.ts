import type { Ref } from '@rondelle/contracts/competition/outputs.ts';
import type { DivisionHit } from '@rondelle/contracts/competition/search.outputs.ts';
import { catalogueOfSeason } from '../catalogue/season-catalogue.ts';
import type { Db } from '../../views/schema.ts';
import { closenessOf, closest } from '../../computing/search/closeness.ts';
import { hitLimit, idAndNameOf, type Search } from './search.ts';
import { knownWordsOf } from '../../computing/search/known-words.ts';

/** Returns the refs whose own name matches the query, or the first ones for an empty query. */
const matching = (
  { typed, isEmpty, categoryAndRegionWords, seasonId }: Search,
  kind: 'category' | 'region',
  refs: readonly Ref[],
) => {
  if (isEmpty) return refs.slice(0, hitLimit);
  const words = (ref: Ref) => ({ words: categoryAndRegionWords.wordsOf(kind, ref.id, seasonId), around: [] });
  return closest(typed, refs, words)
    .slice(0, hitLimit)
    .map(({ thing }) => thing);
};

/**
 * Returns matching categories and regions in which the season has teams or leagues. With `cid`, only regions of that
 * category.
 */
export const categoryAndRegionHits = async (
  db: Db,
  search: Search,
  cid?: number,
): Promise<{ readonly categories: Ref[]; readonly regions: Ref[] }> => {
  const places = await catalogueOfSeason(db, search.catalogue, search.seasonId);
  const regions = cid === undefined ? places.regions : places.regionsOf(cid);
  return {
    categories: matching(search, 'category', places.categories),
    regions: matching(search, 'region', regions),
  };
};

type Within = { readonly cid?: number | undefined; readonly rid?: number | undefined };

const divisionsOf = (db: Db, seasonId: number, { cid, rid }: Within) =>
  db
    .selectFrom('league_entries as e')
    .innerJoin('leagues as l', 'l.leagueId', 'e.leagueId')
    .select(['e.divisionId', 'l.categoryId', 'l.regionId'])
    .distinct()
    .where('e.seasonId', '=', seasonId)
    .where('e.divisionId', 'is not', null)
    .$if(cid !== undefined, (found) => found.where('l.categoryId', '=', cid ?? 0))
    .$if(rid !== undefined, (found) => found.where('l.regionId', '=', rid ?? 0))
    .orderBy('l.categoryId')
    .orderBy('l.regionId')
    .orderBy('e.divisionId')
    .limit(2_000)
    .execute();

/** Returns matching divisions of the season's leagues, with links to their tables. */
export const divisionHits = async (db: Db, search: Search, within: Within = {}): Promise<DivisionHit[]> => {
  const { catalogue, categoryAndRegionWords, seasonId, typed, isEmpty } = search;
  const other = catalogue.inOtherLanguage();
  const wordsOfDivision = (id: number) =>
    knownWordsOf(`${catalogue.divisionName(id, seasonId)} ${other.divisionName(id, seasonId)}`);
  const isNamed = catalogue
    .all('division')
    .some((id) => typed.some((word) => wordsOfDivision(id).some((one) => closenessOf(word, one) > 0.5)));
  if (!isEmpty && !isNamed) return [];
  const rows = (await divisionsOf(db, seasonId, within)).flatMap(({ divisionId, categoryId, regionId }) =>
    divisionId === null ? [] : [{ id: divisionId, categoryId, regionId }],
  );
  const found = isEmpty
    ? rows
    : closest(typed, rows, ({ id, categoryId, regionId }) => ({
        words: wordsOfDivision(id),
        around: [
          categoryAndRegionWords.wordsOf('category', categoryId, seasonId),
          categoryAndRegionWords.wordsOf('region', regionId, seasonId),
        ],
      })).map(({ thing }) => thing);
  return found.slice(0, hitLimit).map(({ id, categoryId, regionId }) => {
    const name = catalogue.divisionName(id, seasonId);
    const category = catalogue.category(categoryId, seasonId);
    const region = catalogue.region(regionId, seasonId);
    const season = catalogue.slugOfSeason(seasonId);
    const path = catalogue.paths.league(season, category, region, { id, name });
    return { id, name, path, season, category: idAndNameOf(category), region: idAndNameOf(region) };
  });
};
