import type { Reason } from '@rondelle/contracts/competition/vocabulary.ts';
import type { Language } from '@rondelle/contracts/competition/lists.ts';
import type { Previewable } from '@rondelle/contracts/competition/preview.inputs.ts';
import type { Written } from '@rondelle/contracts/competition/writing.outputs.ts';
import type { ReactNode } from 'react';
import type { FieldError } from '../../lib/http/call-error.ts';
import type { FormProps } from '../../lib/forms/form-props.ts';
import type { FormRequest } from '../../lib/forms/form-request.ts';
import type { Client } from '../../lib/page/use-client.ts';
import type { FieldsOf } from '../fields/use-form-state.ts';
import type { Envelope, SendOptions } from './ChangeForm.tsx';
import type { FormPermission } from './OnlyFor.tsx';
import type { FieldLabels } from './use-theirs.ts';

export type Entity = { readonly id: number; readonly revision: string };
export type EntityValues = Readonly<Record<string, string>> & { readonly revision: string };

type Revised = Envelope & { readonly ifRevision: string };
type Send<Input> = (input: Input, options?: SendOptions) => Promise<Written>;
/** The query and the commands of a kind; `Ids` names the entity in them. */
export type EntityCommands<T, Added, Changed, Ids> = {
  /** Null when there is no such entity, unless the query itself rejects then. */
  readonly current: (input: { readonly lang: Language; readonly id: number }) => Promise<T | null>;
  readonly add: Send<Envelope & Added>;
  readonly change: Send<Revised & Ids & Changed>;
  readonly remove: Send<Revised & Ids & { readonly reason: Reason }>;
  readonly restore: (input: Envelope & Ids) => Promise<unknown>;
};

/** The language and the scope of a form, for its messages. */
type About<S> = { readonly lang: Language; readonly scope: S };
export type EntityWords<T, V, S> = {
  readonly added: (values: V, about: About<S> & { readonly id: number }) => string;
  readonly edited: (values: V, about: About<S> & { readonly entity: T }) => string;
  readonly question: (entity: T, lang: Language) => string;
  readonly deleted: (entity: T, lang: Language) => string;
  readonly unknown?: () => string;
};

export type EntityForm<V> = FieldsOf<V> & { readonly setAll: (changes: Partial<V>) => void };
type Opened = Pick<FormProps, 'id' | 'request'>;
export type ScopeLoader<S> = (props: Opened & { children: (scope: S) => ReactNode }) => ReactNode;

/** Differences between kinds of entities; the forms that add, change and delete them share everything else. */
export type EntityKind<T extends Entity, V extends EntityValues, S, Added, Changed, Ids> = {
  /** The name of its forms and drafts. */
  readonly name: string;
  /** Other members see which role is needed. Without it, the server decides. */
  readonly permission?: FormPermission;
  readonly words: EntityWords<NoInfer<T>, NoInfer<V>, NoInfer<S>>;
  /** Loads what the forms that add and edit need besides the entity, such as the season's choices. */
  readonly Scope: ScopeLoader<S>;
  /** `request`: of the page to the form that adds the entity. */
  readonly commands: (client: Client, request: FormRequest | null) => EntityCommands<T, Added, Changed, Ids>;
  readonly ids: (id: number, of: T | S) => Ids;
  /** The values of a new entity. */
  readonly useInitial: (scope: S, request: FormRequest | null) => V;
  /** The values of the current entity; `values`, of its form, may select a season. */
  readonly valuesOf: (entity: T, scope: S, values: V | null) => V;
  readonly check: (values: V, isNew: boolean) => readonly FieldError[];
  readonly added: (values: V, scope: S) => Added;
  readonly changed: (values: V, scope: S) => Changed;
  /** `entity` is null when adding. */
  readonly Fields: (props: {
    form: EntityForm<V>;
    scope: S;
    entity: T | null;
    request: FormRequest | null;
  }) => ReactNode;
  /** Labels of the fields in edit conflicts. */
  readonly labels: (scope: S) => FieldLabels<V>;
  /** The end of a draft's key, where a form has several drafts. */
  readonly draft?: (scope: S, opened: Opened) => string;
  /** The name of the added entity, for the page that requested it. */
  readonly madeName?: (values: V, about: About<S>) => string;
  /** Procedures with a preview; `affected` is null for a change that affects no table. */
  readonly previews?: {
    readonly change: Previewable;
    readonly remove: Previewable;
    readonly affected: (after: Changed, before: Changed) => Changed | null;
  };
  /** Why an entity cannot be edited or deleted; null when it can. */
  readonly refusals?: {
    readonly change?: (entity: T, scope: S) => string | null;
    readonly remove?: (entity: T, lang: Language) => string | null;
  };
};
