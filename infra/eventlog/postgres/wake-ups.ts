import { type Position, origin } from '@rondelle/contracts/log/event.ts';
import type { Pool } from 'pg';
import { pause } from '../backoff.ts';
import { keepListening } from './listen.ts';
import { headOf } from './read.ts';

/** Rings for whoever waits for more events, however many they are: one connection listens for all of them. */
export type WakeUps = {
  /** From now on, `ring` is called at every append; answers how to stop. */
  readonly add: (ring: () => void) => () => void;
  /** Stops listening; resolves when the connection is closed. */
  readonly close: () => Promise<void>;
};

type Source = { readonly pool: Pool; readonly databaseUrl: string; readonly heartbeatMs: number };

/** Asks now and then whether the head has moved, since a notification may be lost with its connection. */
const watchHead = async ({ pool, heartbeatMs }: Source, ringAll: () => void, signal: AbortSignal) => {
  for (let known: Position = origin; !signal.aborted; ) {
    // A database that is away is waited for: the next question finds out what happened meanwhile.
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
    // Whoever closes does not wait for the answer to a question: its database may be silent.
    void watchHead(source, ringAll, leaving.signal);
    const listener = keepListening(source.databaseUrl, ringAll, leaving.signal);
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
