import { setTimeout as pause } from 'node:timers/promises';

/** Above this many unread bytes, a client is sent nothing more until it has read them. */
const mostWaitingBytes = 64 * 1024;

/** Waits until the client has read most of the sent bytes. */
export const waitUntilRead = async (waitingBytes: () => number, signal: AbortSignal): Promise<void> => {
  while (waitingBytes() > mostWaitingBytes) await pause(100, undefined, { signal });
};
