import type { PastChange } from '@rondelle/contracts/competition/history.outputs.ts';
import { type Bilingual, bilingual } from '@rondelle/contracts/competition/vocabulary.ts';
import type { StreamKind } from '@rondelle/contracts/log/streams.ts';
import type { Entered } from '@rondelle/domain/history/existence.ts';
import type { Names } from '@rondelle/projections/queries/outputs/names.ts';
import type { Fact } from './facts.ts';

/** The names of the site, and the entity and season of the event that a subject is described for. */
export type About = { readonly id: number; readonly seasonId: number | null; readonly names: Names };

export type Subject = Pick<PastChange['subject'], 'name' | 'path'>;

/** How the entities of a kind are displayed in histories. */
export type KindDescription<Kind extends StreamKind> = {
  readonly facts: (state: Entered<Kind>) => readonly Fact[];
  /** The name of the entity in this state and the path of its page. */
  readonly subject: (state: Entered<Kind>, about: About) => Subject;
};

export type KindDescriptions<Kinds extends StreamKind> = {
  readonly [Kind in Kinds]: KindDescription<Kind>;
};

/** Null for a name that is older than the bounds of names. */
export const nameIn = (name: Bilingual, { lang }: Names): string | null =>
  bilingual.safeParse(name).data?.[lang] ?? null;
