import { Box } from '@mantine/core';
import type { HistoryEntry } from '@rondelle/contracts/competition/outputs.ts';
import type { ReactNode } from 'react';
import { formatInstant } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../icon/Icon.tsx';
import { FormLink } from '../form-link/FormLink.tsx';
import { activityWords } from './activity-words.ts';
import { Changes } from './Changes.tsx';
import { EntryLine, OnWide } from './EntryLine.tsx';

type Entry = Pick<
  HistoryEntry,
  'action' | 'position' | 'recordedAt' | 'actor' | 'source' | 'reason' | 'changes' | 'revision'
>;
type Props = {
  entry: Entry;
  /** Path of the page of the change. */
  path: string;
  mayUndo: boolean;
  /** Shows the time only: a heading names the day. */
  inDay?: boolean;
  /** The changed entity where the list has several. */
  children?: ReactNode;
};

/** More changed fields than these are folded. */
const mostInLine = 2;

const hasFieldsInLine = ({ changes, revision }: Entry): boolean =>
  revision !== 0 && changes.length <= mostInLine;

function Fields({ entry }: Pick<Props, 'entry'>) {
  const { changes, revision } = entry;
  if (changes.length === 0) return null;
  if (hasFieldsInLine(entry)) return <Changes changes={changes} first={false} inLine />;
  return (
    <details>
      <Box component="summary" c="var(--r-link)">
        {m.history_fields({ count: changes.length })}
      </Box>
      <Changes changes={changes} first={revision === 0} />
    </details>
  );
}

/** A change in a line, with what changed, and its undo for those who may. */
export function HistoryLine({ entry, path, mayUndo, inDay = false, children }: Props) {
  const { action, position, recordedAt } = entry;
  const words = { action: activityWords(action), when: formatInstant(recordedAt) };
  const undo = mayUndo && (
    <FormLink form="undo-event" about={Number(position)} aria-label={m.history_undo_label(words)}>
      <OnWide>{m.history_undo()}</OnWide>
      <Box component="span" hiddenFrom="sm" display="inline-flex" px={4} style={{ verticalAlign: '-5px' }}>
        <Icon of="undo" />
      </Box>
    </FormLink>
  );
  const fields = <Fields entry={entry} />;
  // The time links to the page of the change, and that page has the folded fields too.
  const isFolded = children !== undefined && !hasFieldsInLine(entry);
  return (
    <EntryLine entry={entry} path={path} inDay={inDay} after={undo}>
      {children} {isFolded ? <OnWide>{fields}</OnWide> : fields}
    </EntryLine>
  );
}
