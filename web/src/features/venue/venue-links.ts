import type { VenueHead } from '@rondelle/contracts/competition/geography.outputs.ts';

type Venue = Pick<VenueHead, 'name' | 'cityName' | 'at'>;

/** The text by which a search on a map finds a venue. */
const searchedText = ({ name, cityName }: Venue): string =>
  [name, cityName, 'Québec'].filter((part) => part !== null && part !== '').join(', ');

/** Returns the address of the directions on OpenStreetMap, or of a search for a venue without a position. */
export const directionsUrl = (venue: Venue): string => {
  if (!venue.at)
    return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: searchedText(venue) })}`;
  const to = `${venue.at.latitude},${venue.at.longitude}`;
  return `https://www.openstreetmap.org/directions?${new URLSearchParams({ route: `;${to}` })}`;
};

/** Returns the address that opens the maps application of a phone (RFC 5870). */
export const geoUrl = (venue: Venue): string => {
  const point = venue.at ? `${venue.at.latitude},${venue.at.longitude}` : '0,0';
  const text = venue.at ? `${point}(${venue.name})` : searchedText(venue);
  return `geo:${point}?q=${encodeURIComponent(text)}`;
};

/** Returns the address of the directions for Apple's devices: their maps application does not open `geo:`. */
export const appleMapsUrl = (venue: Venue): string => {
  const to = venue.at ? `${venue.at.latitude},${venue.at.longitude}` : searchedText(venue);
  return `https://maps.apple.com/?${new URLSearchParams({ daddr: to })}`;
};
