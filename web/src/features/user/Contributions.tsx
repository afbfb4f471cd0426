import type { UserOutput } from '@rondelle/contracts/membership/member.outputs.ts';
import { formatInstant } from '../../lib/format/format.ts';
import { activityWords } from '../../ui/history/activity-words.ts';
import { Link } from '../../ui/link/Link.tsx';
import blocks from '../../ui/blocks.module.css';

/** A member's latest changes, most recent first. */
export function Contributions({ contributions }: Pick<UserOutput, 'contributions'>) {
  return (
    <ul className={blocks.rows}>
      {contributions.map(({ position, action, subject, recordedAt }) => (
        <li key={position} className={blocks.line}>
          <time className={blocks.note} dateTime={recordedAt}>
            {formatInstant(recordedAt)}
          </time>
          <span>{activityWords(action)}</span>
          {subject.path && subject.name && <Link href={subject.path}>{subject.name}</Link>}
        </li>
      ))}
    </ul>
  );
}
