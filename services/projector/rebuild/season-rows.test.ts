import { int, json, nullable, table, text } from '@rondelle/projections/views/engine/table.ts';
import { expect, test } from 'vitest';
import { isOfSeason } from '@rondelle/projections/views/engine/table.ts';
import { createSeasonRows } from './season-rows.ts';

const games = table(
  'games',
  { gameId: int, seasonId: int, goals: nullable(int), venue: nullable(text), notes: json<object>() },
  { key: ['gameId'] },
);
const game = (
  gameId: number,
  seasonId: number,
  goals: number | null = null,
  venue: string | null = null,
) => ({
  gameId,
  seasonId,
  goals,
  venue,
  notes: { of: gameId },
});

const venueOf = (id: number) => (id % 3 === 0 ? 'Aréna de Lévis' : `Aréna ${id}`);

test('returns a stored row unchanged, with nulls and objects', () => {
  const rows = createSeasonRows(games);
  const row = game(7, 2, null, 'Aréna de Lévis');
  rows.put(7, row);
  expect(rows.get(7)).toEqual(row);
  expect(rows.get(8)).toBeUndefined();
});

test('rows are returned by season in key order, over many pages and distant ids', () => {
  const rows = createSeasonRows(games);
  const ids = [...Array.from({ length: 3_000 }, (_, i) => 3_000 - i), 100_000_000];
  for (const id of ids) rows.put(id, game(id, id % 2, id));
  expect(rows.rowsOf(0).map(({ gameId }) => gameId)).toEqual(
    ids.filter((id) => id % 2 === 0).toSorted((a, b) => a - b),
  );
  let odd = 0;
  rows.eachOf(1, ([id]) => {
    odd += Number(id) % 2;
  });
  expect(odd).toBe(1_500);
});

test('returns a row once after a change or a move to another season, and not after its removal', () => {
  const rows = createSeasonRows(games);
  rows.put(1, game(1, 5, 3));
  rows.put(1, game(1, 5, 4));
  expect(rows.rowsOf(5)).toEqual([game(1, 5, 4)]);
  rows.put(1, game(1, 6, 4));
  expect(rows.rowsOf(5)).toEqual([]);
  expect(rows.rowsOf(6)).toEqual([game(1, 6, 4)]);
  rows.put(1, undefined);
  expect(rows.rowsOf(6)).toEqual([]);
  expect(rows.get(1)).toBeUndefined();
});

test('removes only the rows of the season that is dropped', () => {
  const rows = createSeasonRows(games);
  for (let id = 0; id < 3_000; id += 1) rows.put(id, game(id, id % 2));
  rows.forget(1);
  expect(rows.rowsOf(1)).toEqual([]);
  expect(rows.rowsOf(0)).toHaveLength(1_500);
  expect(rows.get(2)).toEqual(game(2, 0));
});

test('refuses a number that the database would not accept', () => {
  const rows = createSeasonRows(games);
  expect(() => rows.put(1, game(1, 5, 1.5))).toThrow(RangeError);
  expect(() => rows.put(1, game(1, 5, 2 ** 31))).toThrow(RangeError);
});

test('a table without a season, or with a nullable one, belongs to no season', () => {
  expect(isOfSeason(games)).toBe(true);
  expect(isOfSeason(table('teams', { teamId: int }, { key: ['teamId'] }))).toBe(false);
  expect(isOfSeason(table('log', { id: int, seasonId: nullable(int) }, { key: ['id'] }))).toBe(false);
});

test('returns a row unchanged for any number of different texts in a column', () => {
  const rows = createSeasonRows(games);
  const most = 40_000;
  for (let id = 0; id < most; id += 1) rows.put(id, game(id, 1, id, venueOf(id)));
  const all = rows.rowsOf(1);
  expect(all).toHaveLength(most);
  expect(all.every((row) => row['venue'] === venueOf(Number(row['gameId'])))).toBe(true);
});

test('a row preserves the smallest integers, an empty text, and a text that follows a null', () => {
  const rows = createSeasonRows(games);
  const smallest = game(1, 5, -(2 ** 31) + 1, '');
  rows.put(1, smallest);
  expect(rows.get(1)).toEqual(smallest);
  rows.put(1, game(1, 5, null, null));
  expect(rows.get(1)).toEqual(game(1, 5));
  rows.put(1, smallest);
  const values: unknown[] = [];
  rows.eachOf(5, (row) => values.push(...row));
  expect(values).toEqual([1, 5, -(2 ** 31) + 1, '', { of: 1 }]);
});
