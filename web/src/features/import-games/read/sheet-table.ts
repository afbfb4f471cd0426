/** A sheet as texts: dates as `2025-03-08`, times as `19:30`, other values as displayed. */
export type SheetTable = { readonly name: string; readonly rows: readonly (readonly string[])[] };

/** Limit of the rows that are read; no season has more. */
export const mostRows = 25_000;
export const mostColumns = 60;
/** Limit of a file’s size, in bytes. */
export const mostBytes = 15_000_000;

/** Collapses whitespace to single spaces and cuts the text at 200 characters. */
export const tidy = (cell: string): string =>
  cell
    .replaceAll(/[\s\u00A0\u202F]+/gu, ' ')
    .trim()
    .slice(0, 200);

/** Returns the letters of a spreadsheet’s column: `0` → `A`, `27` → `AB`. */
export const columnLetters = (at: number): string =>
  at < 26
    ? String.fromCodePoint(65 + at)
    : columnLetters(Math.floor(at / 26) - 1) + String.fromCodePoint(65 + (at % 26));
