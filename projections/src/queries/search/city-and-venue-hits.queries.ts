import type { CityHit, VenueHit } from '@rondelle/contracts/competition/search.outputs.ts';
import { cityIndex } from '../../computing/geography/city-index.ts';
import { nameIn } from '../outputs/city-names.ts';
import { loadCities, placesBy } from '../geography/season-places.ts';
import { venueSpellings, venuesIn, venueTexts } from '../geography/season-venues.ts';
import type { Catalogue } from '../outputs/catalogue.ts';
import type { Db } from '../../views/schema.ts';
import { searchable } from '../../views/names/searchable.ts';
import { closest } from '../../computing/search/closeness.ts';
import { hitLimit, type Search } from './search.ts';
import { knownWordsOf } from '../../computing/search/known-words.ts';

/** More than a season has. */
const mostCities = 5_000;

/** Returns the path of a city, or of a search for the name when the place is no city of the site. */
const pathOf = (
  { paths }: Catalogue,
  city: { readonly id: number; readonly name: string } | null,
  name: string,
): string => (city ? paths.city(city) : `${paths.search()}?${new URLSearchParams({ q: name }).toString()}`);

const nearest = <T>(
  { typed, isEmpty }: Search,
  items: readonly T[],
  wordsIn: (thing: T) => readonly string[],
): readonly T[] =>
  isEmpty
    ? items.slice(0, hitLimit)
    : closest(typed, items, (thing) => ({ words: wordsIn(thing), around: [] }))
        .slice(0, hitLimit)
        .map(({ thing }) => thing);

/** Returns the texts by which teams of a season name their cities. */
const namedCities = (db: Db, seasonId: number) =>
  db
    .selectFrom('team_seasons')
    .select(['city', 'regionId'])
    .distinct()
    .where('seasonId', '=', seasonId)
    .where('city', 'is not', null)
    .orderBy('city')
    .orderBy('regionId')
    .limit(mostCities)
    .execute();

/** Returns matching cities by any of their names, and places that only teams of the season name. */
export const cityHits = async (db: Db, search: Search): Promise<CityHit[]> => {
  const { catalogue, seasonId, typed, isEmpty } = search;
  if (!isEmpty && typed.length === 0) return [];
  const [cities, named] = await Promise.all([loadCities(db), namedCities(db, seasonId)]);
  const index = cityIndex(cities);
  const regionName = (id: number | null) => (id === null ? null : catalogue.nameOf('region', id, seasonId));
  const added = cities.map((city) => ({
    id: city.cityId,
    name: nameIn(catalogue, city),
    region: regionName(city.regionId),
    words: city.calledBy.flatMap((name) => knownWordsOf(name)),
  }));
  const others = new Map(
    named.flatMap(({ city: name, regionId }) =>
      name === null || name === '' || index.find(name, regionId)
        ? []
        : [
            [
              searchable(name),
              { id: null, name, region: regionName(regionId), words: knownWordsOf(name) },
            ] as const,
          ],
    ),
  );
  return nearest(search, [...added, ...others.values()], ({ words }) => words).map(
    ({ id, name, region }) => ({
      id,
      name,
      region,
      path: pathOf(catalogue, id === null ? null : { id, name }, name),
    }),
  );
};

/** Returns matching arenas of the season's games; one name in two cities is two arenas. */
export const venueHits = async (db: Db, search: Search): Promise<VenueHit[]> => {
  const { catalogue, seasonId, typed, isEmpty } = search;
  if (!isEmpty && typed.length === 0) return [];
  const spellings = nearest(search, await venueSpellings(db, seasonId), knownWordsOf);
  if (spellings.length === 0) return [];
  const [cities, texts] = await Promise.all([loadCities(db), venueTexts(db, seasonId, spellings)]);
  const placeOf = placesBy(catalogue, cities, seasonId);
  const at = (name: string): number => spellings.indexOf(name);
  return venuesIn(catalogue, texts, placeOf)
    .toSorted((a, b) => at(a.name) - at(b.name))
    .slice(0, hitLimit)
    .map(({ name, cityName, games, path }) => ({ name, city: cityName, games, path }));
};
