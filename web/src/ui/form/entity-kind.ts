import type { Bilingual, Reason } from '@rondelle/contracts/competition/vocabulary.ts';
import type { Written } from '@rondelle/contracts/competition/writing.outputs.ts';
import type { ReactNode } from 'react';
import type { FieldError } from '../../lib/http/call-error.ts';
import type { SeasonChoices } from './InSeason.tsx';
import type { NameValues } from './NameFields.tsx';
import type { FieldsOf, NameIn } from '../fields/use-form-state.ts';
import type { Difference } from './ConflictTable.tsx';

/** A named entity: a region, category, division, city or organization. */
export type NamedEntity = { readonly id: number; readonly name: Bilingual; readonly revision: string };
export type EntityValues = NameValues & { revision: string };

type Named = (inputs: { name: string }) => string;
export type EntityWords = {
  readonly add: () => string;
  readonly remove: () => string;
  readonly added: Named;
  readonly edited: Named;
  readonly question: Named;
  readonly deleted: Named;
};

type CommandInput = { readonly commandId: string };
type Of = CommandInput & { readonly id: number; readonly ifRevision: string };
type Options = { readonly signal: AbortSignal } | undefined;
/** The commands of a kind. */
export type EntityWrites<Added, Changed> = {
  readonly add: (input: CommandInput & Added, options?: Options) => Promise<Written>;
  readonly change: (input: Of & Changed, options?: Options) => Promise<Written>;
  readonly remove: (input: Of & { readonly reason: Reason }, options?: Options) => Promise<Written>;
  readonly restore: (input: CommandInput & { readonly id: number }) => Promise<Written>;
};

export type EntityForm<V> = FieldsOf<V> & { readonly setAll: (changes: Partial<V>) => void };
type Query<T> = {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly isFetchedAfterMount: boolean;
  readonly refetch: () => Promise<{ readonly data: T | undefined }>;
};

/** Differences between kinds of named entities; their forms share everything else. */
export type EntityKind<T extends NamedEntity, V extends EntityValues, Added, Changed> = {
  /** The name of its forms and drafts. */
  readonly name: string;
  readonly words: EntityWords;
  readonly empty: V;
  /** The form’s values for the current entity; `values` may select a season. */
  readonly valuesOf: (thing: T, values: V) => V;
  readonly check: (values: V) => readonly FieldError[];
  readonly added: (values: V) => Added;
  readonly changed: (values: V) => Changed;
  /** The input that undoes a change with these values. */
  readonly before: (thing: T, values: V) => Changed;
  /** `thing` is null when adding; then `choices` is null unless `isAddedInSeason`. */
  readonly Fields: (props: {
    form: EntityForm<V>;
    choices: SeasonChoices | null;
    entity: T | null;
  }) => ReactNode;
  readonly isAddedInSeason: boolean;
  readonly fields: (
    choices: SeasonChoices,
  ) => Readonly<
    Partial<
      Record<NameIn<V>, { readonly label: string; readonly say?: (value: string) => Difference['theirs'] }>
    >
  >;
  readonly useWrites: () => EntityWrites<Added, Changed>;
  /** The entity’s current state. */
  readonly useCurrent: (id: number) => Query<T>;
};
