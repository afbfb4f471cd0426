import type { PastChange } from '@rondelle/contracts/competition/history.outputs.ts';
import { formatInstant } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';
import { FormLink } from '../form-link/FormLink.tsx';
import { Link } from '../link/Link.tsx';
import { activityWords, subjectWords } from './activity-words.ts';
import { Changes } from './Changes.tsx';
import { reasonWords } from './history-words.ts';
import { Who } from './Who.tsx';
import blocks from '../blocks.module.css';

type Props = {
  changes: readonly PastChange[];
  /** The page's entity; entries of other entities are named. */
  of?: { readonly kind: string; readonly id: number };
  /** Shows a link to undo each entry. */
  undoable?: boolean;
};

function ChangeLinks({ change, when }: { change: PastChange; when: string }) {
  const action = activityWords(change.action);
  return (
    <FormLink
      form="undo-event"
      about={Number(change.position)}
      aria-label={m.history_undo_label({ action, when })}
    >
      {m.history_undo()}
    </FormLink>
  );
}

function Change({ change, of, undoable }: { change: PastChange } & Pick<Props, 'of' | 'undoable'>) {
  const { kind, subject, reason, season, recordedAt } = change;
  const when = formatInstant(recordedAt);
  const isOther = of?.kind !== kind || of.id !== subject.id;
  return (
    <li className={blocks.quote}>
      <p className={blocks.line}>
        <strong>{activityWords(change.action)}</strong>
        {isOther &&
          (subject.path ? <Link href={subject.path}>{subjectWords(change)}</Link> : subjectWords(change))}
        {kind === 'team' && season && <span>{m.history_in_season({ season })}</span>}
        <span>
          <Who entry={change} />
        </span>
        <Link
          href={change.path}
          aria-label={m.history_details_label({ action: activityWords(change.action), when })}
        >
          <time dateTime={recordedAt}>{when}</time>
        </Link>
        {undoable && <ChangeLinks change={change} when={when} />}
      </p>
      {reason && <p>{m.history_reason({ reason: reasonWords(reason) })}</p>}
      {change.changes.length > 0 && <Changes changes={change.changes} first={change.revision === 0} />}
    </li>
  );
}

/** Changes with author, time and reason; each entry links to its own page and, if `undoable`, to its undo form. */
export function PastChanges({ changes, of, undoable = true }: Props) {
  return (
    <ol className={blocks.stack}>
      {changes.map((change) => (
        <Change key={change.position} change={change} undoable={undoable} {...(of && { of })} />
      ))}
    </ol>
  );
}
