import type { SuspiciousChange } from '@rondelle/contracts/moderation/moderation.outputs.ts';
import { formatInstant } from '../../../lib/format/format.ts';
import { m } from '../../../paraglide/messages.js';
import { activityWords, subjectWords } from '../../../ui/history/activity-words.ts';
import { Changes } from '../../../ui/history/Changes.tsx';
import { Who } from '../../../ui/history/Who.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { suspicionWords } from '../reason-words.ts';
import { Decision } from './Decision.tsx';
import blocks from '../../../ui/blocks.module.css';

type Decide = (change: SuspiciousChange, decision: 'approve' | 'undo') => void;
type Props = {
  entries: readonly SuspiciousChange[];
  /** Position of the change whose decision is being sent. */
  busy: string | null;
  decide: Decide;
};

function Reasons({ change }: { change: SuspiciousChange }) {
  return (
    <ul className={blocks.line} aria-label={m.review_why()}>
      {change.reasons.map((reason) => (
        <li key={reason}>{suspicionWords(reason, change)}</li>
      ))}
    </ul>
  );
}

function Suspicious({ change, busy, decide }: { change: SuspiciousChange } & Omit<Props, 'entries'>) {
  const { entry } = change;
  const { subject, recordedAt } = entry;
  return (
    <li className={blocks.card}>
      <h2 data-sentence>
        {activityWords(entry.action)}{' '}
        {subject.path ? <Link href={subject.path}>{subjectWords(entry)}</Link> : subjectWords(entry)}
      </h2>
      <p className={blocks.note}>
        <Who entry={entry} /> · <time dateTime={recordedAt}>{formatInstant(recordedAt)}</time>
      </p>
      <Reasons change={change} />
      {entry.changes.length > 0 && <Changes changes={entry.changes} first={entry.revision === 0} />}
      <Decision change={change} isBusy={busy === entry.position} decide={decide} />
    </li>
  );
}

/** One card per change: the change, its author, why it is suspicious, and the actions. */
export function SuspiciousList({ entries, busy, decide }: Props) {
  return (
    <ul className={blocks.stack}>
      {entries.map((change) => (
        <Suspicious key={change.entry.position} change={change} busy={busy} decide={decide} />
      ))}
    </ul>
  );
}
