import { m } from '../../../paraglide/messages.js';
import type { FieldError } from '../../../lib/http/call-error.ts';
import { rowErrorText, ofColumn } from './row-error-text.ts';

/** The error of a row that the server would refuse, with the row’s number in the grid, from 1. */
export type RefusedRow = FieldError & { readonly number: number };

/** Lists in the preview the rows that the server would refuse now. */
export function RefusedRows({ rows }: { rows: readonly RefusedRow[] }) {
  if (rows.length === 0) return null;
  return (
    <>
      <p>{m.preview_rows_refused()}</p>
      <ul>
        {rows.map((row) => (
          <li key={row.number}>{rowErrorText(row.number, ofColumn(row))}</li>
        ))}
      </ul>
    </>
  );
}
