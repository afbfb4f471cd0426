import type { RefusedCell } from '@rondelle/contracts/competition/imports.ts';
import { m } from '../../../paraglide/messages.js';
import { columnOfKind } from '../kind-words.ts';
import { columnLetters } from '../read/sheet-table.ts';
import blocks from '../../../ui/blocks.module.css';
import type { Sheet } from '../use-sheet.ts';

const valueIn = ({ line, value }: RefusedCell, at: number | null, sheet: Sheet | null): string =>
  at === null ? value : (sheet?.table?.rows[line - 1]?.[at] ?? value);

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
        const at = columnOfKind(sheet?.read?.kinds ?? [], cell.column);
        const value = valueIn(cell, at, sheet);
        const where =
          at === null
            ? m.import_line({ line: cell.line })
            : m.import_cell({ cell: columnLetters(at) + cell.line });
        return (
          <li key={`${cell.line} ${cell.column} ${cell.message}`}>
            <strong>{where}</strong>
            {value
              ? m.import_cell_value({ value, message: cell.message })
              : m.import_cell_error({ message: cell.message })}
          </li>
        );
      })}
      {count > cells.length && <li>{m.import_more({ count: count - cells.length })}</li>}
    </ul>
  );
}
