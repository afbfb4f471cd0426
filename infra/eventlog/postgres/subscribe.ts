import type { Position, Recorded } from '@rondelle/contracts/log/event.ts';
import type { LogEntry } from '@rondelle/contracts/ports/event-log.ts';
import type { Pool } from 'pg';
import type { Codec } from '../codec.ts';
import { backoffMs, pause } from '../backoff.ts';
import { createWakeSignal } from '../wake-signal.ts';
import { isConnectionLoss } from './connection-loss.ts';
import { pageSize, readPage } from './read.ts';
import type { WakeUps } from './wake-ups.ts';

/** Fallback: wake-ups normally come far earlier. */
const longestWaitMs = 30_000;

export type Subscription = {
  readonly pool: Pool;
  readonly codec: Codec;
  readonly wakeUps: WakeUps;
  readonly after: Position;
  readonly signal: AbortSignal;
};

type Page = Recorded<LogEntry>[];

/** Resolves to an empty page as soon as the signal aborts, even if the database hangs. */
const unlessAborted = (page: Promise<Page>, signal: AbortSignal): Promise<Page> => {
  if (signal.aborted) return page.catch(() => []);
  const { promise: aborted, resolve } = Promise.withResolvers<Page>();
  const stop = () => resolve([]);
  signal.addEventListener('abort', stop, { once: true });
  const result = Promise.race([page, aborted]);
  return result.finally(() => signal.removeEventListener('abort', stop));
};

/** Reads a page, retrying while the connection is lost; throws other errors. */
const readWithRetries = async ({ pool, codec, signal }: Subscription, after: Position): Promise<Page> => {
  for (let failures = 0; !signal.aborted; failures += 1) {
    try {
      return await unlessAborted(readPage(pool, codec, after, pageSize), signal);
    } catch (error) {
      if (signal.aborted) break;
      if (!isConnectionLoss(error)) throw error;
      await pause(backoffMs(failures), signal);
    }
  }
  return [];
};

/**
 * Reads new events on each wake-up, and at least every 30 seconds. Only this generator has the position, so a lost
 * connection neither skips nor repeats an event.
 */
export async function* subscribe(subscription: Subscription): AsyncGenerator<Page> {
  const { wakeUps, signal } = subscription;
  const wakeSignal = createWakeSignal();
  const leave = wakeUps.add(wakeSignal.ring);
  try {
    for (let after = subscription.after; !signal.aborted; ) {
      const page = await readWithRetries(subscription, after);
      after = page.at(-1)?.position ?? after;
      if (page.length > 0) yield page;
      if (page.length < pageSize) await wakeSignal.wait(longestWaitMs, signal);
    }
  } finally {
    leave();
  }
}
