import { m } from '../../paraglide/messages.js';
import { activityWords, subjectWords } from '../history/activity-words.ts';
import { Link } from '../link/Link.tsx';
import type { Progress } from './use-progress.ts';

/** How far it has come, and what was left as it is, and why. */
export function ProgressLine({ progress: { last, refused } }: { progress: Progress }) {
  if (!last) return null;
  const said = m.progress_done({ done: last.done, total: last.total });
  return (
    <>
      <p role="status">
        <progress value={last.done} max={last.total} aria-label={said} /> {said}
      </p>
      {refused.length > 0 && (
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
      )}
    </>
  );
}
