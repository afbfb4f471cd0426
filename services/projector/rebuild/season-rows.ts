import type { Row } from '@rondelle/projections/views/engine/any-view.ts';
import { type MapKey, rowOrder, seasonOfRow } from '@rondelle/projections/views/engine/keys.ts';
import type { Table } from '@rondelle/projections/views/engine/table.ts';
import { type PackedPage, packingOf, pageBits, pageRows } from './packed-page.ts';
import { createPlaces } from './places.ts';

/** The packed rows of one view, by key and by season. */
export type SeasonRows = {
  readonly get: (key: MapKey) => Row | undefined;
  readonly put: (key: MapKey, row: Row | undefined) => void;
  readonly seasons: () => Iterable<number>;
  /** The rows of one season, ordered by key. */
  readonly rowsOf: (season: number) => Row[];
  /** Calls `take` with the values of each row in column order; rows come in no order, and the array is reused. */
  readonly eachOf: (season: number, take: (values: readonly unknown[]) => void) => void;
  /** Frees the rows of a season: none of them may be read or put afterwards. */
  readonly forget: (season: number) => void;
};

const at = (place: number): number => place & (pageRows - 1);

export const createSeasonRows = (table: Table): SeasonRows => {
  const { newPage, pack, unpack, read } = packingOf(table);
  const order = rowOrder(table);
  /** A place combines the number of a page with a row's number in it. */
  const pages: (PackedPage | null)[] = [];
  const places = createPlaces();
  const numbers = new Map<number, number[]>();

  const pageAt = (place: number): PackedPage => pages[place >>> pageBits] as PackedPage;
  const pagesOf = (season: number): PackedPage[] =>
    (numbers.get(season) ?? []).map((number) => pages[number] as PackedPage);
  const newPlace = (season: number): number => {
    const ofSeason = numbers.get(season) ?? [];
    numbers.set(season, ofSeason);
    const last = ofSeason.at(-1);
    const page = last === undefined ? null : pages[last];
    if (page && last !== undefined && page.used < pageRows) return (last << pageBits) | page.used++;
    ofSeason.push(pages.length);
    pages.push({ ...newPage(season), used: 1 });
    return (pages.length - 1) << pageBits;
  };
  const remove = (key: MapKey, place: number): void => {
    pageAt(place).alive[at(place)] = 0;
    places.delete(key);
  };

  return {
    get: (key) => {
      const place = places.get(key);
      return place === undefined ? undefined : unpack(pageAt(place), at(place));
    },
    put: (key, row) => {
      let place = places.get(key);
      if (place !== undefined && (!row || pageAt(place).season !== seasonOfRow(row))) {
        remove(key, place);
        place = undefined;
      }
      if (!row) return;
      if (place === undefined) {
        place = newPlace(seasonOfRow(row));
        places.set(key, place);
      }
      const page = pageAt(place);
      pack(page, at(place), row);
      page.alive[at(place)] = 1;
    },
    seasons: () => numbers.keys(),
    rowsOf: (season) => {
      const rows: Row[] = [];
      for (const page of pagesOf(season))
        for (let i = 0; i < page.used; i += 1) if (page.alive[i] === 1) rows.push(unpack(page, i));
      return rows.sort(order);
    },
    eachOf: (season, take) => {
      const values: unknown[] = [];
      for (const page of pagesOf(season))
        for (let i = 0; i < page.used; i += 1) {
          if (page.alive[i] !== 1) continue;
          read(page, i, values);
          take(values);
        }
    },
    forget: (season) => {
      for (const number of numbers.get(season) ?? []) pages[number] = null;
      numbers.set(season, []);
    },
  };
};
