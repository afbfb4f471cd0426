import type { Activity } from '@rondelle/contracts/competition/activity.outputs.ts';
import { formatInstant } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';
import { activityWords, kindWords, subjectWords } from '../history/activity-words.ts';
import { reasonWords } from '../history/history-words.ts';
import { Who } from '../history/Who.tsx';
import { Link } from '../link/Link.tsx';
import blocks from '../blocks.module.css';

/** An entry with its season in lists over several seasons; null for entities without a season. */
type Listed = Activity & { readonly season?: string | null };

export function ActivityEntry({ entry }: { entry: Listed }) {
  const { action, kind, subject, about, reason, recordedAt, season } = entry;
  const name = subjectWords(entry);
  return (
    <li className={blocks.ends}>
      <span className={`${blocks.line} ${blocks.grow}`}>
        <strong>{activityWords(action)}</strong>
        <span>
          {subject.name && <span className={blocks.note}>{kindWords(kind)} </span>}
          {subject.path ? <Link href={subject.path}>{name}</Link> : name}
        </span>
        {about && (
          <span className={blocks.note}>
            {about.path ? <Link href={about.path}>{about.name}</Link> : about.name}
          </span>
        )}
        {season && <span className={blocks.note}>{season}</span>}
        {reason && <em>{m.history_reason({ reason: reasonWords(reason) })}</em>}
      </span>
      <span className={`${blocks.line} ${blocks.note}`}>
        <span>
          <Who entry={entry} />
        </span>
        <time dateTime={recordedAt}>{formatInstant(recordedAt)}</time>
      </span>
    </li>
  );
}

/** A list of changes: what was done, to what, by whom and when. */
export function ActivityList({ entries }: { entries: readonly Listed[] }) {
  return (
    <ol className={blocks.rows}>
      {entries.map((entry) => (
        <ActivityEntry key={entry.position} entry={entry} />
      ))}
    </ol>
  );
}
