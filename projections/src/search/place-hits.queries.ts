import type { LocationHit, PlaceHit } from '@rondelle/contracts/competition/search.outputs.ts';
import { sql } from 'kysely';
import { loadCities, placesBy } from '../geography/season-places.ts';
import { anyOf } from '../outputs/any-of.ts';
import type { Catalogue } from '../outputs/catalogue.ts';
import type { Db } from '../schema.ts';
import { closest } from './closeness.ts';
import { hitLimit, type Search } from './search.ts';
import { wordsOf } from './words.ts';

/** As many as a season may have. */
const mostCities = 5_000;
const mostVenues = 5_000;

/** A city's page; a place that has none leads to the search for its name. */
const pathOf = (
  { paths }: Catalogue,
  city: { readonly id: number; readonly name: string } | null,
  name: string,
): string => (city ? paths.city(city) : `${paths.search()}?${new URLSearchParams({ q: name }).toString()}`);

const nearest = <T>(
  { typed, isEmpty }: Search,
  things: readonly T[],
  wordsIn: (thing: T) => readonly string[],
): readonly T[] =>
  isEmpty
    ? things.slice(0, hitLimit)
    : closest(typed, things, (thing) => ({ words: wordsIn(thing), around: [] }))
        .slice(0, hitLimit)
        .map(({ thing }) => thing);

/** The texts by which teams of a season name their cities. */
const citiesSaid = (db: Db, seasonId: number) =>
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

/** Cities by any of their names, and those that teams of the season name though nobody has added them. */
export const locationHits = async (db: Db, search: Search): Promise<LocationHit[]> => {
  const { catalogue, seasonId, typed, isEmpty } = search;
  if (!isEmpty && typed.length === 0) return [];
  const [cities, said] = await Promise.all([loadCities(db), citiesSaid(db, seasonId)]);
  const placeOf = placesBy(catalogue, cities, seasonId);
  const added = cities.map(({ cityId: id, nameFr, nameEn, calledBy }) => ({
    id,
    name: catalogue.lang === 'fr' ? nameFr : nameEn,
    words: calledBy.flatMap((name) => wordsOf(name)),
  }));
  const others = new Map(
    said
      .map(({ city, regionId }) => placeOf({ text: city ?? '', regionId }))
      .filter(({ city, name }) => !city && name !== '')
      .map(({ key, name }) => [key, { id: null, name, words: wordsOf(name) }]),
  );
  return nearest(search, [...added, ...others.values()], ({ words }) => words).map(({ id, name }) => ({
    id,
    name,
    path: pathOf(catalogue, id === null ? null : { id, name }, name),
  }));
};

/** From one name to the next by their index: a season has a hundred thousand games and some hundred arenas. */
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

/** The arenas of the season's games, each with the city that its games name most. */
export const placeHits = async (db: Db, search: Search): Promise<PlaceHit[]> => {
  const { catalogue, seasonId, typed, isEmpty } = search;
  if (!isEmpty && typed.length === 0) return [];
  const venues = nearest(search, await venuesIn(db, seasonId), wordsOf);
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
  const placeOf = placesBy(catalogue, cities, seasonId);
  return venues.map((venue) => {
    const own = rows.filter((row) => row.venue === venue);
    const said = own.find(({ city }) => city !== null && city !== '')?.city ?? null;
    const place = said === null ? null : placeOf({ text: said, regionId: null });
    const city = place?.city ? { id: place.city.cityId, name: place.name } : null;
    const games = own.reduce((sum, row) => sum + Number(row.games), 0);
    return { name: venue, city: place?.name ?? null, games, path: pathOf(catalogue, city, venue) };
  });
};
