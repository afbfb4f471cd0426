import type { AnyEntityView, AnyHistoryView, Row } from './any-view.ts';
import type { EntityRows } from './fold.ts';
import type { MapKey } from './keys.ts';
import { unstorableIn } from './storable.ts';

/** A row around an event, as its fold left it. */
export type Put = {
  readonly view: AnyEntityView;
  readonly key: MapKey;
  readonly before: Row | undefined;
  readonly after: Row | undefined;
};
/** A row that nothing reads back; `like` is a row put before it that shares most of its columns. */
export type Appended = {
  readonly view: AnyEntityView | AnyHistoryView;
  readonly row: Row;
  readonly like: Row | undefined;
};

/** What one event makes of rows, kept apart until all its views have taken it. */
export type Staging = EntityRows & {
  readonly puts: readonly Put[];
  readonly appended: readonly Appended[];
  readonly clear: () => void;
};

/** From so many rows on, they are found by a map: an event that names many must not be slow. */
const fewPuts = 32;

/** Rows that are not among those put so far are asked of `below`. */
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

/** The first column of a row that cannot be stored, by its table's name, or null. Rows that were there before can. */
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
