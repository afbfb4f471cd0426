import { constants, platform, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { ThreadResponse, ThreadRequest, ThreadWork } from './thread-messages.ts';

// A thread has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const send = (message: ThreadResponse<unknown>) => parentPort?.postMessage(message);

/** Sends an error response; an error that cannot be cloned is replaced by one with its message. */
const sendError = (id: number, error: unknown): void => {
  try {
    send({ id, error });
  } catch {
    send({ id, error: new Error(error instanceof Error ? error.message : 'the work of a thread failed') });
  }
};

/**
 * Handles the requests to this thread one at a time, in order of arrival. `priority`: by default requests for pages and
 * the database go first; `as requests` is for work that readers wait for.
 */
export const serveThread = (work: ThreadWork, priority: 'low' | 'as requests' = 'low'): void => {
  // Outside Linux this would set the priority of the whole process.
  if (priority === 'low' && platform() === 'linux') setPriority(constants.priority.PRIORITY_LOW);
  let last: Promise<unknown> = Promise.resolve();
  parentPort?.on('message', ({ id, work: name, input }: ThreadRequest<never>) => {
    last = last
      .then(() => work[name]?.(input))
      .then((its) => send({ id, output: its }))
      .catch((error: unknown) => sendError(id, error));
  });
};
