import type { Client } from 'pg';
import { createClient } from '../../postgres/client.ts';
import { backoffMs, pause } from '../backoff.ts';

const lost = (client: Client, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    client.once('end', () => resolve());
    signal.addEventListener('abort', () => resolve(), { once: true });
    if (signal.aborted) resolve();
  });

const listenOnce = async (databaseUrl: string, wake: () => void, signal: AbortSignal): Promise<void> => {
  const client = createClient(databaseUrl, 'rondelle-eventlog-listen');
  client.on('notification', wake);
  try {
    await client.connect();
    const ended = lost(client, signal);
    await client.query('LISTEN eventlog');
    // Notifications sent before LISTEN took effect were missed.
    wake();
    await ended;
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** Calls `wake` at every append. Listens on its own connection and reconnects until the signal aborts. */
export const listenUntilAborted = async (
  databaseUrl: string,
  wake: () => void,
  signal: AbortSignal,
): Promise<void> => {
  for (let failures = 0; !signal.aborted; failures += 1) {
    const heard = () => {
      failures = 0;
      wake();
    };
    await listenOnce(databaseUrl, heard, signal).catch(() => undefined);
    if (!signal.aborted) await pause(backoffMs(failures), signal);
  }
};
