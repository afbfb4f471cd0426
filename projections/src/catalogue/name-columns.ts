import type { Bilingual } from '@rondelle/contracts/competition/vocabulary.ts';
import { searchable } from '../searchable.ts';

/** A name in both languages as rows hold it, and as it is searched. */
export const nameColumns = (name: Bilingual) => ({
  name_fr: name.fr,
  name_en: name.en,
  search_name: searchable(`${name.fr} ${name.en}`),
});
