import { type CellObject, read, SSF } from '@e965/xlsx';
import { mostColumns, mostRows, type SheetTable, tidy } from './sheet-table.ts';

const pad = (part: number): string => String(part).padStart(2, '0');

/** Formats a spreadsheet’s date number independently of its cell format: `2025-03-08`, `19:30`, or both. */
const momentOf = (value: number): string => {
  const { y, m, d, H, M, S } = SSF.parse_date_code(value + 1 / 172_800);
  const time = `${pad(H)}:${pad(M)}`;
  if (value < 1) return time;
  const day = `${y}-${pad(m)}-${pad(d)}`;
  return H + M + (S > 1 ? 1 : 0) === 0 ? day : `${day} ${time}`;
};

const textOf = ({ t, v, w, z }: CellObject): string => {
  if (t === 'n' && typeof v === 'number')
    return typeof z === 'string' && SSF.is_date(z) ? momentOf(v) : String(Math.round(v * 1e6) / 1e6);
  if (t === 'e') return '';
  return tidy(typeof v === 'string' ? v : (w ?? String(v ?? '')));
};

/** Reads the sheets of a workbook (`.xlsx`, `.ods`) as texts, without empty ones. Throws when it is no workbook. */
export const readWorkbook = (bytes: Uint8Array): SheetTable[] => {
  const book = read(bytes, {
    type: 'array',
    dense: true,
    cellNF: true,
    cellFormula: false,
    cellHTML: false,
    sheetRows: mostRows,
  });
  return book.SheetNames.flatMap((name) => {
    const data: readonly (readonly (CellObject | undefined)[] | undefined)[] =
      book.Sheets[name]?.['!data'] ?? [];
    // Empty rows are holes in the array, which Array.from fills.
    const rows = Array.from(data, (row) =>
      Array.from(row?.slice(0, mostColumns) ?? [], (cell) => (cell ? textOf(cell) : '')),
    );
    return rows.some((row) => row.some((cell) => cell !== '')) ? [{ name, rows }] : [];
  });
};
