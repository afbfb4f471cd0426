import { hasEmailOrTelephone } from '@rondelle/contracts/contact-details.ts';
import { postalCodeIn } from '@rondelle/contracts/competition/postal-code.ts';
import type { VenueFacts } from '@rondelle/contracts/competition/venue-facts.ts';
import type { FieldError } from '../../lib/http/call-error.ts';
import { m } from '../../paraglide/messages.js';
import { positionIn } from './position-in.ts';

export type VenueValues = {
  readonly address: string;
  readonly postalCode: string;
  readonly position: string;
  readonly revision: string;
};

export const venueValues = (facts: VenueFacts | null, revision: string): VenueValues => ({
  address: facts?.address ?? '',
  postalCode: facts?.postalCode ?? '',
  position: facts?.at ? `${facts.at.latitude}, ${facts.at.longitude}` : '',
  revision,
});

/** Returns the facts that the fields mean; null when all are empty. */
export const factsIn = ({ address, postalCode, position }: VenueValues): VenueFacts | null => {
  const facts = {
    address: address.trim() || null,
    postalCode: postalCodeIn(postalCode),
    at: positionIn(position),
  };
  return facts.address || facts.postalCode || facts.at ? facts : null;
};

export const checkVenue = ({ address, postalCode, position }: VenueValues): readonly FieldError[] => [
  ...(hasEmailOrTelephone(address) ? [{ field: 'address', message: m.venue_form_check_address() }] : []),
  ...(postalCode.trim() && !postalCodeIn(postalCode)
    ? [{ field: 'postalCode', message: m.venue_form_check_postal_code() }]
    : []),
  ...(position.trim() && !positionIn(position)
    ? [{ field: 'position', message: m.venue_form_check_position() }]
    : []),
];
