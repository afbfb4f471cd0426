import { z } from 'zod';
import { hasEmailOrTelephone } from '../contact-details.ts';
import { mostInAddress } from './lists.ts';
import { postalCodePattern } from './postal-code.ts';
import { coordinates, placeName, shortText } from './vocabulary.ts';

/** The street address of a building; a way to reach a person does not belong in it. */
const streetAddress = shortText(mostInAddress)
  .refine((text) => !hasEmailOrTelephone(text), { params: { code: 'venue/contact-details' } })
  .meta({ description: 'Street address, without the city.', example: '1300, rue Pompadour' });

const postalCode = z.string().regex(postalCodePattern).meta({ example: 'G1L 2S1' });

/** Where a venue is, as members record it; at least one part is known. */
export const venueFacts = z
  .strictObject({
    address: streetAddress.nullable(),
    postalCode: postalCode.nullable(),
    at: coordinates.nullable(),
  })
  .refine((facts) => Object.values(facts).some((part) => part !== null));
export type VenueFacts = z.infer<typeof venueFacts>;

/** A venue of a city under the name that it had when it was described. */
export const describedVenue = z.strictObject({ venue: placeName, facts: venueFacts });
export type DescribedVenue = z.infer<typeof describedVenue>;
