import { m } from '../../../paraglide/messages.js';
import blocks from '../../../ui/blocks.module.css';
import type { LeftOut as Row } from '../read/games-in.ts';

const visibleCount = 50;

const reasons = {
  title: m.import_left_title,
  total: m.import_left_total,
  bye: m.import_left_bye,
  twice: m.import_left_twice,
} as const;

/** Lists the rows that are not games, each with its text. */
export function LeftOut({ rows }: { rows: readonly Row[] }) {
  if (rows.length === 0) return null;
  return (
    <details className={blocks.fold}>
      <summary>{m.import_left_out({ count: rows.length })}</summary>
      <ul className={blocks.rows}>
        {rows.slice(0, visibleCount).map(({ line, text, why }) => (
          <li key={line}>{reasons[why]({ line, text })}</li>
        ))}
        {rows.length > visibleCount && <li>{m.import_more({ count: rows.length - visibleCount })}</li>}
      </ul>
    </details>
  );
}
