import type { UserOutput } from '@rondelle/contracts/membership/member.outputs.ts';
import { formatInstant } from '../../lib/format.ts';
import { activityWords } from '../../ui/history/activity-words.ts';
import { Link } from '../../ui/link/Link.tsx';
import classes from './user.module.css';

/** What a member has entered and changed, latest first. */
export function Contributions({ contributions }: Pick<UserOutput, 'contributions'>) {
  return (
    <ul className={classes.list}>
      {contributions.map(({ position, action, subject, recordedAt }) => (
        <li key={position}>
          <time dateTime={recordedAt}>{formatInstant(recordedAt)}</time>
          <span>{activityWords(action)}</span>
          {subject.path && subject.name && <Link href={subject.path}>{subject.name}</Link>}
        </li>
      ))}
    </ul>
  );
}
