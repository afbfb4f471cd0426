import { sql } from 'kysely';
import type { Coordinates } from '@rondelle/contracts/competition/vocabulary.ts';
import type { Catalogue } from '../outputs/catalogue.ts';
import type { Db } from '../schema.ts';
import { searchable } from '../searchable.ts';
import { cityIndex } from './city-index.ts';

/** As many as Quebec has municipalities, and as many again. */
const mostCities = 3_000;

export const loadCities = (db: Db) =>
  db
    .selectFrom('cities')
    .select(['cityId', 'nameFr', 'nameEn', 'calledBy', 'regionId', 'latitude', 'longitude'])
    .orderBy('cityId')
    .limit(mostCities)
    .execute();

type City = Awaited<ReturnType<typeof loadCities>>[number];

/** A text that stands for a city, in the region of who says it. */
type Said = { readonly text: string; readonly regionId: number | null };

/** One place, whatever texts name it. */
export type Place = {
  readonly key: string;
  readonly name: string;
  readonly city: City | null;
  readonly regionId: number | null;
  readonly at: Coordinates | null;
};

/** Tells which place a text of a season means: the site's cities by any of their names, else the text itself. */
export const placesBy = (catalogue: Catalogue, cities: readonly City[], seasonId: number) => {
  const index = cityIndex(cities);
  const known = new Map<string, Place>();
  return ({ text, regionId }: Said): Place => {
    const said = `${searchable(text)} ${regionId}`;
    const before = known.get(said);
    if (before) return before;
    const city = index.find(text, regionId);
    const region = regionId === null ? null : catalogue.region(regionId, seasonId).name;
    const place: Place = {
      key: city ? `city-${city.cityId}` : searchable(text),
      name: city ? (catalogue.lang === 'fr' ? city.nameFr : city.nameEn) : text,
      city,
      regionId: city?.regionId ?? regionId,
      at: index.whereIs(text, regionId, region),
    };
    known.set(said, place);
    return place;
  };
};

type Filter = { readonly seasonId: number; readonly categoryId?: number | undefined };

/** How many teams of a season name each city, by region and category. */
export const teamsByCity = (db: Db, { seasonId, categoryId }: Filter) =>
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

/** The arenas of a season's games: in the city that the game names, else in that of the home team. */
export const venuesOfSeason = async (db: Db, { seasonId, categoryId }: Filter) => {
  const ofCategory = categoryId === undefined ? sql`` : sql`AND g."categoryId" = ${categoryId}`;
  const { rows } = await sql<{ venue: string; city: string; regionId: number | null; games: number }>`
    SELECT g.venue, COALESCE(NULLIF(g.city, ''), t.city) AS city, min(t."regionId") AS "regionId",
      count(*)::int AS games
    FROM games g LEFT JOIN team_seasons t ON t."teamId" = g."homeTeamId" AND t."seasonId" = g."seasonId"
    WHERE g."seasonId" = ${seasonId} AND g.venue IS NOT NULL AND g.venue <> '' ${ofCategory}
      AND COALESCE(NULLIF(g.city, ''), t.city) <> ''
    GROUP BY 1, 2 ORDER BY 4 DESC, 1 LIMIT 5000`.execute(db);
  return rows;
};

/** The page of a place, where it is a city of the site. */
export const cityRef = ({ paths }: Catalogue, { city, name }: Place) =>
  city && { id: city.cityId, name, path: paths.city({ id: city.cityId, name }) };
