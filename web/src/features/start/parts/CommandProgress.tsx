import { Text } from '@mantine/core';
import { m } from '../../../paraglide/messages.js';
import type { Doing } from '../use-command-sequence.ts';

/** The progress of several commands, and the error message of the one that failed. */
export function CommandProgress({ doing }: { doing: Doing }) {
  const { progress, error } = doing;
  const label = progress ? m.progress_done({ done: progress.done, total: progress.of }) : '';
  return (
    <>
      <p role="status">
        {progress && progress.of > 1 && (
          <progress value={progress.done} max={progress.of} aria-label={label} />
        )}{' '}
        {label}
      </p>
      {error && (
        <Text role="alert" c="var(--r-accent)">
          {error}
        </Text>
      )}
    </>
  );
}
