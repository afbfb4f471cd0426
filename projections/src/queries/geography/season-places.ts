import { sql } from 'kysely';
import type { Coordinates } from '@rondelle/contracts/competition/vocabulary.ts';
import type { Catalogue } from '../outputs/catalogue.ts';
import type { Db } from '../../views/schema.ts';
import { searchable } from '../../views/names/searchable.ts';
import { cityIndex } from '../../computing/geography/city-index.ts';

/** About twice the number of municipalities in Quebec. */
const mostCities = 3_000;

export const loadCities = (db: Db) =>
  db
    .selectFrom('cities')
    .select(['cityId', 'nameFr', 'nameEn', 'calledBy', 'regionId', 'latitude', 'longitude', 'venues'])
    .orderBy('cityId')
    .limit(mostCities)
    .execute();

type City = Awaited<ReturnType<typeof loadCities>>[number];

/** A text that names a city, with the region of the team or game that has it. */
type PlaceText = { readonly text: string; readonly regionId: number | null };

/** A place on the map, which several texts may name. */
export type Place = {
  readonly key: string;
  readonly name: string;
  readonly city: City | null;
  readonly regionId: number | null;
  readonly at: Coordinates | null;
};

/**
 * Returns a function that finds the place of a text: a city of the site by any of its names, or else the text itself.
 */
export const placesBy = (catalogue: Catalogue, cities: readonly City[], seasonId: number) => {
  const index = cityIndex(cities);
  const known = new Map<string, Place>();
  return ({ text, regionId }: PlaceText): Place => {
    const key = `${searchable(text)} ${regionId}`;
    const before = known.get(key);
    if (before) return before;
    const city = index.find(text, regionId);
    const region = regionId === null ? null : catalogue.nameOf('region', regionId, seasonId);
    const place: Place = {
      key: city ? `city-${city.cityId}` : searchable(text),
      name: city ? (catalogue.lang === 'fr' ? city.nameFr : city.nameEn) : text,
      city,
      regionId: city?.regionId ?? regionId,
      at: index.whereIs(text, regionId, region),
    };
    known.set(key, place);
    return place;
  };
};

type Scope = { readonly seasonId: number; readonly categoryId?: number | undefined };

/** Counts the teams of a season by city, region and category. */
export const teamsByCity = (db: Db, { seasonId, categoryId }: Scope) =>
  db
    .selectFrom('team_seasons')
    .select(['city', 'regionId', 'categoryId', sql<number>`count(*)::int`.as('teams')])
    .where('seasonId', '=', seasonId)
    .where('city', 'is not', null)
    .where('city', '<>', '')
    .$if(categoryId !== undefined, (query) => query.where('categoryId', '=', categoryId ?? 0))
    .groupBy(['city', 'regionId', 'categoryId'])
    .orderBy('city')
    .limit(20_000)
    .execute();

/** Returns the link to a place that is a city of the site; otherwise null. */
export const cityRef = ({ paths }: Catalogue, { city, name }: Place) =>
  city && { id: city.cityId, name, path: paths.city({ id: city.cityId, name }) };
