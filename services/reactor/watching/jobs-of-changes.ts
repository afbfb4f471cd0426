import type { HintBus } from '@rondelle/contracts/ports/hint-bus.ts';
import type { QueuedJob } from '@rondelle/contracts/site/stuck-jobs.ts';
import { addJob } from '@rondelle/infra/jobs/stuck-jobs.ts';
import type { Logger } from '@rondelle/infra/telemetry/logger.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { oneAtATime, pollOnHints } from './poll-on-hints.ts';
import { noteSeen, unseenChanges, type Watcher } from './unseen-changes.ts';

export type Watched = {
  readonly db: Db;
  readonly hints: Pick<HintBus, 'listen'>;
  readonly logger: Logger;
};

type Jobs = {
  /** The lock of the one process that looks. */
  readonly lock: string;
  readonly watcher: Watcher;
  readonly job: QueuedJob;
  /** Returns the subjects of jobs that follow from the changes at these positions. */
  readonly subjectsAmong: (tx: Db, positions: readonly string[]) => Promise<readonly string[]>;
  /** The message to log when a look fails. */
  readonly failed: string;
};

/**
 * Watches for changes and adds the jobs that follow from them, in one transaction with the cursors, so that none is
 * lost. Returns a function that stops it, within the given milliseconds.
 */
export const addJobsOfChanges = (
  { db, hints, logger }: Watched,
  { lock, watcher, job, subjectsAmong, failed }: Jobs,
): ((withinMs: number) => Promise<void>) => {
  const lookOnce = async (tx: Db): Promise<boolean> => {
    const { changes, next } = await unseenChanges(tx, watcher);
    const positions = changes.map(({ position }) => position);
    const subjects = positions.length === 0 ? [] : await subjectsAmong(tx, positions);
    for (const subject of subjects) await addJob(tx, { job, subject });
    await noteSeen(tx, watcher, next);
    return changes.length > 0 && next.some(({ seen, reached }) => seen !== reached);
  };
  const look = async () => (await oneAtATime(db, lock, lookOnce)) ?? false;
  return pollOnHints({ hints, logger, failed, look });
};
