import { constants, platform, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Answered, Asked, ThreadWork } from './thread-messages.ts';

// A thread has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const send = (message: Answered<unknown>) => parentPort?.postMessage(message);

/** Answers the questions to this thread, one after the other, in the order in which they were asked. */
export const serveThread = (work: ThreadWork): void => {
  // Requests and the database go first. Elsewhere than on Linux this would set the priority of the whole process.
  if (platform() === 'linux') setPriority(constants.priority.PRIORITY_LOW);
  let last: Promise<unknown> = Promise.resolve();
  parentPort?.on('message', ({ id, work: name, question }: Asked<never>) => {
    last = last
      .then(() => work[name]?.(question))
      .then(
        (its) => send({ id, answer: its }),
        (error: unknown) => send({ id, error }),
      );
  });
};
