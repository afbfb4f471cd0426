import { Box } from '@mantine/core';
import type { Activity } from '@rondelle/contracts/competition/activity.outputs.ts';
import { formatInstant } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';
import { activityWords, kindWords, subjectWords } from '../history/activity-words.ts';
import { reasonWords } from '../history/history-words.ts';
import { Who } from '../history/Who.tsx';
import { Link } from '../link/Link.tsx';
import blocks from '../blocks.module.css';

/** An entry with its season in lists over several seasons; null for entities without a season. */
type Listed = Activity & { readonly season?: string | null };

/** The instant of a change, with a link to the change where there is one. */
function When({ entry: { action, recordedAt }, path }: { entry: Listed; path: string | undefined }) {
  const when = formatInstant(recordedAt);
  const time = <time dateTime={recordedAt}>{when}</time>;
  if (path === undefined) return time;
  return (
    <Link href={path} aria-label={m.history_details_label({ action: activityWords(action), when })}>
      {time}
    </Link>
  );
}

export function ActivityEntry({ entry, path }: { entry: Listed; path?: string | undefined }) {
  const { action, kind, subject, about, reason, season } = entry;
  const name = subjectWords(entry);
  return (
    <li>
      <Box component="p" m={0}>
        <strong>{activityWords(action)}</strong>{' '}
        {subject.name && <span className={blocks.note}>{kindWords(kind)} </span>}
        {subject.path ? <Link href={subject.path}>{name}</Link> : name}
      </Box>
      <div className={`${blocks.line} ${blocks.note}`}>
        <When entry={entry} path={path} />
        <span>
          <Who entry={entry} />
        </span>
        {about && <span>{about.path ? <Link href={about.path}>{about.name}</Link> : about.name}</span>}
        {season && <span>{season}</span>}
        {reason && <em>{m.history_reason({ reason: reasonWords(reason) })}</em>}
      </div>
    </li>
  );
}

type Props = {
  entries: readonly Listed[];
  /** Path of the page of the change at a position, where it and its whole action are undone. */
  pathOf?: (position: string) => string;
};

/** A list of changes: what was done, to what, by whom and when. */
export function ActivityList({ entries, pathOf }: Props) {
  return (
    <ol className={blocks.rows}>
      {entries.map((entry) => (
        <ActivityEntry key={entry.position} entry={entry} path={pathOf?.(entry.position)} />
      ))}
    </ol>
  );
}
