import type { Bilingual } from '@rondelle/contracts/competition/vocabulary.ts';
import { searchable } from '../searchable.ts';

/** A name in both languages as rows hold it, and as it is searched. */
export const nameColumns = (name: Bilingual) => ({
  nameFr: name.fr,
  nameEn: name.en,
  searchName: searchable(`${name.fr} ${name.en}`),
});
