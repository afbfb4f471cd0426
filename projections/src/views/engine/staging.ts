import type { AnyEntityView, AnyHistoryView, Row } from './any-view.ts';
import type { EntityRows } from './fold.ts';
import type { MapKey } from './keys.ts';
import { unstorableIn } from './storable.ts';

/** A row before and after the fold of an event. */
export type Put = {
  readonly view: AnyEntityView;
  readonly key: MapKey;
  readonly before: Row | undefined;
  readonly after: Row | undefined;
};
/** A row that is never read back. `like` is an earlier row that shares most of its columns. */
export type Appended = {
  readonly view: AnyEntityView | AnyHistoryView;
  readonly row: Row;
  readonly like: Row | undefined;
};

/** The rows that one event produces, kept separate until all views have applied it. */
export type Staging = EntityRows & {
  readonly puts: readonly Put[];
  readonly appended: readonly Appended[];
  readonly clear: () => void;
};

/** Above this number, rows are found through a map, so that an event with many rows is not slow. */
const fewPuts = 32;

/** Creates an empty staging area. Rows that are not staged are read from `below`. */
export const createStaging = (below: Pick<EntityRows, 'get'>): Staging => {
  const puts: Put[] = [];
  const appended: Appended[] = [];
  const places = new Map<AnyEntityView, Map<MapKey, number>>();

  const placeOf = (view: AnyEntityView, key: MapKey): number => {
    if (puts.length > fewPuts) return places.get(view)?.get(key) ?? -1;
    return puts.findLastIndex((put) => put.key === key && put.view === view);
  };
  const index = (from: number): void => {
    for (let i = from; i < puts.length; i += 1) {
      const { view, key } = puts[i] as Put;
      const ofView = places.get(view) ?? new Map<MapKey, number>();
      places.set(view, ofView.set(key, i));
    }
  };
  return {
    puts,
    appended,
    clear: () => {
      puts.length = 0;
      appended.length = 0;
      if (places.size > 0) places.clear();
    },
    get: (view, key) => {
      const put = puts.length > 0 ? puts[placeOf(view, key)] : undefined;
      return put ? put.after : below.get(view, key);
    },
    put: (view, key, after) => {
      const place = puts.length > 0 ? placeOf(view, key) : -1;
      const known = puts[place];
      if (known) puts[place] = { ...known, after };
      else {
        puts.push({ view, key, before: below.get(view, key), after });
        if (puts.length > fewPuts) index(places.size === 0 ? 0 : puts.length - 1);
      }
    },
    append: (view, row) => {
      const last = puts.at(-1);
      appended.push({ view, row, like: last?.after ?? last?.before });
    },
  };
};

const wrong = (view: { readonly name: string }, column: string | null): string | null =>
  column === null ? null : `${view.name}.${column}`;

/**
 * Returns the first column that cannot be stored, as `table.column`, or null. Rows that were stored before are not
 * checked.
 */
export const unstorableAmong = (puts: readonly Put[], appended: readonly Appended[]): string | null => {
  for (const { view, before, after } of puts) {
    if (!after) continue;
    const found = wrong(view, unstorableIn(view.table)(after, before));
    if (found) return found;
  }
  for (const { view, row, like } of appended) {
    const found = wrong(view, unstorableIn(view.table)(row, like));
    if (found) return found;
  }
  return null;
};
