import { z } from 'zod';
import { categoryInput, inCategoryInput, seasonRef } from './inputs.ts';
import { language } from './vocabulary.ts';

const lang = language.default('fr');
const id = categoryInput.shape.cid;
/** Defaults to the ongoing season. */
const sid = seasonRef.optional();

export const citiesInput = z.object({ lang, sid });
export type CitiesInput = z.output<typeof citiesInput>;
export const cityInput = z.object({ lang, sid, ciid: id });
export type CityInput = z.output<typeof cityInput>;
export const organizationInput = z.object({ lang, sid, oid: id });
export type OrganizationInput = z.output<typeof organizationInput>;

/** `place`: name of the selected place. */
export const mapInput = inCategoryInput.extend({ place: z.string().trim().min(1).max(120).optional() });
export type MapInput = z.output<typeof mapInput>;

/** A query for cities, while somebody types. */
export const suggestInput = z.object({ lang, query: z.string().trim().max(80) });
export type SuggestInput = z.output<typeof suggestInput>;
