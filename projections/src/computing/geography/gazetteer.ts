import type { Coordinates } from '@rondelle/contracts/competition/vocabulary.ts';
import { searchable } from '../../views/names/searchable.ts';
import places from './quebec-places.json' with { type: 'json' };

/** A place in Quebec from GeoNames, whether or not it is a city of the site. */
export type KnownPlace = { readonly name: string; readonly region: string; readonly at: Coordinates };

type Entry = readonly [name: string, latitude: number, longitude: number, region: string, population: number];
type Arena = readonly [name: string, latitude: number, longitude: number];
// The JSON file holds lists of these types.
const entries = places.cities as unknown as readonly Entry[];
const arenas = places.arenas as unknown as readonly Arena[];

const placeOf = ([name, latitude, longitude, region]: Entry): KnownPlace => ({
  name,
  region,
  at: { latitude, longitude },
});

/** Places by normalised name, the most populous first. */
const byName = Map.groupBy(entries, ([name]) => searchable(name));
const arenaByName = new Map(
  arenas.map(([name, latitude, longitude]) => [searchable(name), { latitude, longitude }]),
);

/** Returns whether two names mean the same region; `name` may continue after the official one. */
const isSameRegion = (official: string, name: string): boolean => {
  const [one, other] = [searchable(official), searchable(name)];
  return one !== '' && (other === one || other.startsWith(`${one} `));
};

/** Returns the place with this name: the one in the region, or else the most populous; null when there is none. */
export const knownPlace = (name: string, region: string | null = null): KnownPlace | null => {
  const found = byName.get(searchable(name)) ?? [];
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

/** Returns the coordinates of an arena; null when its name is not in the gazetteer. */
export const knownArena = (name: string): Coordinates | null => arenaByName.get(searchable(name)) ?? null;
