import type { CityHit, VenueHit } from '@rondelle/contracts/competition/search.outputs.ts';
import { sql } from 'kysely';
import { cityIndex } from '../../computing/geography/city-index.ts';
import { loadCities } from '../geography/season-places.ts';
import { anyOf } from '../sql/any-of.ts';
import type { Catalogue } from '../outputs/catalogue.ts';
import type { Db } from '../../views/schema.ts';
import { searchable } from '../../views/names/searchable.ts';
import { closest } from '../../computing/search/closeness.ts';
import { hitLimit, type Search } from './search.ts';
import { knownWordsOf } from '../../computing/search/known-words.ts';

/** More than a season has. */
const mostCities = 5_000;
const mostVenues = 5_000;

const nameIn = ({ lang }: Catalogue, city: { readonly nameFr: string; readonly nameEn: string }): string =>
  lang === 'fr' ? city.nameFr : city.nameEn;

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
  const added = cities.map((city) => ({
    id: city.cityId,
    name: nameIn(catalogue, city),
    words: city.calledBy.flatMap((name) => knownWordsOf(name)),
  }));
  const others = new Map(
    named.flatMap(({ city: name, regionId }) =>
      name === null || name === '' || index.find(name, regionId)
        ? []
        : [[searchable(name), { id: null, name, words: knownWordsOf(name) }] as const],
    ),
  );
  return nearest(search, [...added, ...others.values()], ({ words }) => words).map(({ id, name }) => ({
    id,
    name,
    path: pathOf(catalogue, id === null ? null : { id, name }, name),
  }));
};

/**
 * Returns the distinct arenas of a season's games by a skip scan of the index: a season has a hundred thousand games
 * but only some hundred arenas.
 */
const venuesIn = async (db: Db, seasonId: number): Promise<readonly string[]> => {
  const { rows } = await sql<{ venue: string }>`
    WITH RECURSIVE v AS (
      (SELECT venue FROM games WHERE "seasonId" = ${seasonId} AND venue IS NOT NULL ORDER BY venue LIMIT 1)
      UNION ALL
      SELECT (SELECT g.venue FROM games g WHERE g."seasonId" = ${seasonId} AND g.venue > v.venue
              ORDER BY g.venue LIMIT 1)
      FROM v WHERE v.venue IS NOT NULL)
    SELECT venue FROM v WHERE venue IS NOT NULL LIMIT ${mostVenues}`.execute(db);
  return rows.map(({ venue }) => venue);
};

/** Returns matching arenas of the season's games, each with the city that most of its games name. */
export const venueHits = async (db: Db, search: Search): Promise<VenueHit[]> => {
  const { catalogue, seasonId, typed, isEmpty } = search;
  if (!isEmpty && typed.length === 0) return [];
  const venues = nearest(search, await venuesIn(db, seasonId), knownWordsOf);
  if (venues.length === 0) return [];
  const [cities, rows] = await Promise.all([
    loadCities(db),
    db
      .selectFrom('games')
      .select(['venue', 'city'])
      .select(({ fn }) => fn.countAll<string>().as('games'))
      .where('seasonId', '=', seasonId)
      .where(anyOf('venue', venues))
      .groupBy(['venue', 'city'])
      .orderBy('games', 'desc')
      .limit(1_000)
      .execute(),
  ]);
  const index = cityIndex(cities);
  return venues.map((venue) => {
    const own = rows.filter((row) => row.venue === venue);
    const named = own.find(({ city }) => city !== null && city !== '')?.city ?? null;
    const found = index.find(named);
    const city = found && { id: found.cityId, name: nameIn(catalogue, found) };
    const games = own.reduce((sum, row) => sum + Number(row.games), 0);
    return { name: venue, city: city?.name ?? named, games, path: pathOf(catalogue, city, venue) };
  });
};
