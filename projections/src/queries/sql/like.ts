import { searchable } from '../../views/names/searchable.ts';

/**
 * Returns a LIKE pattern for rows that contain the text, regardless of accents; null when no letter or digit is left.
 */
export const containing = (typed: string): string | null => {
  const wanted = searchable(typed);
  // Normalised text has only letters, digits and spaces, so that nothing needs escaping.
  return wanted === '' ? null : `%${wanted}%`;
};
