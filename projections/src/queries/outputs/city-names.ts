import { searchable } from '../../views/names/searchable.ts';
import type { Catalogue } from './catalogue.ts';

type Named = { readonly nameFr: string; readonly nameEn: string };
type City = Named & { readonly regionId: number | null };

export const nameIn = ({ lang }: Pick<Catalogue, 'lang'>, row: Named): string =>
  lang === 'fr' ? row.nameFr : row.nameEn;

/**
 * Returns a function that names cities of a list apart: where several have one name, the region follows it, as in
 * « Sainte-Catherine (Mauricie) ».
 */
export const distinctNames = (
  catalogue: Pick<Catalogue, 'lang' | 'nameOf'>,
  cities: readonly City[],
  seasonId: number,
): ((city: City) => string) => {
  const keyOf = (city: City): string => searchable(nameIn(catalogue, city));
  const sameName = Map.groupBy(cities, keyOf);
  return (city) => {
    const name = nameIn(catalogue, city);
    if (city.regionId === null || (sameName.get(keyOf(city)) ?? []).length < 2) return name;
    return `${name} (${catalogue.nameOf('region', city.regionId, seasonId)})`;
  };
};
