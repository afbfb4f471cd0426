import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { m } from '@rondelle/infra/paraglide/messages.js';

export type Cell = string | number | null;
/** A table for export: title, columns with a key for programs and a name for people, and rows. */
export type Sheet = {
  readonly title: string;
  readonly columns: readonly { readonly key: string; readonly name: string }[];
  readonly rows: readonly (readonly Cell[])[];
};

type KeyOf<Name> = Name extends `file_column_${infer Key}` ? Key : never;
/** The key of a column; every key has a name in the messages. */
type ColumnKey = KeyOf<keyof typeof m>;
/** The columns of a table in order, each with a function that makes its cell. */
export type Columns<Row> = Partial<Readonly<Record<ColumnKey, (row: Row) => Cell>>>;

export const sheetOf = <Row>(
  lang: Language,
  title: string,
  columns: Columns<Row>,
  rows: readonly Row[],
): Sheet => {
  const keys = Object.keys(columns) as ColumnKey[];
  return {
    title,
    columns: keys.map((key) => ({ key, name: m[`file_column_${key}`]({}, { locale: lang }) })),
    rows: rows.map((row) => keys.map((key) => columns[key]?.(row) ?? null)),
  };
};
