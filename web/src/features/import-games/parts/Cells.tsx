import type { RefusedCell } from '@rondelle/contracts/competition/imports.ts';
import { m } from '../../../paraglide/messages.js';
import { columnOfKind } from '../kind-words.ts';
import { cellWords, lineWords } from '../words.ts';
import blocks from '../../../ui/blocks.module.css';
import type { Sheet } from '../use-sheet.ts';

/** The column of the refused value: by its kind, else the one whose cell in the row equals the value. */
const placeIn = (sheet: Sheet, { line, column, value }: RefusedCell) => {
  const { part, line: own } = sheet.placeOf(line);
  const row = part?.table.rows[own - 1] ?? [];
  const byKind = columnOfKind(part?.reading.kinds ?? [], column);
  const byValue = byKind === null && value !== '' ? row.indexOf(value) : -1;
  const at = byKind ?? (byValue < 0 ? null : byValue);
  return { at, value: at === null ? value : (row[at] ?? value) };
};

const messageOf = (sheet: Sheet | null, { message, otherLine }: RefusedCell): string =>
  otherLine === null ? message : m.import_see_line({ message, place: lineWords(sheet, otherLine) });

/** Lists cells by their names in the spreadsheet (B4), with value and message. */
export function Cells({
  cells,
  sheet,
  count,
}: {
  cells: readonly RefusedCell[];
  sheet: Sheet | null;
  count: number;
}) {
  return (
    <ul className={blocks.rows}>
      {cells.map((cell) => {
        const { at, value } = sheet ? placeIn(sheet, cell) : { at: null, value: cell.value };
        const where = sheet && at !== null ? cellWords(sheet, cell.line, at) : lineWords(sheet, cell.line);
        const message = messageOf(sheet, cell);
        return (
          <li key={`${cell.line} ${cell.column} ${cell.message}`}>
            <strong>{where}</strong>
            {value ? m.import_cell_value({ value, message }) : m.import_cell_error({ message })}
          </li>
        );
      })}
      {count > cells.length && <li>{m.import_more({ count: count - cells.length })}</li>}
    </ul>
  );
}
