import type { Position } from '@rondelle/contracts/log/event.ts';
import { LRUCache } from 'lru-cache';
import type { EndTurn, QueuedWork, WorkQueue } from '../load/queued-work.ts';

/** After a position, or within the last so many ms. */
export type Since = { readonly after: Position } | { readonly forMs: number };
/** The topics that changed; null when any may have changed. */
export type Changed = ReadonlySet<string> | null;

export type MissedChanges = {
  /** The topics that changed since then; `shed` when the queue is too long, so that any may have changed. */
  readonly since: (since: Since, network: string, signal: AbortSignal) => Promise<Changed | 'shed'>;
};

type Options = {
  readonly queue: WorkQueue;
  /** Returns whether a change hint came within the last so many ms. */
  readonly heardWithin: (ms: number) => boolean;
  readonly read: (since: Since) => Promise<Changed>;
  readonly now?: () => number;
};
type Result = Promise<Changed | 'shed'>;
type Look = { readonly work: QueuedWork; readonly result: Result };
/** A cached result; valid until another hint comes. */
type CachedRead = { readonly changed: Changed; readonly readAt: number };

/** How long a result is cached, in ms, and how many are. */
const [cachedMs, mostCached] = [1_000, 100];

/** Rounds durations up to seconds, so that clients that reconnect together share a result. */
const rounded = (since: Since): Since =>
  'after' in since ? since : { forMs: Math.ceil(since.forMs / 1_000) * 1_000 };
const keyOf = (since: Since): string => ('after' in since ? since.after : `${since.forMs} ms`);

/**
 * Looks up what clients missed while disconnected. Equal requests within a second share one read, and all reads go
 * through a queue, so that they never block the database for pages.
 */
export const createMissedChanges = ({
  queue,
  heardWithin,
  read,
  now = () => performance.now(),
}: Options): MissedChanges => {
  const cached = new LRUCache<string, CachedRead>({ max: mostCached });
  /** Reads that have not started. They will include anything missed until now, so equal requests can join them. */
  const waiting = new Map<string, Look>();

  const readInTurn = async (since: Since, key: string, endTurn: EndTurn): Promise<Changed> => {
    const readAt = now();
    try {
      const changed = await read(since);
      cached.set(key, { changed, readAt });
      return changed;
    } finally {
      endTurn();
    }
  };
  const enter = (since: Since, key: string, network: string): Look => {
    const work = queue.enter(network);
    const result: Result = work.turn.then((endTurn): Changed | 'shed' | Promise<Changed> => {
      waiting.delete(key);
      return endTurn ? readInTurn(since, key, endTurn) : 'shed';
    });
    const look = { work, result };
    waiting.set(key, look);
    return look;
  };
  const join = (look: Look, network: string): Look => {
    look.work.join(network);
    return look;
  };
  const cachedFor = (key: string): CachedRead | undefined => {
    const found = cached.get(key);
    const age = now() - (found?.readAt ?? 0);
    if (found && age <= cachedMs && !heardWithin(age)) return found;
    cached.delete(key);
    return undefined;
  };

  return {
    since: async (requested, network, signal) => {
      if (signal.aborted) return 'shed';
      const since = rounded(requested);
      const key = keyOf(since);
      const found = cachedFor(key);
      if (found) return found.changed;
      const before = waiting.get(key);
      const { work, result } = before ? join(before, network) : enter(since, key, network);
      // A client that disconnects leaves the queue.
      signal.addEventListener('abort', work.leave, { once: true });
      return result.finally(() => signal.removeEventListener('abort', work.leave));
    },
  };
};
