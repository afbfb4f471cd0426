import { slugOf } from '../site/slug.ts';

/** The two parts of a venue's path: its city and its name. */
export type VenueKey = { readonly city: string; readonly venue: string };

/** Stands for the city of a venue whose games name none. */
export const noCity = '_';
/** Shorter than the longest key of a path. */
const longest = 90;

const keyOf = (name: string): string =>
  slugOf(name)
    .replaceAll(/\bst(e?)\b/g, 'saint$1')
    .slice(0, longest)
    .replace(/-+$/, '');

/** Returns the same key for names that differ only in case, accents, punctuation or `St` for `Saint`. */
export const venueKeyOf = (venue: string, city: string | null): VenueKey => ({
  venue: keyOf(venue),
  city: city === null || city.trim() === '' ? noCity : keyOf(city),
});
