import type { Activity } from '@rondelle/contracts/competition/activity.outputs.ts';
import { dayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import type { DashboardOutput } from '@rondelle/contracts/following/following.outputs.ts';
import { formatDay, formatInstant } from '../../../lib/format/format.ts';
import { m } from '../../../paraglide/messages.js';
import { subjectWords } from '../../../ui/history/activity-words.ts';
import { EntryLine } from '../../../ui/history/EntryLine.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import blocks from '../../../ui/blocks.module.css';

function Change({ entry }: { entry: Activity }) {
  const { subject } = entry;
  const name = subjectWords(entry);
  return (
    <li>
      <EntryLine entry={entry} inDay>
        {subject.path ? <Link href={subject.path}>{name}</Link> : name}
      </EntryLine>
    </li>
  );
}

/** Number of changes of a day that are displayed unfolded: a weekend has dozens of results. */
const visiblePerDay = 10;

function DayOfChanges({ entries }: { entries: readonly Activity[] }) {
  const folded = entries.slice(visiblePerDay);
  return (
    <>
      <ol className={blocks.rows}>
        {entries.slice(0, visiblePerDay).map((entry) => (
          <Change key={entry.position} entry={entry} />
        ))}
      </ol>
      {folded.length > 0 && (
        <details>
          <summary>{m.dashboard_changes_folded({ count: folded.length })}</summary>
          <ol className={blocks.rows}>
            {folded.map((entry) => (
              <Change key={entry.position} entry={entry} />
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

/** Changes that others made since the last visit, by day. */
export function Changes({ changes }: Pick<DashboardOutput, 'changes'>) {
  const { since, entries, hasMore } = changes;
  const days = Map.groupBy(entries, ({ recordedAt }) => dayInQuebec(recordedAt));
  return (
    <Section title={since ? m.dashboard_changes() : m.dashboard_changes_first()}>
      {since && <p className={blocks.muted}>{m.dashboard_changes_since({ when: formatInstant(since) })}</p>}
      {entries.length === 0 && <p>{m.dashboard_changes_none()}</p>}
      {[...days].map(([day, ofDay]) => (
        <div key={day}>
          <h3>{formatDay(day)}</h3>
          <DayOfChanges entries={ofDay} />
        </div>
      ))}
      {hasMore && <p className={blocks.muted}>{m.dashboard_changes_more()}</p>}
    </Section>
  );
}
