import type { Coordinates } from '@rondelle/contracts/competition/vocabulary.ts';
import { venueKeyOf } from '@rondelle/contracts/competition/venue-key.ts';
import { searchable } from '../../views/names/searchable.ts';
import places from './quebec-places.json' with { type: 'json' };

/** A place in Quebec from GeoNames, whether or not it is a city of the site. */
export type KnownPlace = { readonly name: string; readonly region: string; readonly at: Coordinates };

type Entry = readonly [name: string, latitude: number, longitude: number, region: string, population: number];
type Arena = readonly [name: string, latitude: number, longitude: number, number: string, street: string];
/** An arena of Québec City, the only one whose arenas are in the gazetteer. */
export type KnownArena = {
  readonly name: string;
  readonly at: Coordinates;
  readonly address: { readonly number: string; readonly street: string };
};
// The JSON file holds lists of these types.
const entries = places.cities as unknown as readonly Entry[];
const arenas = places.arenas as unknown as readonly Arena[];

const placeOf = ([name, latitude, longitude, region]: Entry): KnownPlace => ({
  name,
  region,
  at: { latitude, longitude },
});

/** « Île-des-Sœurs » means L'Île-des-Sœurs. */
const withoutArticle = (name: string): string => searchable(name).replace(/^l /, '');

/** Places by normalised name, the most populous first. */
const byName = Map.groupBy(entries, ([name]) => withoutArticle(name));
const arenaByKey = new Map(
  arenas.map(([name, latitude, longitude, number, street]): [string, KnownArena] => [
    venueKeyOf(name, null).venue,
    { name, at: { latitude, longitude }, address: { number, street } },
  ]),
);

/** Returns whether two names mean the same region; `name` may continue after the official one. */
const isSameRegion = (official: string, name: string): boolean => {
  const [one, other] = [searchable(official), searchable(name)];
  return one !== '' && (other === one || other.startsWith(`${one} `));
};

/** Returns the place with this name: the one in the region, or else the most populous; null when there is none. */
export const knownPlace = (name: string, region: string | null = null): KnownPlace | null => {
  const found = byName.get(withoutArticle(name)) ?? [];
  const inRegion = region === null ? undefined : found.find((entry) => isSameRegion(entry[3], region));
  const entry = inRegion ?? found[0];
  return entry ? placeOf(entry) : null;
};

/** Returns places whose name begins with the query, then those that contain it. */
export const placesLike = (typed: string, limit: number): KnownPlace[] => {
  const wanted = searchable(typed);
  if (wanted === '') return [];
  const found = entries.filter(([name]) => searchable(name).includes(wanted));
  const begins = found.filter(([name]) => searchable(name).startsWith(wanted));
  return [...new Set([...begins, ...found])].slice(0, limit).map(placeOf);
};

/** About 25 km: the arenas of Québec City are also named with its boroughs and neighbours. */
const near = { latitude: 0.23, longitude: 0.33 };
const isNear = (one: Coordinates, other: Coordinates): boolean =>
  Math.abs(one.latitude - other.latitude) < near.latitude &&
  Math.abs(one.longitude - other.longitude) < near.longitude;

/**
 * Returns the arena with a key of a venue's path; null when the gazetteer has none, or only one far from `city`. An
 * arena without a city may be anywhere.
 */
export const knownArena = (
  venueKey: string,
  city: { readonly at: Coordinates | null } | null,
): KnownArena | null => {
  const arena = arenaByKey.get(venueKey) ?? null;
  return arena && (city === null || (city.at !== null && isNear(arena.at, city.at))) ? arena : null;
};
