import type { CompetitionEvent, EventType } from '@rondelle/contracts/competition/events.ts';
import type { Recorded } from '@rondelle/contracts/log/event.ts';
import type { RowOf, Table } from './table.ts';

export type RecordedOf<T extends EventType> = Recorded<Extract<CompetitionEvent, { type: T }>>;

/** The values of a row's key columns, in the order of `table.key`. */
export type Key = readonly (string | number)[];

/** What an event makes of the row it is about; `null` takes the row away, `undefined` in is "no such row yet". */
export type Handler<Row, T extends EventType> = {
  /** The keys of the rows that the event is about; most events are about one. */
  readonly keys: (event: RecordedOf<T>) => readonly Key[];
  /** `undefined` out leaves the row as it is. */
  readonly evolve: (row: Row | undefined, event: RecordedOf<T>, key: Key) => Row | null | undefined;
};
/** One handler for every event type of a family: a missing one does not compile. */
export type Handlers<Row, T extends EventType> = { readonly [E in T]: Handler<Row, E> };

/** Folds events into rows. It knows neither SQL nor whether it runs live or in a rebuild. */
export type EntityView<T extends Table = Table> = {
  readonly kind: 'entity';
  readonly name: T['name'];
  readonly version: number;
  readonly table: T;
  readonly on: { readonly [E in EventType]?: Handler<RowOf<T>, E> };
  /** Every event makes new rows and none is ever read back: they are not kept in memory while rebuilding. */
  readonly appendOnly: boolean;
};

/** Keeps every version that a row of an entity view ever had, with who made it and when: an audit trail. */
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
 * Which rows of a source belong to a group: each alternative names, in the order of the group's columns, the source's
 * columns that hold them. A game belongs to a home team's group and to an away team's: two alternatives. A row with a
 * null in these columns belongs to no group.
 */
export type By<T extends Table = Table, C extends ColumnOf<T> = ColumnOf<T>> = {
  readonly source: EntityView<T> | DerivedView<T>;
  readonly columns: readonly (readonly ColumnOf<T>[])[];
  /** All that the view looks at; null for every column. */
  readonly only: readonly C[] | null;
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

/** Computes all rows of a group from other views' rows: recomputed when one of them changes, never incremented. */
export type DerivedView<T extends Table = Table, S extends Sources = Sources> = {
  readonly kind: 'derived';
  readonly name: T['name'];
  readonly version: number;
  readonly table: T;
  /** Columns of this view's own table that say which group a row belongs to. */
  readonly group: readonly (keyof T['columns'] & string)[];
  readonly from: S;
  /**
   * Source rows come ordered by their key, so that the answer does not depend on how it is run. A group that no source
   * row belongs to has no rows and is not asked for. A method, so that a view that reads some sources is still a view.
   */
  compute(rows: RowsOf<S>, group: Key): readonly RowOf<T>[];
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
 * The same rows with these columns alone, for large groups: less is read, and a change of other columns, such as the
 * hour of a game, computes nothing anew.
 */
export const only = <T extends Table, C extends ColumnOf<T>>(
  of: By<T>,
  ...columns: readonly C[]
): By<T, C> => ({
  ...of,
  only: columns,
});

export const derivedView = <T extends Table, S extends Sources>(
  view: Omit<DerivedView<T, S>, 'kind' | 'name'>,
): DerivedView<T, S> => ({ kind: 'derived', name: view.table.name, ...view });
