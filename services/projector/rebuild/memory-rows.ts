import type {
  AnyDerivedView,
  AnyEntityView,
  AnyHistoryView,
  Row,
} from '@rondelle/projections/views/engine/any-view.ts';
import type { EntityRows } from '@rondelle/projections/views/engine/fold.ts';
import { type MapKey, rowOrder, seasonOfRow } from '@rondelle/projections/views/engine/keys.ts';
import { isOfSeason } from '@rondelle/projections/views/engine/table.ts';
import { createSeasonRows, type SeasonRows } from './season-rows.ts';

/** The rows in memory that a rebuild needs until it has computed what derives from them. */
export type MemoryRows = EntityRows & {
  readonly seasons: () => ReadonlySet<number>;
  /** A view's rows of all seasons, ordered by key. */
  readonly all: (view: string) => readonly Row[];
  /** A view's rows of one season, ordered by key. */
  readonly ofSeason: (view: string, season: number) => readonly Row[];
  /** Stores the rows of a view that was computed for all seasons. */
  readonly store: (view: AnyDerivedView, rows: readonly Row[]) => void;
  /** Calls `take` with the values of each row of one season, in column order; the array is reused for the next row. */
  readonly eachOfSeason: (view: string, season: number, take: (values: readonly unknown[]) => void) => void;
  /** Frees the rows of a season; they must not be read afterwards. */
  readonly forget: (season: number) => void;
};

const none: readonly Row[] = [];

/** `append` receives the rows of append-only and history views, which go straight to the database. */
export const createMemoryRows = (
  views: readonly AnyEntityView[],
  append: (view: AnyEntityView | AnyHistoryView, row: Row) => void,
): MemoryRows => {
  const packed = new Map<string, SeasonRows>();
  const loose = new Map<string, Map<MapKey, Row>>();
  const derived = new Map<string, readonly Row[]>();
  const bySeason = new Map<string, ReadonlyMap<number, readonly Row[]>>();
  const orders = new Map(views.map(({ name, table }) => [name, rowOrder(table)]));
  for (const { name, table } of views) {
    if (isOfSeason(table)) packed.set(name, createSeasonRows(table));
    else loose.set(name, new Map());
  }

  const all = (view: string): readonly Row[] => {
    const rows = packed.get(view);
    const order = orders.get(view);
    if (rows) return [...rows.seasons()].flatMap((season) => rows.rowsOf(season)).sort(order);
    return derived.get(view) ?? [...(loose.get(view)?.values() ?? none)].sort(order);
  };
  return {
    append,
    get: ({ name }, key) => packed.get(name)?.get(key) ?? loose.get(name)?.get(key),
    put: ({ name }, key, row) => {
      const rows = packed.get(name);
      if (rows) rows.put(key, row);
      else if (row) loose.get(name)?.set(key, row);
      else loose.get(name)?.delete(key);
    },
    seasons: () =>
      new Set(
        [...packed.values(), ...bySeason.values()].flatMap((rows) => [
          ...('seasons' in rows ? rows.seasons() : rows.keys()),
        ]),
      ),
    all,
    ofSeason: (view, season) => packed.get(view)?.rowsOf(season) ?? bySeason.get(view)?.get(season) ?? none,
    store: ({ name, table }, rows) => {
      const ordered = rows.toSorted(rowOrder(table));
      derived.set(name, ordered);
      if (isOfSeason(table)) bySeason.set(name, Map.groupBy(ordered, seasonOfRow));
    },
    eachOfSeason: (view, season, take) => packed.get(view)?.eachOf(season, take),
    forget: (season) => {
      for (const rows of packed.values()) rows.forget(season);
    },
  };
};
