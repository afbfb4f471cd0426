import type { Bilingual } from '@rondelle/contracts/competition/vocabulary.ts';
import type { EntityWords } from './entity-kind.ts';
import { nameIn, type NameValues } from './NameFields.tsx';

type Named = (inputs: { name: string }) => string;
type Words = Readonly<Record<'added' | 'edited' | 'question' | 'deleted', Named>>;

/** The messages of a kind that contain only the entity's name. */
export const namedWords = (words: Words): EntityWords<{ readonly name: Bilingual }, NameValues, unknown> => ({
  added: (values, { lang }) => words.added({ name: nameIn(values)[lang] }),
  edited: (values, { lang }) => words.edited({ name: nameIn(values)[lang] }),
  question: ({ name }, lang) => words.question({ name: name[lang] }),
  deleted: ({ name }, lang) => words.deleted({ name: name[lang] }),
});
