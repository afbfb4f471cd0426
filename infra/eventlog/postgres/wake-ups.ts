import { type Position, origin } from '@rondelle/contracts/log/event.ts';
import type { Pool } from 'pg';
import { pause } from '../backoff.ts';
import { listenUntilAborted } from './listen.ts';
import { headOf } from './read.ts';

/** Wakes all subscriptions on appends, with one listening connection. */
export type WakeUps = {
  /** Calls `ring` at every append; returns a function that unsubscribes. */
  readonly add: (ring: () => void) => () => void;
  /** Stops listening; resolves when the connection is closed. */
  readonly close: () => Promise<void>;
};

type Source = { readonly pool: Pool; readonly databaseUrl: string; readonly heartbeatMs: number };

/** Polls the head, because a notification may be lost with its connection. */
const watchHead = async ({ pool, heartbeatMs }: Source, ringAll: () => void, signal: AbortSignal) => {
  for (let known: Position = origin; !signal.aborted; ) {
    // If the database is unreachable, the next poll catches up.
    const head = await headOf(pool).catch(() => known);
    if (head !== known) ringAll();
    known = head;
    await pause(heartbeatMs, signal);
  }
};

export const createWakeUps = (source: Source): WakeUps => {
  const rings = new Set<() => void>();
  const running = new Set<Promise<void>>();
  let listening: AbortController | null = null;
  const ringAll = () => {
    for (const ring of rings) ring();
  };
  const start = (): AbortController => {
    const leaving = new AbortController();
    // Not awaited on close, because a query to a silent database may hang.
    void watchHead(source, ringAll, leaving.signal);
    const listener = listenUntilAborted(source.databaseUrl, ringAll, leaving.signal);
    running.add(listener);
    void listener.finally(() => running.delete(listener));
    return leaving;
  };
  const stop = () => {
    listening?.abort();
    listening = null;
  };
  return {
    add: (ring) => {
      rings.add(ring);
      listening ??= start();
      return () => {
        rings.delete(ring);
        if (rings.size === 0) stop();
      };
    },
    close: async () => {
      stop();
      await Promise.allSettled(running);
    },
  };
};
