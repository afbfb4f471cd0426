import type { Coordinates } from '@rondelle/contracts/competition/vocabulary.ts';
import { searchable } from '../searchable.ts';
import places from './quebec-places.json' with { type: 'json' };

/** A place of Quebec as GeoNames has it, whether or not the site has it as a city. */
export type KnownPlace = { readonly name: string; readonly region: string; readonly at: Coordinates };

type Entry = readonly [name: string, latitude: number, longitude: number, region: string, population: number];
type Arena = readonly [name: string, latitude: number, longitude: number];
// The file holds lists of these shapes.
const entries = places.cities as unknown as readonly Entry[];
const arenas = places.arenas as unknown as readonly Arena[];

const placeOf = ([name, latitude, longitude, region]: Entry): KnownPlace => ({
  name,
  region,
  at: { latitude, longitude },
});

/** The most populous first. */
const byName = Map.groupBy(entries, ([name]) => searchable(name));
const arenaByName = new Map(
  arenas.map(([name, latitude, longitude]) => [searchable(name), { latitude, longitude }]),
);

/** Whether two names of a region mean the same, such as that of a league's region that begins with the official one. */
const isSameRegion = (official: string, said: string): boolean => {
  const [one, other] = [searchable(official), searchable(said)];
  return one !== '' && (other === one || other.startsWith(`${one} `));
};

/** The place of that name: the one in that region, else the most populous; null where none is known. */
export const knownPlace = (name: string, region: string | null = null): KnownPlace | null => {
  const found = byName.get(searchable(name)) ?? [];
  const inRegion = region === null ? undefined : found.find((entry) => isSameRegion(entry[3], region));
  const entry = inRegion ?? found[0];
  return entry ? placeOf(entry) : null;
};

/** Places whose name begins with, or else contains, what was typed. */
export const placesLike = (typed: string, limit: number): KnownPlace[] => {
  const wanted = searchable(typed);
  if (wanted === '') return [];
  const found = entries.filter(([name]) => searchable(name).includes(wanted));
  const begins = found.filter(([name]) => searchable(name).startsWith(wanted));
  return [...new Set([...begins, ...found])].slice(0, limit).map(placeOf);
};

/** Where an arena is, if it is one of those that are known by name. */
export const knownArena = (name: string): Coordinates | null => arenaByName.get(searchable(name)) ?? null;
