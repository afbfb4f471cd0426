import type { Coordinates } from '@rondelle/contracts/competition/vocabulary.ts';
import { searchable } from '../searchable.ts';
import { knownPlace } from './gazetteer.ts';
import type { CityRow } from './geography.tables.ts';

type Row = Pick<CityRow, 'cityId' | 'calledBy' | 'regionId' | 'latitude' | 'longitude'>;
export type CityIndex<R extends Row = Row> = {
  /** The city that a text means: where several bear the name, the one in the region, else the one that came first. */
  readonly find: (text: string | null, regionId?: number | null) => R | null;
  /** Where a city is: as the site has it, else as it is known in Quebec; null where nobody knows. */
  readonly whereIs: (text: string, regionId: number | null, regionName: string | null) => Coordinates | null;
};

const ownPlace = ({ latitude, longitude }: Row): Coordinates | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/** Teams, tournaments and games say a city as a text, which is matched by name however it is accented. */
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
