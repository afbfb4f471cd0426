import type { VenueDayInput } from '@rondelle/contracts/competition/geography.inputs.ts';
import type { VenueHead } from '@rondelle/contracts/competition/geography.outputs.ts';
import { noCity, type VenueKey, venueKeyOf } from '@rondelle/contracts/competition/venue-key.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { knownArena } from '../../computing/geography/gazetteer.ts';
import { venueAddress } from '../../computing/geography/venue-address.ts';
import { type Catalogue, catalogueIn } from '../outputs/catalogue.ts';
import type { Db } from '../../views/schema.ts';
import { cityRef, loadCities, type Place, placesBy } from './season-places.ts';
import { type SeasonVenue, venueSpellings, venuesIn, venueTexts } from './season-venues.ts';

type Named = Pick<SeasonVenue, 'name' | 'key' | 'place' | 'texts' | 'games'>;
type Season = Catalogue['seasons'][number];

/** Older seasons in which a venue without games in the requested one is looked for. */
const otherSeasons = 6;

/** Returns whether a key of a path means the city of a venue: by any of its names, or because it names none. */
const isInCity = ({ key, place, texts }: SeasonVenue, city: string): boolean =>
  [key.city, noCity].includes(city) ||
  [...texts.map((text) => text.city), ...(place?.city?.calledBy ?? [])].some(
    (name) => name !== null && venueKeyOf('', name).city === city,
  );

/** Returns the venue of a key in a season; a key without a city means the one with most games. */
const venueIn = async (
  db: Db,
  catalogue: Catalogue,
  seasonId: number,
  { city, venue }: VenueKey,
): Promise<SeasonVenue | null> => {
  const spellings = (await venueSpellings(db, seasonId)).filter(
    (name) => venueKeyOf(name, null).venue === venue,
  );
  if (spellings.length === 0) return null;
  const [cities, texts] = await Promise.all([loadCities(db), venueTexts(db, seasonId, spellings)]);
  const found = venuesIn(catalogue, texts, placesBy(catalogue, cities, seasonId));
  return found.find(({ key }) => key.city === city) ?? found.find((one) => isInCity(one, city)) ?? null;
};

/** Returns an arena in Québec City, the only city whose arenas the gazetteer has, although no game names it. */
const arenaWithoutGames = async (db: Db, catalogue: Catalogue, key: VenueKey): Promise<Named | null> => {
  const placeOf = placesBy(catalogue, await loadCities(db), catalogue.ongoing?.id ?? 0);
  const place = placeOf({ text: 'Québec', regionId: null });
  const isThere = key.city === noCity || key.city === venueKeyOf('', place.city?.nameFr ?? place.name).city;
  const arena = isThere ? knownArena(key.venue, null) : null;
  if (!arena) return null;
  const own = venueKeyOf(arena.name, place.city?.nameFr ?? place.name);
  return { name: arena.name, key: own, place, texts: [], games: 0 };
};

const findElsewhere = async (
  db: Db,
  catalogue: Catalogue,
  season: Season,
  key: VenueKey,
): Promise<Named | null> => {
  const arena = await arenaWithoutGames(db, catalogue, key);
  if (arena) return arena;
  const others = catalogue.seasons.filter(({ id }) => id !== season.id).slice(0, otherSeasons);
  for (const { id } of others) {
    const found = await venueIn(db, catalogue, id, key);
    if (found) return { ...found, texts: [], games: 0 };
  }
  return null;
};

const headOf = (
  catalogue: Catalogue,
  season: Season,
  { name, key, place }: { name: string; key: VenueKey; place: Place | null },
): VenueHead => ({
  name,
  path: catalogue.paths.venue(key.city, key.venue),
  otherPath: catalogue.inOtherLanguage().paths.venue(key.city, key.venue),
  season: catalogue.season(season.id),
  cityName: place?.name ?? null,
  city: place && cityRef(catalogue, place),
  ...venueAddress(key.venue, place, catalogue.lang),
});

/**
 * Finds a venue by the key of its path, in the requested season or the ongoing one; without games in it, in other
 * seasons or among the known arenas. Throws `venue/unknown`.
 */
export const findVenue = async (db: Db, { lang, sid, city, venue }: VenueDayInput) => {
  const catalogue = await catalogueIn(db, lang);
  const season = catalogue.seasonBy(sid);
  const found: Named | null =
    (await venueIn(db, catalogue, season.id, { city, venue })) ??
    (await findElsewhere(db, catalogue, season, { city, venue }));
  if (!found) throw new DomainError('venue/unknown', 'venue');
  return { catalogue, season, head: headOf(catalogue, season, found), ...found };
};
