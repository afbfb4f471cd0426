import type { CompetitionEvent, EventType } from '@rondelle/contracts/competition/events.ts';
import type { Recorded } from '@rondelle/contracts/log/event.ts';
import type { RowOf, Table } from './table.ts';

export type RecordedOf<T extends EventType> = Recorded<Extract<CompetitionEvent, { type: T }>>;

/** The values of a row's key columns, in the order of `table.key`. */
export type Key = readonly (string | number)[];

/** Effect of an event on a row that it is about. */
export type Handler<Row, T extends EventType> = {
  /** The keys of the rows that the event is about; one for most events. */
  readonly keys: (event: RecordedOf<T>) => readonly Key[];
  /**
   * Gets `undefined` when there is no row yet. Returns the new row, `null` to delete it, or `undefined` to leave it
   * unchanged.
   */
  readonly evolve: (row: Row | undefined, event: RecordedOf<T>, key: Key) => Row | null | undefined;
};
/** One handler for every event type of a family; a missing one does not compile. */
export type Handlers<Row, T extends EventType> = { readonly [E in T]: Handler<Row, E> };

/** Folds events into rows. Independent of SQL and of whether it runs live or in a rebuild. */
export type EntityView<T extends Table = Table> = {
  readonly kind: 'entity';
  readonly name: T['name'];
  readonly version: number;
  readonly table: T;
  readonly on: { readonly [E in EventType]?: Handler<RowOf<T>, E> };
  /** True when events only add rows and read none, so that a rebuild need not hold them in memory. */
  readonly appendOnly: boolean;
};

/** An audit trail: keeps every version of an entity view's row, with who made it and when. */
export type HistoryView<Source extends Table = Table, T extends Table = Table> = {
  readonly kind: 'history';
  readonly name: T['name'];
  readonly version: number;
  readonly table: T;
  readonly of: EntityView<Source>;
  /** `before` and `after` are the row around the event; `after` is null for a deletion. */
  readonly versionOf: (
    event: Recorded,
    before: RowOf<Source> | undefined,
    after: RowOf<Source> | null,
  ) => RowOf<T> | null;
};

/**
 * Which source rows belong to a group. Each alternative names the source columns that hold the group's columns, in the
 * same order. A game belongs to the home team's group and to the away team's: two alternatives. A row with a null in
 * these columns belongs to no group.
 */
export type By<T extends Table = Table, C extends ColumnOf<T> = ColumnOf<T>> = {
  readonly source: EntityView<T> | DerivedView<T>;
  readonly columns: readonly (readonly ColumnOf<T>[])[];
  /** Columns that the view reads; null for all. */
  readonly only: readonly C[] | null;
  /** Simplifies a row for the view (see `seenAs`). */
  simplify?(row: Pick<RowOf<T>, C>): Pick<RowOf<T>, C>;
};
type ColumnOf<T extends Table> = keyof T['columns'] & string;
type AnyBy = {
  readonly source: { readonly name: string; readonly table: Table };
  readonly columns: readonly (readonly string[])[];
  readonly only: readonly string[] | null;
};
export type Sources = Readonly<Record<string, AnyBy>>;
type SourceRow<B> = B extends By<infer T, infer C> ? Pick<RowOf<T>, C> : never;
export type RowsOf<S extends Sources> = { readonly [K in keyof S]: readonly SourceRow<S[K]>[] };

/** Cache of a view for a group, from one computation to the next. */
export type Memory<Value> = {
  /** Returns the cached value of this group; undefined when there is none, or no longer. */
  recall(): Value | undefined;
  keep(value: Value): void;
};

/**
 * Computes all rows of a group from the rows of other views, whenever one of those changes. Never increments a number.
 */
export type DerivedView<T extends Table = Table, S extends Sources = Sources> = {
  readonly kind: 'derived';
  readonly name: T['name'];
  readonly version: number;
  readonly table: T;
  /** Columns of this view's own table that identify the group of a row. */
  readonly group: readonly (keyof T['columns'] & string)[];
  readonly from: S;
  /**
   * The view is slow to compute and not urgent: a running projector writes results first and computes it afterwards.
   * Only views of this kind may read one, and each of its groups belongs to one season.
   */
  readonly later?: true;
  /**
   * Number of groups for which the engine caches what `compute` stores; none by default. Only a running projector
   * caches anything, in its own process and for as long as it holds the shard, so the rows must be the same without it.
   */
  readonly remembers?: number;
  /**
   * Computes the rows of a group. Source rows come ordered by key, so that live runs and rebuilds give the same result.
   * Not called for a group without source rows, which has no rows. Declared as a method so that a view of specific
   * sources is assignable to `DerivedView`.
   */
  compute(rows: RowsOf<S>, group: Key, memory?: Memory<unknown>): readonly RowOf<T>[];
};

export const entityView = <T extends Table>(
  table: T,
  version: number,
  on: EntityView<T>['on'],
  options: { readonly appendOnly?: boolean } = {},
): EntityView<T> => ({
  kind: 'entity',
  name: table.name,
  version,
  table,
  on,
  appendOnly: options.appendOnly ?? false,
});

export const historyView = <Source extends Table, T extends Table>(
  table: T,
  version: number,
  of: EntityView<Source>,
  versionOf: HistoryView<Source, T>['versionOf'],
): HistoryView<Source, T> => ({ kind: 'history', name: table.name, version, table, of, versionOf });

export const by = <T extends Table>(
  source: EntityView<T> | DerivedView<T>,
  ...columns: readonly (readonly ColumnOf<T>[])[]
): By<T> => ({ source, columns, only: null });

/**
 * Limits the source rows to these columns, for large groups: the view reads less, and a change to other columns, such
 * as the hour of a game, recomputes nothing.
 */
export const only = <T extends Table, C extends ColumnOf<T>>(
  of: By<T>,
  ...columns: readonly C[]
): By<T, C> => ({
  ...of,
  only: columns,
});

/**
 * Passes the view a simpler row in place of each source row. A change that leaves the simpler row as it was, such as a
 * goal in a game that does not count before its end, recomputes nothing.
 */
export const seenAs = <T extends Table, C extends ColumnOf<T>>(
  of: By<T, C>,
  simplify: (row: Pick<RowOf<T>, C>) => Pick<RowOf<T>, C>,
): By<T, C> => ({ ...of, simplify });

export const derivedView = <T extends Table, S extends Sources>(
  view: Omit<DerivedView<T, S>, 'kind' | 'name'>,
): DerivedView<T, S> => ({ kind: 'derived', name: view.table.name, ...view });
