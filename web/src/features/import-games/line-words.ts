import { m } from '../../paraglide/messages.js';
import { columnLetters } from './read/sheet-table.ts';
import type { Sheet } from './use-sheet.ts';

type Places = Pick<Sheet, 'placeOf' | 'parts'>;

const isOne = ({ parts }: Places): boolean => parts.filter(({ reading }) => reading.isIncluded).length < 2;

/** Names a line of an import: « Ligne 5 », with the sheet where several are imported. */
export const lineWords = (sheet: Places | null, fileLine: number): string => {
  if (!sheet) return m.import_line({ line: fileLine });
  const { part, line } = sheet.placeOf(fileLine);
  const own = m.import_line({ line });
  return part && !isOne(sheet) ? m.import_in_sheet({ sheet: part.table.name, place: own }) : own;
};

/** Names a cell by its letters and line: « Case F12 », with the sheet where several are imported. */
export const cellWords = (sheet: Places, fileLine: number, column: number): string => {
  const { part, line } = sheet.placeOf(fileLine);
  const own = m.import_cell({ cell: columnLetters(column) + line });
  return part && !isOne(sheet) ? m.import_in_sheet({ sheet: part.table.name, place: own }) : own;
};
