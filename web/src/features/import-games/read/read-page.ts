import { pageText } from './page-text.ts';
import { mostColumns, mostRows, type SheetTable, tidy } from './sheet-table.ts';

/**
 * The texts of a table’s rows. A cell that spans columns is followed by empty ones, as a merged cell is in a workbook;
 * the text of one that spans rows is repeated in each, as one day beside all its games.
 */
const textsOf = (rows: readonly HTMLTableRowElement[]): string[][] => {
  const texts: string[][] = rows.map(() => []);
  for (const [at, { cells }] of rows.entries()) {
    let column = 0;
    for (const cell of cells) {
      const { colSpan, rowSpan } = cell;
      const text = tidy(pageText(cell));
      while (texts[at]?.[column] !== undefined) column += 1;
      const width = Math.min(colSpan, mostColumns - column);
      for (const row of texts.slice(at, at + Math.max(1, Math.min(rowSpan, rows.length))))
        for (let of = 0; of < width; of += 1) row[column + of] = of === 0 ? text : '';
      column += width;
      if (column >= mostColumns) break;
    }
  }
  // Rows that end before a spanning cell have holes.
  return texts.map((row) => Array.from(row, (text: string | undefined) => text ?? ''));
};

/** Reads the tables of a web page: many league sites save one as `.xls`. Never runs scripts or loads links. */
export const readPage = (html: string): SheetTable[] =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('table')]
    .map((table, at) => ({
      name: (table.caption && tidy(pageText(table.caption))) || String(at + 1),
      rows: textsOf([...table.rows].slice(0, mostRows)),
    }))
    .filter(({ rows }) => rows.some((row) => row.some((cell) => cell !== '')));
