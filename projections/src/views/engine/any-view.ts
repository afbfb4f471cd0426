import type { Recorded } from '@rondelle/contracts/log/event.ts';
import type { Table } from './table.ts';
import type { Key, Memory } from './view.ts';

/**
 * Untyped versions of the view types, for the engine. This is sound because the engine hands a view only rows of its
 * own tables. Functions are declared as methods so that TypeScript compares their parameters bivariantly and a view of
 * a specific table is assignable.
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
  /** Columns that the view reads besides `columns`; null for all. */
  readonly only: readonly string[] | null;
  /** Simplifies a row for the view. */
  simplify?(row: Row): Row;
};

export interface AnyDerivedView {
  readonly kind: 'derived';
  readonly name: string;
  readonly version: number;
  readonly later?: true;
  readonly remembers?: number;
  readonly table: Table;
  readonly group: readonly string[];
  readonly from: Readonly<Record<string, AnySource>>;
  compute(
    rows: Readonly<Record<string, readonly Row[]>>,
    group: Key,
    memory?: Memory<unknown>,
  ): readonly Row[];
}

export type AnyView = AnyEntityView | AnyHistoryView | AnyDerivedView;

/** Names of the views that a view reads. */
export const sourcesOf = (view: AnyView): readonly string[] => {
  if (view.kind === 'entity') return [];
  if (view.kind === 'history') return [view.of.name];
  return Object.values(view.from).map(({ source }) => source.name);
};
