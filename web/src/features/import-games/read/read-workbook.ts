import { type CellObject, type Range, read, SSF } from '@e965/xlsx';
import { mostColumns, mostRows, type SheetTable, tidy } from './sheet-table.ts';

const pad = (part: number): string => String(part).padStart(2, '0');

/** Formats a spreadsheet’s date number independently of its cell format: `2025-03-08`, `19:30`, or both. */
const momentOf = (value: number, date1904: boolean): string => {
  const { y, m, d, H, M, S } = SSF.parse_date_code(value + 1 / 172_800, { date1904 });
  const time = `${pad(H)}:${pad(M)}`;
  if (value < 1) return time;
  const day = `${y}-${pad(m)}-${pad(d)}`;
  return H + M + (S > 1 ? 1 : 0) === 0 ? day : `${day} ${time}`;
};

/** Returns whether a number format only rounds or groups; `"M"0` displays « M13 », and `0"-"0` a score. */
const isPlainFormat = (format: string): boolean => /^(?:General|[0#?.,\s_()-]+(?:;.*)?)$/i.test(format);

const unknownError = '#REF!';

const textOf = ({ t, v, w, z }: CellObject, date1904: boolean): string => {
  if (t === 'n' && typeof v === 'number') {
    if (typeof z === 'string' && SSF.is_date(z)) return momentOf(v, date1904);
    const isPlain = typeof z !== 'string' || isPlainFormat(z);
    return isPlain || !w ? String(Math.round(v * 1e6) / 1e6) : tidy(w);
  }
  // Sent unchanged, so that a result that could not be computed does not become an upcoming game.
  if (t === 'e') return tidy(w ?? unknownError);
  return tidy(typeof v === 'string' ? v : (w ?? String(v ?? '')));
};

/** Repeats the text of vertically merged cells in each row: one day beside all its games. */
const fillMerged = (rows: readonly string[][], merges: readonly Range[]): void => {
  for (const { s, e } of merges) {
    const text = rows[s.r]?.[s.c];
    if (!text || s.c !== e.c) continue;
    for (const row of rows.slice(s.r + 1, e.r + 1)) {
      while (row.length <= s.c) row.push('');
      row[s.c] = text;
    }
  }
};

/** Reads the sheets of a workbook (`.xlsx`, `.ods`) as texts, without empty ones. Throws for other files. */
export const readWorkbook = (bytes: Uint8Array): SheetTable[] => {
  const book = read(bytes, {
    type: 'array',
    dense: true,
    cellNF: true,
    cellFormula: false,
    cellHTML: false,
    sheetRows: mostRows,
  });
  const date1904 = book.Workbook?.WBProps?.date1904 === true;
  return book.SheetNames.flatMap((name) => {
    const sheet = book.Sheets[name];
    const data: readonly (readonly (CellObject | undefined)[] | undefined)[] = sheet?.['!data'] ?? [];
    // Empty rows are holes in the array, which Array.from fills.
    const rows = Array.from(data, (row) =>
      Array.from(row?.slice(0, mostColumns) ?? [], (cell) => (cell ? textOf(cell, date1904) : '')),
    );
    fillMerged(rows, sheet?.['!merges'] ?? []);
    return rows.some((row) => row.some((cell) => cell !== '')) ? [{ name, rows }] : [];
  });
};
