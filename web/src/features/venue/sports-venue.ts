import type { VenueHead } from '@rondelle/contracts/competition/geography.outputs.ts';

/** The venue as a schema.org StadiumOrArena. */
export const sportsVenue = ({ name, path, address, postalCode, cityName, at }: VenueHead) => ({
  '@type': 'StadiumOrArena',
  name,
  url: path,
  address: {
    '@type': 'PostalAddress',
    ...(address && { streetAddress: address }),
    ...(postalCode && { postalCode }),
    ...(cityName !== null && { addressLocality: cityName }),
    addressRegion: 'QC',
    addressCountry: 'CA',
  },
  ...(at && { geo: { '@type': 'GeoCoordinates', ...at } }),
});
