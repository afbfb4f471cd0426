import { Text } from '@mantine/core';
import { m } from '../../../paraglide/messages.js';
import type { Doing } from '../use-doing.ts';

/** How far several changes have come, and what was refused. */
export function DoingLine({ doing }: { doing: Doing }) {
  const { progress, fault } = doing;
  const said = progress ? m.progress_done({ done: progress.done, total: progress.of }) : '';
  return (
    <>
      <p role="status">
        {progress && progress.of > 1 && (
          <progress value={progress.done} max={progress.of} aria-label={said} />
        )}{' '}
        {said}
      </p>
      {fault && (
        <Text role="alert" c="var(--r-accent)">
          {fault}
        </Text>
      )}
    </>
  );
}
