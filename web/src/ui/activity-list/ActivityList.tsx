import type { Activity } from '@rondelle/contracts/competition/activity.outputs.ts';
import { formatInstant } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';
import { activityWords, kindWords, subjectWords } from '../history/activity-words.ts';
import { reasonWords } from '../history/history-words.ts';
import { Who } from '../history/Who.tsx';
import { Link } from '../link/Link.tsx';
import classes from './activity-list.module.css';

/** Where entries of several seasons stand together, each says of which it is; null for what all seasons share. */
type Listed = Activity & { readonly season?: string | null };

function Entry({ entry }: { entry: Listed }) {
  const { action, kind, subject, reason, recordedAt, season } = entry;
  const name = subjectWords(entry);
  return (
    <li className={classes.entry}>
      <span className={classes.what}>
        <strong>{activityWords(action)}</strong>
        <span>
          {subject.name && <span className={classes.kind}>{kindWords(kind)} </span>}
          {subject.path ? <Link href={subject.path}>{name}</Link> : name}
        </span>
        {season && <span className={classes.kind}>{season}</span>}
        {reason && <em>{m.history_reason({ reason: reasonWords(reason) })}</em>}
      </span>
      <span className={classes.when}>
        <span>
          <Who entry={entry} />
        </span>
        <time dateTime={recordedAt}>{formatInstant(recordedAt)}</time>
      </span>
    </li>
  );
}

/** What was done, to what, by whom and when. */
export function ActivityList({ entries }: { entries: readonly Listed[] }) {
  return (
    <ol className={classes.entries}>
      {entries.map((entry) => (
        <Entry key={entry.position} entry={entry} />
      ))}
    </ol>
  );
}
