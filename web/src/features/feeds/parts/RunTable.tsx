import { Button } from '@mantine/core';
import type { Feed, FeedRun } from '@rondelle/contracts/site/feeds.inputs.ts';
import { useState } from 'react';
import { formatInstant } from '../../../lib/format/format.ts';
import { useLater } from '../../../lib/page/use-lazy.ts';
import { m } from '../../../paraglide/messages.js';
import { PlainTable } from '../../../ui/plain-table/PlainTable.tsx';
import { runWords } from '../feed-words.ts';
import blocks from '../../../ui/blocks.module.css';

function Left({ run: { left, leftCount } }: { run: FeedRun }) {
  if (leftCount === 0) return null;
  return (
    <details className={blocks.fold}>
      <summary>{m.feeds_left_count({ count: leftCount })}</summary>
      <ul>
        {left.map(({ about, value, message }, at) => (
          // Rows can have equal texts, so texts cannot be keys. oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            {value ? m.feeds_left_value({ about, value, message }) : m.feeds_left_line({ about, message })}
          </li>
        ))}
        {leftCount > left.length && <li>{m.import_more({ count: leftCount - left.length })}</li>}
      </ul>
    </details>
  );
}

const loadUndo = async () => (await import('../../../ui/progress/UndoTogether.tsx')).UndoTogether;

/** Button that undoes the changes of a run; the code for it is loaded on the first press. */
function Undo({ run }: { run: FeedRun }) {
  const [isUndoing, setIsUndoing] = useState(false);
  const { Part: UndoTogether } = useLater(isUndoing, loadUndo);
  if (isUndoing && UndoTogether) return <UndoTogether correlationId={run.runId} isConfirming />;
  return (
    <Button
      variant="default"
      size="compact-md"
      aria-label={m.feeds_action_of({ action: m.import_undo(), name: formatInstant(run.requestedAt) })}
      onClick={() => setIsUndoing(true)}
    >
      {m.feeds_undo()}
    </Button>
  );
}

const hasChanged = ({ counts }: FeedRun): boolean => counts !== null && counts.added + counts.corrected > 0;

/** The latest runs of a feed, each with its counts, skipped rows and undo. */
export function RunTable({ feed: { name, runs } }: { feed: Feed }) {
  if (runs.length === 0) return <p className={blocks.muted}>{m.feeds_never_run()}</p>;
  return (
    <PlainTable label={m.feeds_runs_of({ name })}>
      <thead>
        <tr>
          <th scope="col">{m.feeds_when()}</th>
          <th scope="col">{m.feeds_became()}</th>
        </tr>
      </thead>
      <tbody>
        {runs.map((run) => (
          <tr key={run.runId} data-marked={run.outcome === 'failed' || undefined}>
            <th scope="row">
              <time dateTime={run.requestedAt}>{formatInstant(run.requestedAt)}</time>{' '}
              {run.requestedBy === 'page' && <span className={blocks.note}>{m.feeds_by_page()}</span>}
            </th>
            <td>
              {runWords(run)}
              <Left run={run} />
              {hasChanged(run) && <Undo run={run} />}
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}
