import type { ActivityBatch, AdminActivity } from '@rondelle/contracts/site/administration.ts';
import { formatInstant, formatNumber } from '../../../lib/format/format.ts';
import { usePageLocation, withSearch } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { ActivityEntry } from '../../../ui/activity-list/ActivityList.tsx';
import { activityWords, kindWords } from '../../../ui/history/activity-words.ts';
import { Link } from '../../../ui/link/Link.tsx';
import blocks from '../../../ui/blocks.module.css';

const titleOf = ({ source, events }: ActivityBatch): string =>
  source === 'demo' ? m.admin_activity_demo({ count: events }) : m.admin_activity_import({ count: events });

/** One line per batch; it unfolds to counts by kind and action, and a link to its events. */
function Batch({ batch }: { batch: ActivityBatch }) {
  const location = usePageLocation();
  return (
    <li>
      <details className={blocks.fold}>
        <summary>
          <strong>{titleOf(batch)}</strong>{' '}
          {batch.actor.name && <span className={blocks.note}>{batch.actor.name} </span>}
          <time dateTime={batch.to} className={blocks.note}>
            {formatInstant(batch.to)}
          </time>
        </summary>
        <ul className={blocks.prose}>
          {batch.kinds.map(({ kind, action, events }) => (
            <li key={`${kind} ${action}`}>
              {activityWords(action)}, {kindWords(kind)}: {formatNumber(events)}
            </li>
          ))}
        </ul>
        <Link href={withSearch(location, { within: batch.last, before: null })}>
          {m.admin_activity_open()}
        </Link>
      </details>
    </li>
  );
}

/** Changes by people one by one, and changes by programs per batch. */
export function ActivityLines({ lines }: Pick<AdminActivity, 'lines'>) {
  return (
    <ol className={blocks.rows}>
      {lines.map(({ change, batch }) =>
        change ? (
          <ActivityEntry key={change.position} entry={change} />
        ) : (
          batch && <Batch key={batch.last} batch={batch} />
        ),
      )}
    </ol>
  );
}
