import type { DescribedVenue, VenueFacts } from '@rondelle/contracts/competition/venue-facts.ts';
import { venueKeyOf } from '@rondelle/contracts/competition/venue-key.ts';

/** Recorded addresses of the venues of a city, by the key of the venue's name. */
export type CityVenues = ReadonlyMap<string, DescribedVenue>;

const keyOf = (venue: string): string => venueKeyOf(venue, null).venue;

/** Returns what is recorded about the venue of a name, however it is spelt; null without anything. */
export const factsOfVenue = (venues: CityVenues, venue: string): VenueFacts | null =>
  venues.get(keyOf(venue))?.facts ?? null;

/** Returns the venues with new facts for one of them; removes that venue when there are no facts. */
export const withVenue = (
  venues: CityVenues,
  { venue, facts }: { readonly venue: string; readonly facts: VenueFacts | null },
): CityVenues => {
  const others = [...venues].filter(([key]) => key !== keyOf(venue));
  return new Map(facts ? [...others, [keyOf(venue), { venue, facts }]] : others);
};

export const venuesFrom = (list: readonly DescribedVenue[] = []): CityVenues =>
  new Map(list.map((one) => [keyOf(one.venue), one]));

/** The field of a restoration event; events omit venues that do not exist. */
export const venuesOf = (venues: CityVenues) => (venues.size > 0 ? { venues: [...venues.values()] } : {});
