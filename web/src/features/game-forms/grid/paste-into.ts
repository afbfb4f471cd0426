import type { DateOrder } from '@rondelle/contracts/competition/sheet-columns.ts';
import { m } from '../../../paraglide/messages.js';
import { type Column, columns } from './columns.ts';
import { displayOrderOf, readAs } from '../../../lib/cells/read-as.ts';
import { parsePaste } from './parse-paste.ts';
import type { Span } from '../../../lib/cells/read-date.ts';
import { changed, emptyRow, isEmpty, type Row } from './rows.ts';

type Where = {
  /** Row (from 0) of the cell to paste into; without one, the table is added after the filled rows. */
  readonly row?: number;
  readonly column?: Column;
  /** Date of added rows. */
  readonly day: string;
  /** First and last day of the season, which complete dates without a year. */
  readonly span?: Span;
};
type After = { readonly rows: readonly Row[]; readonly message: string };

const filled = (some: readonly Row[]) => some.filter((one) => !isEmpty(one));

const pastedTable = (rows: readonly Row[], text: string, { row, span }: Where): After | null => {
  const pasted = parsePaste(text, span);
  if (!pasted || pasted.rows.length === 0) return null;
  const before = row === undefined ? rows : rows.slice(0, row);
  const behind = row === undefined ? [] : rows.slice(row);
  const names = pasted.leftOut.join(', ');
  return {
    rows: [...filled(before), ...pasted.rows, ...filled(behind)],
    message: [m.grid_pasted({ count: pasted.rows.length }), names && m.grid_left_out({ names })]
      .filter(Boolean)
      .join(' '),
  };
};

/** Fills a cell with pasted text; a new team name clears the chosen team, so that it is matched again. */
const filledCell = (
  row: Row,
  column: Column,
  cell: string,
  { span, order }: { readonly span: Span | undefined; readonly order: DateOrder | undefined },
): Row => {
  const found = readAs(column, cell, span, order);
  const before = column === 'homeTeamId' || column === 'awayTeamId' ? { [column]: '' } : {};
  const after = changed(row, { ...before, ...found });
  return { ...after, unread: { ...after.unread, ...found.unread } };
};

/** Fills a column down from the cell that it is pasted into. */
const pastedColumn = (
  rows: readonly Row[],
  text: string,
  { row, column, day, span }: Where,
): After | null => {
  const cells = text.trim().split(/\r?\n/);
  if (row === undefined || !column || !columns.includes(column) || cells.length < 2) return null;
  const days = {
    span,
    order: displayOrderOf(
      cells.map((cell) => cell.trim()),
      span,
    ),
  };
  const missing = Math.max(0, row + cells.length - rows.length);
  const all = [...rows, ...Array.from({ length: missing }, () => emptyRow(rows.at(-1)?.date || day))];
  return {
    rows: all.map((one, at) => {
      const cell = cells[at - row]?.trim();
      return cell && one.saved === null ? filledCell(one, column, cell, days) : one;
    }),
    message: m.grid_filled({ count: cells.length }),
  };
};

/** Returns the rows after pasting a table or a column of a spreadsheet; null for the text of one cell. */
export const pasteInto = (rows: readonly Row[], text: string, where: Where): After | null =>
  pastedTable(rows, text, where) ?? pastedColumn(rows, text, where);
