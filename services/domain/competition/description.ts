import type { Bilingual } from '@rondelle/contracts/competition/vocabulary.ts';
import type { NamedEntry } from './names.ts';

/** A named entity with a paragraph about it; null when nobody has written one. */
export type DescribedEntry = NamedEntry & { readonly description: Bilingual | null };

export const describedBy = <Entry extends NamedEntry>(
  entry: Entry,
  { description }: { readonly description?: Bilingual | null | undefined },
): Entry & DescribedEntry => ({ ...entry, description: description ?? null });

/** The field of a restoration event; events omit a description that does not exist. */
export const descriptionOf = ({ description }: DescribedEntry) => (description ? { description } : {});
