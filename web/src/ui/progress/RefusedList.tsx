import type { ProgressOutput } from '@rondelle/contracts/competition/history.outputs.ts';
import { m } from '../../paraglide/messages.js';
import { activityWords, subjectWords } from '../history/activity-words.ts';
import { Link } from '../link/Link.tsx';

/** Refused changes with their reasons. */
export function RefusedList({ refused }: Pick<ProgressOutput, 'refused'>) {
  if (refused.length === 0) return null;
  return (
    <>
      <p>{m.progress_left()}</p>
      <ul>
        {refused.map(({ entry, reason }) => (
          <li key={entry.position}>
            <Link href={entry.path}>
              {activityWords(entry.action)} – {subjectWords(entry)}
            </Link>{' '}
            ({reason})
          </li>
        ))}
      </ul>
    </>
  );
}
