import { setImmediate } from 'node:timers/promises';

/** Yields to other requests during long work. Throws when the request was aborted. */
export const yieldToEventLoop = async (signal: AbortSignal | undefined): Promise<void> => {
  await setImmediate();
  signal?.throwIfAborted();
};
