import type { HeldChange } from '@rondelle/contracts/moderation/held.outputs.ts';
import type { ReactNode } from 'react';
import { formatInstant } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';
import { activityWords, subjectWords } from '../history/activity-words.ts';
import { Changes } from '../history/Changes.tsx';
import { Link } from '../link/Link.tsx';
import blocks from '../blocks.module.css';

const stateWords = {
  open: m.review_held_state_open,
  approved: m.review_held_state_approved,
  undone: m.review_held_state_undone,
} as const satisfies Record<HeldChange['state'], () => string>;

const decidedWords = ({ decided }: HeldChange): string | null => {
  if (!decided) return null;
  const when = formatInstant(decided.at);
  return decided.by ? m.review_decided_by({ name: decided.by, when }) : m.review_decided({ when });
};

/** The accessible name of a held change in a list. */
export const nameOfHeld = (change: HeldChange): string => {
  const label = subjectWords(change);
  const [first] = change.changes;
  return first
    ? m.review_about({ action: activityWords(first.action), label, when: formatInstant(change.recordedAt) })
    : label;
};

/** A card of a held change: its subject, its author, the values before and after, and its status. */
export function HeldFacts({
  change,
  isOwn,
  children,
}: {
  change: HeldChange;
  isOwn: boolean;
  children?: ReactNode;
}) {
  const { subject, by, recordedAt, changes, problem, state } = change;
  const decided = decidedWords(change);
  return (
    <li className={blocks.card}>
      <h3 data-sentence>
        {subject.path ? <Link href={subject.path}>{subjectWords(change)}</Link> : subjectWords(change)}
      </h3>
      <p className={blocks.note}>
        {isOwn ? stateWords[state]() : <Link href={by.path}>{by.name}</Link>} ·{' '}
        <time dateTime={recordedAt}>{formatInstant(recordedAt)}</time>
        {decided && ` · ${decided}`}
        {!isOwn && state !== 'open' && ` · ${stateWords[state]()}`}
      </p>
      {changes.map(({ action, changes: fields }) => (
        <div key={action}>
          <p data-sentence>{activityWords(action)}</p>
          {fields.length > 0 && <Changes changes={fields} first={false} />}
        </div>
      ))}
      {problem && <p data-sentence>{problem}</p>}
      {children}
    </li>
  );
}
