import { m } from '../../paraglide/messages.js';
import { RefusedList } from './RefusedList.tsx';
import type { Progress } from './use-progress.ts';

/** Progress bar of an action, with the changes that were refused and why. */
export function ProgressLine({ progress: { last, refused } }: { progress: Progress }) {
  if (!last) return null;
  const label = m.progress_done({ done: last.done, total: last.total });
  return (
    <>
      <p role="status">
        <progress value={last.done} max={last.total} aria-label={label} /> {label}
      </p>
      <RefusedList refused={refused} />
    </>
  );
}
