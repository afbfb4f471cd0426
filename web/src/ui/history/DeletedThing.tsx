import type { HistoryAnswer } from '@rondelle/contracts/competition/history.answers.ts';
import { overPage, withForm } from '../../lib/form-link.ts';
import { usePlace } from '../../lib/place.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../link/Link.tsx';
import { Who } from './Who.tsx';
import classes from './history.module.css';
import { formatInstant } from '../../lib/format.ts';

const takesAway = (action: string) => /(Deleted|Merged)$/.test(action);

/** Says that a thing is gone, who deleted it and when, and offers to undo that. */
export function DeletedThing({ answer: { subject, kind, entries } }: { answer: HistoryAnswer }) {
  const place = usePlace();
  const deletion = entries.find((entry) => entry.kind === kind && takesAway(entry.action));
  return (
    <div className={classes.deleted}>
      <p>{m.deleted_thing({ name: subject.name })}</p>
      {deletion && (
        <p>
          <Who entry={deletion} /> · {formatInstant(deletion.recordedAt)} ·{' '}
          <Link
            href={withForm(place, 'undo-event', Number(deletion.position))}
            state={overPage}
            rel="nofollow"
          >
            {m.deleted_thing_undo()}
          </Link>
        </p>
      )}
    </div>
  );
}
