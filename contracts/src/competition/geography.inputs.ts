import { z } from 'zod';
import { cityId, organizationId } from './ids.ts';
import { inCategoryInput } from './inputs.ts';
import { inUrl, lang, seasonOrOngoing as sid } from './parameters.ts';
import { localDate } from './vocabulary.ts';

export const citiesInput = z.object({ lang, sid });
export type CitiesInput = z.output<typeof citiesInput>;
export const cityInput = z.object({ lang, sid, ciid: inUrl(cityId) });
export type CityInput = z.output<typeof cityInput>;
export const organizationInput = z.object({ lang, sid, oid: inUrl(organizationId) });
export type OrganizationInput = z.output<typeof organizationInput>;

const keyInPath = z.string().regex(/^[a-z0-9_][a-z0-9_-]{0,99}$/);
/** A venue by the two parts of its path; `date` is any day of the week. */
export const venueInput = z.object({
  lang,
  sid,
  city: keyInPath.meta({
    description: 'The city of the venue, as in the path of its page; `_` when its games name none.',
    example: 'quebec',
  }),
  venue: keyInPath.meta({
    description: 'The name of the venue, as in the path of its page.',
    example: 'arena-bardy',
  }),
  date: localDate.optional().meta({
    description: 'Any day of the week; the current week without it.',
    example: '2024-12-31',
  }),
});
export type VenueInput = z.output<typeof venueInput>;
export const venueDayInput = venueInput.omit({ date: true });
export type VenueDayInput = z.output<typeof venueDayInput>;

/** `place`: name of the selected place. */
export const mapInput = inCategoryInput.extend({ place: z.string().trim().min(1).max(120).optional() });
export type MapInput = z.output<typeof mapInput>;

/** A query for cities, while somebody types. */
export const suggestInput = z.object({ lang, query: z.string().trim().max(80) });
export type SuggestInput = z.output<typeof suggestInput>;
