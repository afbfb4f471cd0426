import type { VenueHead } from '@rondelle/contracts/competition/geography.outputs.ts';
import { m } from '../../paraglide/messages.js';

/** The venue as a schema.org StadiumOrArena. */
export const sportsVenue = ({ name, path, address, cityName, at }: VenueHead) => ({
  '@type': 'StadiumOrArena',
  name,
  url: path,
  address: {
    '@type': 'PostalAddress',
    ...(address && { streetAddress: m.venue_address(address) }),
    ...(cityName !== null && { addressLocality: cityName }),
    addressRegion: 'QC',
    addressCountry: 'CA',
  },
  ...(at && { geo: { '@type': 'GeoCoordinates', ...at } }),
});
