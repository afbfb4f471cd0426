import type { Coordinates } from '@rondelle/contracts/competition/vocabulary.ts';
import { searchable } from '../../views/names/searchable.ts';
import { knownPlace } from './gazetteer.ts';
import type { CityRow } from '../../views/geography/geography.tables.ts';

type Row = Pick<CityRow, 'cityId' | 'calledBy' | 'regionId' | 'latitude' | 'longitude'>;
export type CityIndex<R extends Row = Row> = {
  /** Finds the city of a name. Of several, prefers the one in the region, then the one with the lowest id. */
  readonly find: (text: string | null, regionId?: number | null) => R | null;
  /** Returns the coordinates of a city, from the site or else from the gazetteer of Quebec; null when unknown. */
  readonly whereIs: (text: string, regionId: number | null, regionName: string | null) => Coordinates | null;
};

const ownPlace = ({ latitude, longitude }: Row): Coordinates | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/**
 * Indexes cities by name. Teams, tournaments and games hold a city as a text, which is matched without accents and
 * case.
 */
export const cityIndex = <R extends Row>(rows: readonly R[]): CityIndex<R> => {
  const byName = new Map<string, R[]>();
  for (const row of rows.toSorted((a, b) => a.cityId - b.cityId))
    for (const name of row.calledBy) byName.set(name, [...(byName.get(name) ?? []), row]);
  const find: CityIndex<R>['find'] = (text, regionId = null) => {
    const found = text === null ? [] : (byName.get(searchable(text)) ?? []);
    return found.find((row) => row.regionId === regionId && regionId !== null) ?? found[0] ?? null;
  };
  return {
    find,
    whereIs: (text, regionId, regionName) => {
      const city = find(text, regionId);
      return (city && ownPlace(city)) ?? knownPlace(text, regionName)?.at ?? null;
    },
  };
};
