import { isDeepStrictEqual } from 'node:util';

/**
 * Whether a file says something otherwise than the site, and not only what it said before people corrected it
 * (`imported`; missing where nothing is known of that).
 */
export const isNews = <T>(said: T, current: T, imported: T | null | undefined): boolean =>
  !isDeepStrictEqual(said, current) && !isDeepStrictEqual(said, imported);
