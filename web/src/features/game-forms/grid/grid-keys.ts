import type { ClipboardEvent, KeyboardEvent } from 'react';
import { type Column, isColumn } from './columns.ts';

type CellPosition = { readonly row: number; readonly column: Column };

/** Returns the row (from 0) and column of a cell’s element; null for other elements. */
const positionOf = (element: EventTarget): CellPosition | null => {
  if (!(element instanceof HTMLElement)) return null;
  const { row, column = null } = element.dataset;
  return row && isColumn(column) ? { row: Number(row) - 1, column } : null;
};

const cellsOf = (grid: Element, { column }: CellPosition) => [
  ...grid.querySelectorAll<HTMLElement>(`[data-column="${column}"]:enabled`),
];

/** Returns the step for a key, or null. Arrows move only from number cells: selects and pickers need them. */
const stepOf = ({ key, shiftKey, target }: KeyboardEvent): 1 | -1 | null => {
  if (key === 'Enter') return shiftKey ? -1 : 1;
  const isNumber = target instanceof HTMLInputElement && target.inputMode === 'numeric';
  if (!isNumber || shiftKey) return null;
  return key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : null;
};

type Grid = {
  readonly addRows: () => void;
  readonly paste: (text: string, at: CellPosition) => boolean;
};

/** Moves within the column by Enter and the arrows, as in a spreadsheet; Enter in the last row adds rows. */
const moveByKey = (event: KeyboardEvent<HTMLElement>, { addRows }: Grid): void => {
  const [position, step] = [positionOf(event.target), stepOf(event)];
  const grid = event.currentTarget.closest('[data-grid]');
  if (!position || step === null || !grid) return;
  event.preventDefault();
  const at = cellsOf(grid, position).findIndex((cell) => cell === event.target) + step;
  const next = cellsOf(grid, position)[at];
  if (next || event.key !== 'Enter' || step < 0) return next?.focus();
  addRows();
  requestAnimationFrame(() => cellsOf(grid, position)[at]?.focus());
};

/** Spreads pasted text of several cells from the focused cell; leaves the text of one cell to the browser. */
const pasteAtCell = (event: ClipboardEvent<HTMLElement>, { paste }: Grid): void => {
  const position = positionOf(event.target);
  if (position && paste(event.clipboardData.getData('text/plain'), position)) event.preventDefault();
};

/** Returns the event handlers of each cell. */
export const cellKeys = (grid: Grid) => ({
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => moveByKey(event, grid),
  onPaste: (event: ClipboardEvent<HTMLElement>) => pasteAtCell(event, grid),
});
export type CellKeys = ReturnType<typeof cellKeys>;
