import { csvCell } from '@rondelle/contracts/csv-cell.ts';
import type { SheetFormat } from '@rondelle/contracts/site/files.ts';
import { utils, write } from '@e965/xlsx';
import type { Cell, Sheet } from './sheets/sheet.ts';

/** Makes spreadsheet programs read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

const csvLine = (cells: readonly Cell[]): string =>
  cells.map((cell) => (cell === null ? '' : csvCell(cell))).join(',');

const csvOf = ({ columns, rows }: Sheet): string =>
  byteOrderMark + [columns.map(({ name }) => name), ...rows].map((cells) => `${csvLine(cells)}\r\n`).join('');

const jsonOf = ({ title, columns, rows }: Sheet): string =>
  JSON.stringify({
    title,
    columns,
    rows: rows.map((cells) => Object.fromEntries(columns.map(({ key }, at) => [key, cells[at] ?? null]))),
  });

const widest = 40;
/** A valid sheet name: spreadsheet programs forbid these characters and more than 31. */
const sheetName = (title: string): string =>
  title
    .replaceAll(/[:\\/?*[\]']/g, ' ')
    .slice(0, 31)
    .trim() || 'Rondelle';

/** Writes an XLSX file. Text cells have a text type, so none is read as a formula. */
const xlsxOf = ({ title, columns, rows }: Sheet): Buffer => {
  const header = columns.map(({ name }) => name);
  const sheet = utils.aoa_to_sheet([header, ...rows.map((cells) => [...cells])]);
  sheet['!cols'] = columns.map((_, at) => {
    const lengths = [header, ...rows].map((cells) => String(cells[at] ?? '').length);
    return { wch: Math.min(widest, Math.max(...lengths) + 2) };
  });
  sheet['!autofilter'] = {
    ref: utils.encode_range({ s: { r: 0, c: 0 }, e: { r: rows.length, c: columns.length - 1 } }),
  };
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, sheetName(title));
  const bytes: Buffer = write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
  return bytes;
};

const writers = {
  csv: { type: 'text/csv; charset=utf-8', write: csvOf },
  json: { type: 'application/json; charset=utf-8', write: jsonOf },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: xlsxOf,
  },
} as const satisfies Record<SheetFormat, { type: string; write: (sheet: Sheet) => string | Buffer }>;

/** The body and media type of a table in a format. */
export const writeSheet = (sheet: Sheet, format: SheetFormat): { type: string; body: string | Buffer } => {
  const { type, write: writeIn } = writers[format];
  return { type, body: writeIn(sheet) };
};
