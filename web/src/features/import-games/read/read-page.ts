import { mostColumns, mostRows, type SheetTable, tidy } from './sheet-table.ts';

/** A cell that spans columns is followed by empty ones, as a merged cell is in a workbook. */
const textsOf = ({ cells }: HTMLTableRowElement): string[] =>
  [...cells]
    .flatMap(({ textContent, colSpan }) => [
      tidy(textContent),
      ...Array.from({ length: Math.min(colSpan, mostColumns) - 1 }, () => ''),
    ])
    .slice(0, mostColumns);

/** Reads the tables of a web page: many sites of leagues save one as `.xls`. Nothing in it is run or loaded. */
export const readPage = (html: string): SheetTable[] =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('table')]
    .map((table, at) => ({
      name: tidy(table.caption?.textContent ?? '') || String(at + 1),
      rows: [...table.rows].slice(0, mostRows).map(textsOf),
    }))
    .filter(({ rows }) => rows.some((row) => row.some((cell) => cell !== '')));
