import type { Bilingual } from '@rondelle/contracts/competition/vocabulary.ts';
import type { EntityWords } from './entity-kind.ts';
import { nameIn, type NameValues } from './NameFields.tsx';

type Named = (inputs: { name: string }) => string;
type Words = Readonly<Record<'add' | 'remove', () => string>> &
  Readonly<Record<'added' | 'edited' | 'question' | 'deleted', Named>>;

/** The messages of a kind that contain only the entity's name. */
export const namedWords = ({
  add,
  remove,
  added,
  edited,
  question,
  deleted,
}: Words): EntityWords<{ readonly name: Bilingual }, NameValues, unknown> => ({
  add,
  remove,
  added: (values, { lang }) => added({ name: nameIn(values)[lang] }),
  edited: (values, { lang }) => edited({ name: nameIn(values)[lang] }),
  question: ({ name }, lang) => question({ name: name[lang] }),
  deleted: ({ name }, lang) => deleted({ name: name[lang] }),
});
