import type { Recorded } from '@rondelle/contracts/log/event.ts';
import type { Table } from './table.ts';
import type { Key } from './view.ts';

/**
 * Views of any table, as the engine handles them: the one place where the rows' types are forgotten. It is sound
 * because the engine hands a view only rows of its own tables. Methods, not function properties, so that the compiler
 * compares their parameters both ways and a view of one table is assignable.
 */
export type Row = Readonly<Record<string, unknown>>;

export interface AnyHandler {
  keys(event: Recorded): readonly Key[];
  evolve(row: Row | undefined, event: Recorded, key: Key): Row | null | undefined;
}

export interface AnyEntityView {
  readonly kind: 'entity';
  readonly name: string;
  readonly version: number;
  readonly table: Table;
  readonly appendOnly: boolean;
  readonly on: Readonly<Partial<Record<string, AnyHandler>>>;
}

export interface AnyHistoryView {
  readonly kind: 'history';
  readonly name: string;
  readonly version: number;
  readonly table: Table;
  readonly of: { readonly name: string };
  versionOf(event: Recorded, before: Row | undefined, after: Row | null): Row | null;
}

export type AnySource = {
  readonly source: { readonly name: string; readonly table: Table };
  readonly columns: readonly (readonly string[])[];
  /** The columns that are looked at besides; null for all. */
  readonly only: readonly string[] | null;
};

export interface AnyDerivedView {
  readonly kind: 'derived';
  readonly name: string;
  readonly version: number;
  readonly table: Table;
  readonly group: readonly string[];
  readonly from: Readonly<Record<string, AnySource>>;
  compute(rows: Readonly<Record<string, readonly Row[]>>, group: Key): readonly Row[];
}

export type AnyView = AnyEntityView | AnyHistoryView | AnyDerivedView;

/** Names of the views that a view reads. */
export const sourcesOf = (view: AnyView): readonly string[] => {
  if (view.kind === 'entity') return [];
  if (view.kind === 'history') return [view.of.name];
  return Object.values(view.from).map(({ source }) => source.name);
};
