import type { Position } from '@rondelle/contracts/log/event.ts';
import { LRUCache } from 'lru-cache';
import type { EndTurn, QueuedWork, WorkQueue } from '../load/work-queue.ts';

/** After a position, or within the last so many milliseconds. */
export type Since = { readonly after: Position } | { readonly forMs: number };
/** The topics that changed; null where any may have. */
export type Changed = ReadonlySet<string> | null;

export type MissedChanges = {
  /** What changed since then: `shed` where there is too much to look up just now, and anything may have. */
  readonly since: (since: Since, network: string, signal: AbortSignal) => Promise<Changed | 'shed'>;
};

type Options = {
  readonly queue: WorkQueue;
  /** Whether the gateway was told of a change in the last so many milliseconds. */
  readonly heardWithin: (ms: number) => boolean;
  readonly read: (since: Since) => Promise<Changed>;
  readonly now?: () => number;
};
type Answer = Promise<Changed | 'shed'>;
type Look = { readonly work: QueuedWork; readonly answer: Answer };
/** Holds for as long as nothing else was heard since it was read. */
type Kept = { readonly changed: Changed; readonly readAt: number };

/** How long an answer serves others that ask the same, in milliseconds, and how many are kept. */
const [keptMs, mostKept] = [1_000, 100];

/** To the second, which names rather too much than too little: those who come back together ask the same. */
const rounded = (since: Since): Since =>
  'after' in since ? since : { forMs: Math.ceil(since.forMs / 1_000) * 1_000 };
const keyOf = (since: Since): string => ('after' in since ? since.after : `${since.forMs} ms`);

/**
 * What was missed while nobody listened, for however many come back at once: whoever asks the same within a second is
 * answered from one look, and all looks wait for their turn, so that nobody keeps the database from readers.
 */
export const createMissedChanges = ({
  queue,
  heardWithin,
  read,
  now = () => performance.now(),
}: Options): MissedChanges => {
  const kept = new LRUCache<string, Kept>({ max: mostKept });
  /** Those that have not begun: what they will read is later than whatever somebody has missed by now. */
  const waiting = new Map<string, Look>();

  const readInTurn = async (since: Since, key: string, endTurn: EndTurn): Promise<Changed> => {
    const readAt = now();
    try {
      const changed = await read(since);
      kept.set(key, { changed, readAt });
      return changed;
    } finally {
      endTurn();
    }
  };
  const enter = (since: Since, key: string, network: string): Look => {
    const work = queue.enter(network);
    const answer: Answer = work.turn.then((endTurn): Changed | 'shed' | Promise<Changed> => {
      waiting.delete(key);
      return endTurn ? readInTurn(since, key, endTurn) : 'shed';
    });
    const look = { work, answer };
    waiting.set(key, look);
    return look;
  };
  const join = (look: Look, network: string): Look => {
    look.work.join(network);
    return look;
  };
  const keptFor = (key: string): Kept | undefined => {
    const found = kept.get(key);
    const age = now() - (found?.readAt ?? 0);
    if (found && age <= keptMs && !heardWithin(age)) return found;
    kept.delete(key);
    return undefined;
  };

  return {
    since: async (asked, network, signal) => {
      if (signal.aborted) return 'shed';
      const since = rounded(asked);
      const key = keyOf(since);
      const found = keptFor(key);
      if (found) return found.changed;
      const before = waiting.get(key);
      const { work, answer } = before ? join(before, network) : enter(since, key, network);
      // Who has gone meanwhile waits for nothing.
      signal.addEventListener('abort', work.leave, { once: true });
      return answer.finally(() => signal.removeEventListener('abort', work.leave));
    },
  };
};
