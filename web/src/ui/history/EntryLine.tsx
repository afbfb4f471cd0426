import { Box } from '@mantine/core';
import type { HistoryEntry } from '@rondelle/contracts/competition/outputs.ts';
import type { ReactNode } from 'react';
import { formatClock, formatInstant } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../link/Link.tsx';
import { activityWords } from './activity-words.ts';
import { reasonWords } from './history-words.ts';
import { Who } from './Who.tsx';
import blocks from '../blocks.module.css';
import css from './entry-line.module.css';

type Entry = Pick<HistoryEntry, 'action' | 'recordedAt'> &
  Partial<Pick<HistoryEntry, 'actor' | 'source' | 'reason'>>;
type Props = {
  entry: Entry;
  /** Path of the page of the change, where it has one. */
  path?: string | undefined;
  /** Shows the time only: a heading names the day. */
  inDay?: boolean;
  /** The changed entity and its fields. */
  children?: ReactNode;
  /** An action on the change, at the end of the line. */
  after?: ReactNode;
};

/** The instant of a change, with a link to the change where there is one. */
function When({ entry: { action, recordedAt }, path, inDay = false }: Props) {
  const when = inDay ? formatClock(recordedAt) : formatInstant(recordedAt);
  if (path === undefined) return <time dateTime={recordedAt}>{when}</time>;
  return (
    <Link href={path} aria-label={m.history_details_label({ action: activityWords(action), when })}>
      <time dateTime={recordedAt}>{when}</time>
    </Link>
  );
}

/** On wide screens, the action is a column of at least this width, so that the subjects line up. */
const firstColumn = { minWidth: 'min(13.5rem, 25cqi)' };

/**
 * A change in one line: what was done to what and why, when and by whom. Phones have two: what was done, when and by whom
 * in the first, to what and why in the second.
 */
export function EntryLine(props: Props) {
  const { entry, children, after } = props;
  const { action, actor, source, reason } = entry;
  return (
    <div className={`${blocks.ends} ${css.entry}`}>
      <strong style={firstColumn}>{activityWords(action)}</strong>
      <span className={css.what}>
        {children}
        {reason && <em> {m.history_reason({ reason: reasonWords(reason) })}</em>}
      </span>
      <span className={blocks.muted}>
        <When {...props} />
        {actor && source !== undefined && (
          <>
            {' · '}
            <Who entry={{ actor, source }} />
          </>
        )}
        {after && (
          <>
            {' '}
            <OnWide>· </OnWide>
            {after}
          </>
        )}
      </span>
    </div>
  );
}

/** Part of a line that phones omit, because the page that the line links to shows it. */
export const OnWide = ({ children }: { children: ReactNode }) => (
  <Box component="span" visibleFrom="sm">
    {children}
  </Box>
);
