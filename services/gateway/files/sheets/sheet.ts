import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { m } from '@rondelle/infra/paraglide/messages.js';

export type Cell = string | number | null;
/** A table as a file: its title, its columns by what programs and people call them, and its rows in order. */
export type Sheet = {
  readonly title: string;
  readonly columns: readonly { readonly key: string; readonly name: string }[];
  readonly rows: readonly (readonly Cell[])[];
};

type KeyOf<Name> = Name extends `file_column_${infer Key}` ? Key : never;
/** What programs call a column; the texts have a name for each. */
type ColumnKey = KeyOf<keyof typeof m>;
/** Columns of a table of things, in order, by what each makes a cell of. */
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
