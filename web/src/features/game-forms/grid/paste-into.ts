import { m } from '../../../paraglide/messages.js';
import { type Column, columns } from './columns.ts';
import { readAs } from '../../../lib/cells/read-as.ts';
import { parsePaste } from './parse-paste.ts';
import type { Span } from '../../../lib/cells/read-date.ts';
import { changed, emptyRow, isEmpty, type Row } from './rows.ts';

type Where = {
  /** The cell that it is pasted into; without one, it comes behind what is there. */
  readonly row?: number;
  readonly column?: Column;
  /** Of rows that have to be added. */
  readonly day: string;
  /** The season’s days, by which short dates are read. */
  readonly span?: Span;
};
type After = { readonly rows: readonly Row[]; readonly said: string };

const filled = (some: readonly Row[]) => some.filter((one) => !isEmpty(one));

const pastedTable = (rows: readonly Row[], text: string, { row, span }: Where): After | null => {
  const pasted = parsePaste(text, span);
  if (!pasted || pasted.rows.length === 0) return null;
  const before = row === undefined ? rows : rows.slice(0, row);
  const behind = row === undefined ? [] : rows.slice(row);
  const names = pasted.leftOut.join(', ');
  return {
    rows: [...filled(before), ...pasted.rows, ...filled(behind)],
    said: [m.grid_pasted({ count: pasted.rows.length }), names && m.grid_left_out({ names })]
      .filter(Boolean)
      .join(' '),
  };
};

/** Pasted over what a cell held, a team's name is looked up anew. */
const filledCell = (row: Row, column: Column, cell: string, span?: Span): Row => {
  const found = readAs(column, cell, span);
  const before = column === 'homeTeamId' || column === 'awayTeamId' ? { [column]: '' } : {};
  const after = changed(row, { ...before, ...found });
  return { ...after, unread: { ...after.unread, ...found.unread } };
};

/** A column of a spreadsheet goes down from the cell that it is pasted into. */
const pastedColumn = (
  rows: readonly Row[],
  text: string,
  { row, column, day, span }: Where,
): After | null => {
  const cells = text.trim().split(/\r?\n/);
  if (row === undefined || !column || !columns.includes(column) || cells.length < 2) return null;
  const missing = Math.max(0, row + cells.length - rows.length);
  const all = [...rows, ...Array.from({ length: missing }, () => emptyRow(rows.at(-1)?.date || day))];
  return {
    rows: all.map((one, at) => {
      const cell = cells[at - row]?.trim();
      return cell && one.saved === null ? filledCell(one, column, cell, span) : one;
    }),
    said: m.grid_filled({ count: cells.length }),
  };
};

/** What a table or a column of a spreadsheet makes of the rows; null where it is one cell's text only. */
export const pasteInto = (rows: readonly Row[], text: string, where: Where): After | null =>
  pastedTable(rows, text, where) ?? pastedColumn(rows, text, where);
