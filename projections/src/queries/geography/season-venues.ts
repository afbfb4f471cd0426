import { type VenueKey, venueKeyOf } from '@rondelle/contracts/competition/venue-key.ts';
import type { Ref } from '@rondelle/contracts/competition/outputs.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Catalogue } from '../outputs/catalogue.ts';
import type { Db } from '../../views/schema.ts';
import { cityRef, type Place, type placesBy } from './season-places.ts';

const mostVenues = 5_000;

/** A venue and its city as games write them; several texts may mean the same venue. */
export type VenueText = {
  readonly venue: string;
  /** The city of the games, or else that of their home teams. */
  readonly city: string | null;
  readonly regionId: number | null;
  readonly games: number;
};

type Scope = { readonly seasonId: number; readonly categoryId?: number | undefined };

const textsWhere = async (db: Db, seasonId: number, which: RawBuilder<unknown>): Promise<VenueText[]> => {
  const { rows } = await sql<VenueText>`
    SELECT g.venue, COALESCE(NULLIF(g.city, ''), NULLIF(t.city, '')) AS city,
      min(t."regionId") AS "regionId", count(*)::int AS games
    FROM games g LEFT JOIN team_seasons t ON t."teamId" = g."homeTeamId" AND t."seasonId" = g."seasonId"
    WHERE g."seasonId" = ${seasonId} AND g.venue <> '' ${which}
    GROUP BY 1, 2 ORDER BY 4 DESC, 1, 2 LIMIT ${mostVenues}`.execute(db);
  return rows;
};

/** Returns the venues of a season's games, most games first. */
export const venuesOfSeason = (db: Db, { seasonId, categoryId }: Scope): Promise<VenueText[]> =>
  textsWhere(db, seasonId, categoryId === undefined ? sql`` : sql`AND g."categoryId" = ${categoryId}`);

/** Returns the texts of some spellings of a venue's name, by index. */
export const venueTexts = (db: Db, seasonId: number, spellings: readonly string[]): Promise<VenueText[]> =>
  textsWhere(db, seasonId, sql`AND g.venue = ANY (${spellings})`);

/**
 * Returns the distinct spellings of venues of a season's games by a skip scan of the index: a season has a hundred
 * thousand games but only some hundred arenas.
 */
export const venueSpellings = async (db: Db, seasonId: number): Promise<readonly string[]> => {
  const { rows } = await sql<{ venue: string }>`
    WITH RECURSIVE v AS (
      (SELECT venue FROM games WHERE "seasonId" = ${seasonId} AND venue IS NOT NULL ORDER BY venue LIMIT 1)
      UNION ALL
      SELECT (SELECT g.venue FROM games g WHERE g."seasonId" = ${seasonId} AND g.venue > v.venue
              ORDER BY g.venue LIMIT 1)
      FROM v WHERE v.venue IS NOT NULL)
    SELECT venue FROM v WHERE venue <> '' LIMIT ${mostVenues}`.execute(db);
  return rows.map(({ venue }) => venue);
};

/** The key of a venue; its city is that of the site, under its French name, or else the text. */
export const keyAt = (venue: string, place: Place | null): VenueKey =>
  venueKeyOf(venue, place && (place.city?.nameFr ?? place.name));

/** A venue of a season, which games may name in several spellings. */
export type SeasonVenue = {
  readonly name: string;
  readonly key: VenueKey;
  readonly path: string;
  readonly cityName: string | null;
  readonly city: Ref | null;
  readonly place: Place | null;
  readonly games: number;
  readonly texts: readonly VenueText[];
};

/** Returns the venues that texts name, those with most games first. A venue has its most frequent spelling. */
export const venuesIn = (
  catalogue: Catalogue,
  texts: readonly VenueText[],
  placeOf: ReturnType<typeof placesBy>,
): SeasonVenue[] => {
  const placed = texts.map((text) => {
    const place = text.city === null ? null : placeOf({ text: text.city, regionId: text.regionId });
    return { text, place, key: keyAt(text.venue, place) };
  });
  const groups = Map.groupBy(placed, ({ key }) => `${key.city}/${key.venue}`);
  return [...groups.values()]
    .flatMap((members): SeasonVenue[] => {
      const [first] = members.toSorted((a, b) => b.text.games - a.text.games);
      if (!first) return [];
      const { place, key } = first;
      return [
        {
          name: first.text.venue,
          key,
          path: catalogue.paths.venue(key.city, key.venue),
          cityName: place?.name ?? null,
          city: place && cityRef(catalogue, place),
          place,
          games: members.reduce((sum, { text }) => sum + text.games, 0),
          texts: members.map(({ text }) => text),
        },
      ];
    })
    .sort((a, b) => b.games - a.games);
};

/** Returns a venue as lists display it. */
export const venueCard = ({ name, path, games }: SeasonVenue) => ({ name, path, games });
