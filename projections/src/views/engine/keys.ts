import { comparePositions } from '@rondelle/contracts/log/event.ts';
import type { Row } from './any-view.ts';
import type { ColumnType, Table } from './table.ts';
import type { Key } from './view.ts';

/** A key as one value for use in a Map; unique among the keys of one table. */
export type MapKey = string | number;

/** Joins the parts with NUL, which no text in Postgres contains, so that different keys never collide. */
export const mapKey = (key: Key): MapKey => {
  const [only] = key;
  return key.length === 1 && only !== undefined ? only : key.join('\u0000');
};

type Part = string | number;
const isPart = (value: unknown): value is Part => typeof value === 'number' || typeof value === 'string';

/** Returns the values of these columns, or null when one of them is null. */
export const valuesOf = (row: Row, columns: readonly string[]): Key | null => {
  const values: Part[] = [];
  for (const column of columns) {
    const value = row[column];
    if (!isPart(value)) return null;
    values.push(value);
  }
  return values;
};

export const keyOf = (table: Table, row: Row): Key => {
  const key = valuesOf(row, table.key);
  if (!key) throw new Error(`a row of ${table.name} has no key`);
  return key;
};

/** Returns the groups that a row belongs to: at most one per alternative, without duplicates. */
export const groupsOf = (row: Row, alternatives: readonly (readonly string[])[]): readonly Key[] => {
  const groups: Key[] = [];
  for (const columns of alternatives) {
    const group = valuesOf(row, columns);
    if (group && !groups.some((other) => mapKey(other) === mapKey(group))) groups.push(group);
  }
  return groups;
};

export const seasonOfRow = (row: Row): number => Number(row['seasonId']);

/** UTF-16 sorts surrogates before U+E000…U+FFFF; UTF-8 sorts the characters that they encode after them. */
const byteOrder = (unit: number): number =>
  unit >= 0xe000 ? unit - 0x800 : unit >= 0xd800 ? unit + 0x2000 : unit;

/** Compares as Postgres' `COLLATE "C"` does: by UTF-8 bytes, which is the order of code points. */
export const compareTexts = (a: string, b: string): number => {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i += 1) {
    const difference = byteOrder(a.charCodeAt(i)) - byteOrder(b.charCodeAt(i));
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
};

const compareParts = (type: ColumnType | undefined, a: unknown, b: unknown): number => {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return (type === 'bigint' ? comparePositions : compareTexts)(String(a), String(b));
};

/** Orders rows of a table by key, in the same order as the database. */
export const rowOrder = (table: Table): ((a: Row, b: Row) => number) => {
  const parts = table.key.map((column) => ({ column, type: table.columns[column]?.type }));
  return (a, b) => {
    for (const { column, type } of parts) {
      const difference = compareParts(type, a[column], b[column]);
      if (difference !== 0) return difference;
    }
    return 0;
  };
};
