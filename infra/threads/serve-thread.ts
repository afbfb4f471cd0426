import { constants, platform, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Answered, Asked, ThreadWork } from './thread-messages.ts';

// A thread has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const send = (message: Answered<unknown>) => parentPort?.postMessage(message);

/** Sends why there is no answer; an error that holds what no message can carry goes with its words alone. */
const sendError = (id: number, error: unknown): void => {
  try {
    send({ id, error });
  } catch {
    send({ id, error: new Error(error instanceof Error ? error.message : 'the work of a thread failed') });
  }
};

/**
 * Answers the questions to this thread, one after the other, in the order in which they were asked. `priority`: by
 * default requests and the database go first; `as requests` is for what readers wait for.
 */
export const serveThread = (work: ThreadWork, priority: 'low' | 'as requests' = 'low'): void => {
  // Elsewhere than on Linux this would set the priority of the whole process.
  if (priority === 'low' && platform() === 'linux') setPriority(constants.priority.PRIORITY_LOW);
  let last: Promise<unknown> = Promise.resolve();
  parentPort?.on('message', ({ id, work: name, question }: Asked<never>) => {
    last = last
      .then(() => work[name]?.(question))
      .then((its) => send({ id, answer: its }))
      .catch((error: unknown) => sendError(id, error));
  });
};
