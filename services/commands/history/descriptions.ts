import type { PastChange } from '@rondelle/contracts/competition/history.outputs.ts';
import type { StreamKind } from '@rondelle/contracts/log/streams.ts';
import { isEntered } from '@rondelle/domain/history/existence.ts';
import type { Names } from '@rondelle/projections/queries/outputs/names.ts';
import { catalogueDescriptions } from './catalogue.descriptions.ts';
import { competitionDescriptions } from './competition.descriptions.ts';
import type { Fact } from './facts.ts';
import type { About, Subject } from './kind-description.ts';

/** Methods, because their parameters are checked bivariantly: each kind accepts only its own states. */
interface Description {
  facts(this: void, state: object): readonly Fact[];
  subject(this: void, state: object, about: About): Subject;
}

/** The description of every kind; null for members, whose names are resolved elsewhere. */
const descriptions: Readonly<Record<StreamKind, Description | null>> = {
  ...catalogueDescriptions,
  ...competitionDescriptions,
  member: null,
};

/** Returns the facts that a history displays for this state; none for an entity without an entering event. */
export const factsOf = (kind: StreamKind, state: unknown): readonly Fact[] =>
  isEntered(state) ? (descriptions[kind]?.facts(state) ?? []) : [];

type OfEvent = { readonly kind: StreamKind; readonly id: number; readonly state: unknown };

/** The entity of an event of a season, or of none: its name at that time and the path of its page. */
export const subjectOf = (
  { kind, id, state }: OfEvent,
  seasonId: number | null,
  names: Names,
): PastChange['subject'] => {
  const subject = isEntered(state) ? descriptions[kind]?.subject(state, { id, seasonId, names }) : null;
  return { id, name: subject?.name ?? null, path: subject?.path ?? null };
};
