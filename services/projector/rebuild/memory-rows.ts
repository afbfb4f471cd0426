import type {
  AnyEntityView,
  AnyHistoryView,
  AnySource,
  AnyView,
  Row,
} from '@rondelle/projections/engine/any-view.ts';
import type { EntityRows } from '@rondelle/projections/engine/fold.ts';
import { groupsOf, type MapKey, mapKey, rowOrder } from '@rondelle/projections/engine/keys.ts';
import type { Table } from '@rondelle/projections/engine/table.ts';
import type { Key } from '@rondelle/projections/engine/view.ts';

/** A group and its rows, ordered by key. */
export type Grouped = ReadonlyMap<MapKey, { readonly group: Key; readonly rows: readonly Row[] }>;

/** All rows of the views that others derive from, while a rebuild runs. */
export type MemoryRows = EntityRows & {
  /** The rows of an entity view, ordered by key. */
  readonly all: (view: AnyView) => readonly Row[];
  /** Keeps a derived view's rows for those that read it. */
  readonly keep: (view: AnyView, rows: readonly Row[]) => void;
  readonly grouped: (source: AnySource) => Grouped;
  /** To be called when nothing that is still to be computed reads the view. */
  readonly release: (view: string) => void;
};

const grouping = (rows: readonly Row[], columns: AnySource['columns']): Grouped => {
  const groups = new Map<MapKey, { group: Key; rows: Row[] }>();
  for (const row of rows) {
    for (const group of groupsOf(row, columns)) {
      const id = mapKey(group);
      const known = groups.get(id);
      if (known) known.rows.push(row);
      else groups.set(id, { group, rows: [row] });
    }
  }
  return groups;
};

/** `append` gets the rows of append-only and history views: they go straight to the database. */
export const createMemoryRows = (
  append: (view: AnyEntityView | AnyHistoryView, row: Row) => void,
): MemoryRows => {
  const entities = new Map<string, Map<MapKey, Row>>();
  const ordered = new Map<string, readonly Row[]>();
  const groupings = new Map<string, Map<string, Grouped>>();

  const sorted = (name: string, table: Table): readonly Row[] => {
    const known = ordered.get(name);
    if (known) return known;
    const rows = [...(entities.get(name)?.values() ?? [])].sort(rowOrder(table));
    ordered.set(name, rows);
    entities.delete(name);
    return rows;
  };
  return {
    append,
    get: (view, key) => entities.get(view.name)?.get(key),
    put: (view, key, row) => {
      const rows = entities.get(view.name) ?? new Map<MapKey, Row>();
      entities.set(view.name, rows);
      if (row) rows.set(key, row);
      else rows.delete(key);
    },
    all: (view) => sorted(view.name, view.table),
    keep: (view, rows) => {
      ordered.set(view.name, rows.toSorted(rowOrder(view.table)));
    },
    grouped: ({ source, columns }) => {
      const signature = JSON.stringify(columns);
      const ofSource = groupings.get(source.name) ?? new Map<string, Grouped>();
      groupings.set(source.name, ofSource);
      const known = ofSource.get(signature) ?? grouping(sorted(source.name, source.table), columns);
      ofSource.set(signature, known);
      return known;
    },
    release: (view) => {
      entities.delete(view);
      ordered.delete(view);
      groupings.delete(view);
    },
  };
};
