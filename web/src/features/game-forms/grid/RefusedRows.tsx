import { m } from '../../../paraglide/messages.js';
import type { Fault } from '../../../lib/refusal.ts';
import { faultWords, ofColumn } from './fault-words.ts';

/** A row that will not be taken, by its number in the grid, and why. */
export type RefusedRow = Fault & { readonly number: number };

/** In the preview: the rows that the server would refuse as things stand. */
export function RefusedRows({ rows }: { rows: readonly RefusedRow[] }) {
  if (rows.length === 0) return null;
  return (
    <>
      <p>{m.preview_rows_refused()}</p>
      <ul>
        {rows.map((row) => (
          <li key={row.number}>{faultWords(row.number, ofColumn(row))}</li>
        ))}
      </ul>
    </>
  );
}
