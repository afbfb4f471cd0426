import { setImmediate } from 'node:timers/promises';

/** Lets others be answered in the middle of long work. Fails once nobody waits for the work any more. */
export const turn = async (signal: AbortSignal | undefined): Promise<void> => {
  await setImmediate();
  signal?.throwIfAborted();
};
