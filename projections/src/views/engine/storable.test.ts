import { expect, test } from 'vitest';
import { isDay, isStorableKey, unstorableIn } from './storable.ts';
import { bool, date, float, ids, int, json, nullable, position, table, text, timestamp } from './table.ts';

const everything = table(
  't_everything',
  {
    id: int,
    name: text,
    note: nullable(text),
    at: position,
    share: float,
    is: bool,
    day: date,
    instant: timestamp,
    list: json<unknown>(5),
    categories: nullable(ids(5)),
  },
  { key: ['id'], indexes: [['name']] },
);
const row = {
  id: 1,
  name: 'a',
  note: null,
  at: '12',
  share: 0.5,
  is: true,
  day: '2026-02-28',
  instant: '2026-01-31T12:00:00.000Z',
  list: [1, { a: 'b' }],
  categories: [1, 2],
};
const columnOf = (changes: object) => unstorableIn(everything)({ ...row, ...changes });

test('names the first column that does not fit its table, or null when the row fits', () => {
  expect(columnOf({})).toBeNull();
  for (const id of [2 ** 31, -(2 ** 31), 1.5, Number.NaN, '1', null]) expect(columnOf({ id })).toBe('id');
  expect(columnOf({ id: 2 ** 31 - 1 })).toBeNull();
  for (const name of ['a\u0000', 'a\ud800', '\udc00', 'a'.repeat(201), `${'a'.repeat(60)}\u0000`, 1])
    expect(columnOf({ name })).toBe('name');
  for (const name of ['', '\u{1F3D2}', 'é'.repeat(200)]) expect(columnOf({ name })).toBeNull();
  expect(columnOf({ note: 'a'.repeat(10_000) })).toBeNull();
  expect(columnOf({ note: 'a'.repeat(10_001) })).toBe('note');
  for (const at of ['', '-1', '1.5', '1e3', '9007199254740993', 7]) expect(columnOf({ at })).toBe('at');
  for (const share of [Number.NaN, Number.POSITIVE_INFINITY, '1']) expect(columnOf({ share })).toBe('share');
  expect(columnOf({ is: 'true' })).toBe('is');
  for (const instant of ['', '2026-01-31', '0000-01-31T12:00:00.000Z', '+26-01-31T12:00:00.000Z'])
    expect(columnOf({ instant })).toBe('instant');
});

test('limits JSON to the number of values of its column, and rejects values that jsonb rejects', () => {
  for (const list of [[1, 2, 3, 4], { a: 1, b: [2, 3] }, null]) {
    const column = list === null ? 'list' : null;
    expect(columnOf({ list })).toBe(column);
  }
  for (const list of [[1, 2, 3, 4, 5], ['\u0000'], { '\ud800': 1 }, [Number.NaN], [undefined], [() => 1]])
    expect(columnOf({ list })).toBe('list');
  expect(columnOf({ list: { a: undefined } })).toBeNull();
  expect(columnOf({ list: [2 ** 53, 0.5] })).toBeNull();
});

test('rejects a list of ids with a value that an id column cannot store', () => {
  expect(columnOf({ categories: [2 ** 31 - 1] })).toBeNull();
  for (const categories of [[2 ** 31], [2 ** 53], [0.5], [1, 2, 3, 4, 5]])
    expect(columnOf({ categories })).toBe('categories');
});

test('accepts the days that Postgres accepts', () => {
  for (const day of ['0001-01-01', '9999-12-31', '2024-02-29', '2000-02-29']) expect(isDay(day)).toBe(true);
  for (const day of ['0000-01-01', '2023-02-29', '1900-02-29', '2026-13-01', '2026-00-10', '2026-04-31'])
    expect(isDay(day)).toBe(false);
  for (const day of ['2026-1-01', '26-01-01', '2026-01-0a', '2026/01/01', '2026-01-00', 20260101])
    expect(isDay(day)).toBe(false);
});

test('does not check unchanged columns of a stored row', () => {
  const odd = { ...row, name: 'a\u0000' };
  expect(unstorableIn(everything)({ ...odd, id: 2 }, odd)).toBeNull();
  expect(unstorableIn(everything)({ ...odd, id: 2 ** 31 }, odd)).toBe('id');
});

test('rejects keys that no row can have', () => {
  expect(isStorableKey(everything, [2 ** 31 - 1])).toBe(true);
  expect(isStorableKey(everything, [2 ** 31])).toBe(false);
});
