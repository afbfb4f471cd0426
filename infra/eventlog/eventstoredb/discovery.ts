import { setTimeout as sleep } from 'node:timers/promises';

/** Pause between two searches, which last about a second each, in ms. */
const pauseMs = 200;

/**
 * Searches until a node of the cluster is found or the connection is closed. The client searches ten times, and would
 * then keep the failure: without a leader for two seconds, every later call would fail too.
 */
export const untilFound = async (search: () => Promise<string>, isClosed: () => boolean): Promise<string> => {
  for (;;) {
    try {
      return await search();
    } catch (error) {
      if (isClosed()) throw error;
    }
    await sleep(pauseMs);
  }
};
