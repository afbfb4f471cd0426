import type { Row } from '@rondelle/projections/views/engine/any-view.ts';
import type { Column, Table } from '@rondelle/projections/views/engine/table.ts';
import { createTextNumbers, type TextNumbers } from './text-numbers.ts';

/** Rows of a page: a power of two, so that a row's number splits by bit operations. */
export const pageBits = 10;
export const pageRows = 1 << pageBits;

/**
 * Rows of a table as numbers: a quarter of the memory of objects, and hardly any work for the garbage collector,
 * because it need not visit the texts of every row.
 */
export type PackedPage = {
  readonly season: number;
  /** Four bytes a value, one row after the other: an integer as it is, a text by its number, or a mark. */
  readonly cells: Int32Array;
  /** By column, the values of `elsewhere` cells, by row. */
  readonly others: (unknown[] | undefined)[];
  readonly alive: Uint8Array;
  used: number;
};

/** Marks below every id, count and number of goals: null, and a value that is stored in `others`. */
const noValue = -(2 ** 31);
const elsewhere = noValue + 1;

type Field = {
  readonly name: string;
  readonly isInt: boolean;
  /** Null for columns without texts, or whose texts are not worth numbering. */
  readonly texts: TextNumbers | null;
};
const numbered: ReadonlySet<Column['type']> = new Set<Column['type']>(['text', 'date']);
const fieldOf = ([name, { type }]: [string, Column]): Field => ({
  name,
  isInt: type === 'int',
  texts: numbered.has(type) ? createTextNumbers() : null,
});

export type Packing = {
  readonly newPage: (season: number) => PackedPage;
  readonly pack: (page: PackedPage, at: number, row: Row) => void;
  readonly unpack: (page: PackedPage, at: number) => Row;
  /** Copies a row's values into `into`, in column order. */
  readonly read: (page: PackedPage, at: number, into: unknown[]) => void;
};

/** How rows of a table are packed. An unpacked row has exactly the table's columns, in order. */
export const packingOf = (table: Table): Packing => {
  const fields = Object.entries(table.columns).map(fieldOf);
  const { length } = fields;
  const template: Readonly<Record<string, unknown>> = Object.fromEntries(
    fields.map(({ name, isInt }) => [name, isInt ? 0 : null]),
  );

  const cellOf = ({ name, isInt, texts }: Field, value: unknown): number => {
    if (value === null || value === undefined) return noValue;
    if (!isInt) return (typeof value === 'string' ? texts?.numberOf(value) : null) ?? elsewhere;
    if (typeof value === 'number' && (value | 0) === value && value !== noValue) return value;
    throw new RangeError(`${table.name}.${name} cannot hold ${JSON.stringify(value)}`);
  };
  const valueOf = ({ cells, others }: PackedPage, at: number, i: number): unknown => {
    const cell = cells[at * length + i] as number;
    if (cell === noValue) return null;
    if (cell === elsewhere) return others[i]?.[at];
    const { isInt, texts } = fields[i] as Field;
    return isInt ? cell : texts?.textOf(cell);
  };

  return {
    newPage: (season) => ({
      season,
      cells: new Int32Array(pageRows * length),
      others: [],
      alive: new Uint8Array(pageRows),
      used: 0,
    }),
    pack: ({ cells, others }, at, row) => {
      for (let i = 0; i < length; i += 1) {
        const field = fields[i] as Field;
        const value = row[field.name];
        const cell = cellOf(field, value);
        cells[at * length + i] = cell;
        if (cell !== elsewhere) continue;
        const column = others[i] ?? Array.from<unknown>({ length: pageRows }).fill(null);
        others[i] = column;
        column[at] = value;
      }
    },
    read: (page, at, into) => {
      for (let i = 0; i < length; i += 1) into[i] = valueOf(page, at, i);
    },
    unpack: (page, at) => {
      const row = { ...template };
      for (let i = 0; i < length; i += 1) row[(fields[i] as Field).name] = valueOf(page, at, i);
      return row;
    },
  };
};
