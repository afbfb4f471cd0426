import { z } from 'zod';
import { gameCard, ref, seasonRefOutput } from './outputs.ts';
import { tournamentCard } from './season.outputs.ts';
import { coordinates, localDate } from './vocabulary.ts';

const plain = z.object({ id: z.int(), name: z.string() });
const at = coordinates.nullable();

const cityCard = ref.extend({ region: plain.nullable(), at, teams: z.int() });
/** A city that teams name but that is not in the catalogue; `at`: location of a known place of that name. */
const unlisted = z.object({ name: z.string(), region: plain, at, teams: z.int() });

/** `GET /api/v1/cities`. `count`: teams of the season with a city; `categories`: those that these teams play in. */
export const citiesOutput = z.object({
  season: seasonRefOutput.nullable(),
  categories: z.array(ref),
  count: z.int(),
  cities: z.array(cityCard),
  unlisted: z.array(unlisted),
});
citiesOutput.register(z.globalRegistry, { id: 'Cities' });
export type CitiesOutput = z.infer<typeof citiesOutput>;

/** Teams grouped by category, in the order of categories. */
const byCategory = z.array(
  z.object({ category: ref, teams: z.array(ref.extend({ city: z.string().nullable() })) }),
);
export type TeamsByCategory = z.infer<typeof byCategory>;

const venue = z.object({ name: z.string(), path: z.string(), games: z.int() });
export type VenueCard = z.infer<typeof venue>;
/** A venue whose own position is known; `place` names the place that it belongs to. */
const venueOnMap = z.object({ name: z.string(), place: z.string(), at: coordinates });
export type VenueOnMap = z.infer<typeof venueOnMap>;

/** `GET /api/v1/cities/{ciid}` */
export const cityOutput = ref.extend({
  otherPath: z.string(),
  season: seasonRefOutput.nullable(),
  region: ref.nullable(),
  at,
  /** Number of teams. */
  count: z.int(),
  categories: byCategory,
  organizations: z.array(ref),
  tournaments: z.array(tournamentCard),
  venues: z.array(venue),
});
cityOutput.register(z.globalRegistry, { id: 'City' });
export type CityOutput = z.infer<typeof cityOutput>;

/** `at`: the venue’s own position, never its city’s; null when unknown. */
const venueHead = z.object({
  name: z.string(),
  path: z.string(),
  otherPath: z.string(),
  season: seasonRefOutput,
  /** Name of the city in the venue's games; null when they name no city. */
  cityName: z.string().nullable(),
  city: ref.nullable(),
  /** Number and street. */
  address: z.string().nullable(),
  postalCode: z.string().nullable(),
  /** True when address or position come from the open data of Québec City, whose licence asks to name it. */
  fromGazetteer: z.boolean(),
  at,
});
export type VenueHead = z.infer<typeof venueHead>;

/** `GET /api/v1/venues/{city}/{venue}` */
export const venueOutput = venueHead.extend({
  /** Number of games of the season. */
  count: z.int(),
  today: localDate,
  /** Monday to Sunday. */
  week: z.object({ from: localDate, to: localDate }),
  games: z.array(gameCard),
  /** The last day with a game before the week, and the first one after it. */
  before: localDate.nullable(),
  after: localDate.nullable(),
  /** The first game that is still to come, of any week. */
  next: gameCard.nullable(),
  /** Teams that play at least half of their home games here. */
  homeTeams: byCategory,
});
venueOutput.register(z.globalRegistry, { id: 'Venue' });
export type VenueOutput = z.infer<typeof venueOutput>;

/** The games of a day for the screen of an arena, and the leagues that they count in. */
export const venueDayOutput = venueHead.extend({
  /** Today if there are games, or else the next day with any, or else the last one. */
  date: localDate.nullable(),
  games: z.array(gameCard),
  leagues: z.array(ref.extend({ category: ref, region: ref })),
});
export type VenueDayOutput = z.infer<typeof venueDayOutput>;

/** `GET /api/v1/venues`: the venues of a season's games, by city and name. */
export const venuesOutput = z.object({
  season: seasonRefOutput,
  venues: z.array(venue.extend({ cityName: z.string().nullable(), city: ref.nullable() })),
});
venuesOutput.register(z.globalRegistry, { id: 'Venues' });
export type VenuesOutput = z.infer<typeof venuesOutput>;

/** `GET /api/v1/organizations`. `count`: teams of the season that belong to an organization. */
export const organizationsOutput = z.object({
  season: seasonRefOutput.nullable(),
  categories: z.array(ref),
  count: z.int(),
  /** `region`: the city's. */
  organizations: z.array(ref.extend({ city: ref.nullable(), region: ref.nullable(), teams: z.int() })),
});
organizationsOutput.register(z.globalRegistry, { id: 'Organizations' });
export type OrganizationsOutput = z.infer<typeof organizationsOutput>;

/** `GET /api/v1/organizations/{oid}` */
export const organizationOutput = ref.extend({
  otherPath: z.string(),
  season: seasonRefOutput.nullable(),
  city: ref.nullable(),
  count: z.int(),
  categories: byCategory,
});
organizationOutput.register(z.globalRegistry, { id: 'Organization' });
export type OrganizationOutput = z.infer<typeof organizationOutput>;

/** A place of teams, tournaments or games. `city` is null without a city page, `at` is null when unknown. */
const place = z.object({ name: z.string(), city: ref.nullable(), at });

const placed = ref.extend({ category: plain });
/** `GET /api/v1/places/teams`; `count`: all teams, including those without a place. */
export const teamPlacesOutput = z.object({
  season: seasonRefOutput,
  category: ref.nullable(),
  count: z.int(),
  places: z.array(place.extend({ teams: z.array(placed) })),
});
teamPlacesOutput.register(z.globalRegistry, { id: 'TeamPlaces' });
export type TeamPlacesOutput = z.infer<typeof teamPlacesOutput>;

/** `GET /api/v1/places/tournaments` */
export const tournamentPlacesOutput = z.object({
  season: seasonRefOutput,
  category: ref.nullable(),
  count: z.int(),
  places: z.array(place.extend({ tournaments: z.array(tournamentCard) })),
});
tournamentPlacesOutput.register(z.globalRegistry, { id: 'TournamentPlaces' });
export type TournamentPlacesOutput = z.infer<typeof tournamentPlacesOutput>;

const counted = place.extend({ teams: z.int(), tournaments: z.int(), venues: z.int() });
export type PlaceOnMap = z.infer<typeof counted>;
/** Places of a season with their counts, and the details of the selected place. */
export const mapOutput = z.object({
  season: seasonRefOutput,
  category: ref.nullable(),
  categories: z.array(ref),
  places: z.array(counted),
  venues: z.array(venueOnMap),
  selected: place
    .extend({ categories: byCategory, tournaments: z.array(tournamentCard), venues: z.array(venue) })
    .nullable(),
});
export type MapOutput = z.infer<typeof mapOutput>;
/** Adds the public Mapbox token for the map's streets; null when there is none. */
export const mapPageOutput = mapOutput.extend({ mapboxToken: z.string().nullable() });

/** Cities of the catalogue, and places of Quebec that are not in it (`id` null). */
export const suggestOutput = z.array(
  z.object({ id: z.int().nullable(), name: z.string(), region: z.string().nullable(), at }),
);
export type SuggestOutput = z.infer<typeof suggestOutput>;
