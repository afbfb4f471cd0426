import { searchable } from '../searchable.ts';

/** A LIKE pattern for rows that contain what was typed, however it was accented; null where nothing is left of it. */
export const containing = (typed: string): string | null => {
  const wanted = searchable(typed);
  // What is searchable has letters, digits and spaces only: nothing that LIKE would take for a wildcard.
  return wanted === '' ? null : `%${wanted}%`;
};
