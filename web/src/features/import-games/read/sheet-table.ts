/** A sheet as texts: days as `2025-03-08`, times as `19:30`, everything else as it is shown. */
export type SheetTable = { readonly name: string; readonly rows: readonly (readonly string[])[] };

/** More than any season has; what stands beyond it is not read. */
export const mostRows = 25_000;
export const mostColumns = 60;
/** Of a file, in bytes. */
export const mostBytes = 15_000_000;

/** Spaces of all sorts are one space. */
export const tidy = (cell: string): string =>
  cell
    .replaceAll(/[\s\u00A0\u202F]+/gu, ' ')
    .trim()
    .slice(0, 200);

/** `0` → `A`, `27` → `AB`, as spreadsheets name their columns. */
export const columnLetters = (at: number): string =>
  at < 26
    ? String.fromCodePoint(65 + at)
    : columnLetters(Math.floor(at / 26) - 1) + String.fromCodePoint(65 + (at % 26));
