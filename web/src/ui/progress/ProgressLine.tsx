import { m } from '../../paraglide/messages.js';
import { RefusedList } from './RefusedList.tsx';
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
      <RefusedList refused={refused} />
    </>
  );
}
