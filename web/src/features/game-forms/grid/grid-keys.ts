import type { ClipboardEvent, KeyboardEvent } from 'react';
import { type Column, isColumn } from './columns.ts';

type PageLocation = { readonly row: number; readonly column: Column };

/** The cell that an element is, its row from 0; null for everything else. */
const placeOf = (element: EventTarget): PageLocation | null => {
  if (!(element instanceof HTMLElement)) return null;
  const { row, column = null } = element.dataset;
  return row && isColumn(column) ? { row: Number(row) - 1, column } : null;
};

const cellsOf = (grid: Element, { column }: PageLocation) => [
  ...grid.querySelectorAll<HTMLElement>(`[data-column="${column}"]:enabled`),
];

/** Up and down arrows stay what they are where they choose: in lists, dates and times. */
const stepOf = ({ key, shiftKey, target }: KeyboardEvent): 1 | -1 | null => {
  if (key === 'Enter') return shiftKey ? -1 : 1;
  const isNumber = target instanceof HTMLInputElement && target.inputMode === 'numeric';
  if (!isNumber || shiftKey) return null;
  return key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : null;
};

type Grid = {
  readonly addRows: () => void;
  readonly paste: (text: string, at: PageLocation) => boolean;
};

/** As in a spreadsheet: Enter and the arrows lead to the same column of another row; below the last, Enter adds some. */
const moveByKey = (event: KeyboardEvent<HTMLElement>, { addRows }: Grid): void => {
  const [pageLocation, step] = [placeOf(event.target), stepOf(event)];
  const grid = event.currentTarget.closest('[data-grid]');
  if (!pageLocation || step === null || !grid) return;
  event.preventDefault();
  const at = cellsOf(grid, pageLocation).findIndex((cell) => cell === event.target) + step;
  const next = cellsOf(grid, pageLocation)[at];
  if (next || event.key !== 'Enter' || step < 0) return next?.focus();
  addRows();
  requestAnimationFrame(() => cellsOf(grid, pageLocation)[at]?.focus());
};

/** Text of several cells that is pasted into one of them; one cell’s text is left to the browser. */
const pasteByPlace = (event: ClipboardEvent<HTMLElement>, { paste }: Grid): void => {
  const pageLocation = placeOf(event.target);
  if (pageLocation && paste(event.clipboardData.getData('text/plain'), pageLocation)) event.preventDefault();
};

/** What each cell of the grid listens to. */
export const cellKeys = (grid: Grid) => ({
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => moveByKey(event, grid),
  onPaste: (event: ClipboardEvent<HTMLElement>) => pasteByPlace(event, grid),
});
export type CellKeys = ReturnType<typeof cellKeys>;
