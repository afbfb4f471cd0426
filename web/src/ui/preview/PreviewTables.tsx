import type { PreviewOutput } from '@rondelle/contracts/competition/preview.outputs.ts';
import { m } from '../../paraglide/messages.js';
import { ChangeTable } from './ChangeTable.tsx';
import { ratingTables, tablesOf } from './change-tables.ts';
import { rankTables } from './rank-tables.ts';
import blocks from '../blocks.module.css';

/** Every rank, streak and record that a correction of one game would change; and that nothing else does. */
export function PreviewTables({ answer }: { answer: PreviewOutput }) {
  const tables = [...tablesOf(answer), ...answer.asOf.flatMap(({ day, ranks }) => rankTables(ranks, day))];
  const nothing = tables.length === 0;
  return (
    <div className={`${blocks.card} ${blocks.stack}`}>
      <h3>{m.preview_title()}</h3>
      {nothing && <p>{m.preview_nothing()}</p>}
      {[...tables, ...ratingTables(answer)].map((table) => (
        <ChangeTable key={table.caption} {...table} />
      ))}
      {!nothing && <p>{m.preview_nothing_else()}</p>}
    </div>
  );
}
