import { z } from 'zod';
import { cityId, organizationId } from './ids.ts';
import { inCategoryInput } from './inputs.ts';
import { inUrl, lang, seasonOrOngoing as sid } from './parameters.ts';

export const citiesInput = z.object({ lang, sid });
export type CitiesInput = z.output<typeof citiesInput>;
export const cityInput = z.object({ lang, sid, ciid: inUrl(cityId) });
export type CityInput = z.output<typeof cityInput>;
export const organizationInput = z.object({ lang, sid, oid: inUrl(organizationId) });
export type OrganizationInput = z.output<typeof organizationInput>;

/** `place`: name of the selected place. */
export const mapInput = inCategoryInput.extend({ place: z.string().trim().min(1).max(120).optional() });
export type MapInput = z.output<typeof mapInput>;

/** A query for cities, while somebody types. */
export const suggestInput = z.object({ lang, query: z.string().trim().max(80) });
export type SuggestInput = z.output<typeof suggestInput>;
