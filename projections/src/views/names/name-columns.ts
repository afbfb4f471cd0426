import type { Bilingual } from '@rondelle/contracts/competition/vocabulary.ts';
import { searchable } from './searchable.ts';

/** Returns the columns of a name in both languages, and its normalised form for search. */
export const nameColumns = (name: Bilingual) => ({
  nameFr: name.fr,
  nameEn: name.en,
  searchName: searchable(`${name.fr} ${name.en}`),
});
