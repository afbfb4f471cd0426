import type { Activity } from '@rondelle/contracts/competition/activity.answers.ts';
import { formatInstant } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { reasonWords } from '../../../ui/history/history-words.ts';
import { Who } from '../../../ui/history/Who.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import classes from '../activity.module.css';
import { activityWords, kindWords, subjectWords } from '../../../ui/history/activity-words.ts';

function Entry({ entry }: { entry: Activity }) {
  const { action, kind, subject, reason, recordedAt } = entry;
  const name = subjectWords(entry);
  return (
    <li className={classes.entry}>
      <span className={classes.what}>
        <strong>{activityWords(action)}</strong>
        <span>
          <span className={classes.kind}>{kindWords(kind)}</span>{' '}
          {subject.path ? <Link href={subject.path}>{name}</Link> : name}
        </span>
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
export function ActivityList({ entries }: { entries: readonly Activity[] }) {
  return (
    <ol className={classes.entries}>
      {entries.map((entry) => (
        <Entry key={entry.position} entry={entry} />
      ))}
    </ol>
  );
}
