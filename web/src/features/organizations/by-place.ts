import { teamNameParts } from '@rondelle/contracts/competition/team-name.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';

const placeOf = (name: string): string => teamNameParts(name).place || name;

/** Sorts organizations by the place in their names, because most French names begin with the same words. */
export const byPlace = <T extends { readonly name: string }>(
  organizations: readonly T[],
  lang: Language,
): T[] => {
  const { compare } = new Intl.Collator(lang);
  return organizations.toSorted((one, other) => compare(placeOf(one.name), placeOf(other.name)));
};
