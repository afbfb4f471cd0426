import { venueKeyOf } from '@rondelle/contracts/competition/venue-key.ts';
import type { VenuesOutput } from '@rondelle/contracts/competition/geography.outputs.ts';

/** A venue of the season, under its most frequent spelling. */
export type KnownVenue = Pick<VenuesOutput['venues'][number], 'name' | 'path' | 'cityName' | 'games'>;

/** Names of venues and cities that a game probably has. */
export type Nearby = {
  readonly venues: readonly (string | null)[];
  readonly cities: readonly (string | null)[];
};

/** More would hide the rest of the form on a phone. */
const mostSuggestions = 8;

const keyOfVenue = (name: string): string => venueKeyOf(name, null).venue;
const keyOfCity = (name: string): string => venueKeyOf('', name).city;

const keysOf = (names: readonly (string | null)[], keyOf: (name: string) => string): ReadonlySet<string> =>
  new Set(names.flatMap((name) => (name === null || name.trim() === '' ? [] : keyOf(name))));

/** Returns the position of the first part that names the venue or its city; the number of parts if none does. */
const distanceFrom = (near: readonly Nearby[]) => {
  const parts = near.map(({ venues, cities }) => ({
    venues: keysOf(venues, keyOfVenue),
    cities: keysOf(cities, keyOfCity),
  }));
  return ({ name, cityName }: KnownVenue): number => {
    const at = parts.findIndex(
      ({ venues, cities }) =>
        venues.has(keyOfVenue(name)) || (cityName !== null && cities.has(keyOfCity(cityName))),
    );
    return at === -1 ? parts.length : at;
  };
};

const wordsIn = (text: string): readonly string[] => keyOfVenue(text).split('-');

/**
 * Returns the venues whose name and city have words that begin with the typed ones: the nearest parts first, then those
 * whose name begins so, then those with most games. Before anything is typed, returns only venues nearby.
 */
export const venueSuggestions = (
  venues: readonly KnownVenue[],
  { typed, near }: { readonly typed: string; readonly near: readonly Nearby[] },
): readonly KnownVenue[] => {
  const distanceOf = distanceFrom(near);
  const isEmpty = typed.trim() === '';
  const beginning = isEmpty ? '' : keyOfVenue(typed);
  const typedWords = isEmpty ? [] : wordsIn(typed);
  return venues
    .map((venue) => ({
      venue,
      distance: distanceOf(venue),
      isBegun: keyOfVenue(venue.name).startsWith(beginning),
      words: wordsIn(`${venue.name} ${venue.cityName ?? ''}`),
    }))
    .filter(({ distance, words }) =>
      isEmpty
        ? distance < near.length
        : typedWords.every((typedWord) => words.some((word) => word.startsWith(typedWord))),
    )
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        Number(b.isBegun) - Number(a.isBegun) ||
        b.venue.games - a.venue.games ||
        a.venue.name.localeCompare(b.venue.name),
    )
    .slice(0, mostSuggestions)
    .map(({ venue }) => venue);
};

/** Returns a game's city once a venue is chosen: the venue's, unless the form has a city that was typed. */
export const cityAfter = (
  { cityName }: Pick<KnownVenue, 'cityName'>,
  { typed, fromVenue }: { readonly typed: string; readonly fromVenue: string },
): string => (typed.trim() === '' || typed === fromVenue ? (cityName ?? '') : typed);
