import { Box } from '@mantine/core';
import type { HistoryEntry } from '@rondelle/contracts/competition/outputs.ts';
import type { ReactNode } from 'react';
import { formatInstant } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';
import { FormLink } from '../form-link/FormLink.tsx';
import { Link } from '../link/Link.tsx';
import blocks from '../blocks.module.css';
import { activityWords } from './activity-words.ts';
import { Changes } from './Changes.tsx';
import { reasonWords } from './history-words.ts';
import { Who } from './Who.tsx';

type Entry = Pick<
  HistoryEntry,
  'action' | 'position' | 'recordedAt' | 'actor' | 'source' | 'reason' | 'changes' | 'revision'
>;
type Props = {
  entry: Entry;
  /** Path of the page of the change. */
  path: string;
  mayUndo: boolean;
  /** The changed entity where the list has several. */
  children?: ReactNode;
};

/** More changed fields than these are folded. */
const mostInLine = 2;

function Fields({ entry: { changes, revision } }: Pick<Props, 'entry'>) {
  const isFirst = revision === 0;
  if (changes.length === 0) return null;
  if (!isFirst && changes.length <= mostInLine) return <Changes changes={changes} first={false} inLine />;
  return (
    <details>
      <Box component="summary" c="var(--r-link)" mih="1.5rem">
        {m.history_fields({ count: changes.length })}
      </Box>
      <Changes changes={changes} first={isFirst} />
    </details>
  );
}

/** A change in two short lines: what was done and by whom; when, what changed and why. */
export function HistoryLine({ entry, path, mayUndo, children }: Props) {
  const { action, position, recordedAt, reason } = entry;
  const words = { action: activityWords(action), when: formatInstant(recordedAt) };
  return (
    <>
      <Box component="p" m={0}>
        <strong>{words.action}</strong>
        {children}{' '}
        <span>
          <Who entry={entry} />
        </span>
      </Box>
      <div className={`${blocks.line} ${blocks.note}`}>
        <Link href={path} aria-label={m.history_details_label(words)}>
          <time dateTime={recordedAt}>{words.when}</time>
        </Link>
        {reason && <span>{m.history_reason({ reason: reasonWords(reason) })}</span>}
        {mayUndo && (
          <FormLink form="undo-event" about={Number(position)} aria-label={m.history_undo_label(words)}>
            {m.history_undo()}
          </FormLink>
        )}
        <Fields entry={entry} />
      </div>
    </>
  );
}
