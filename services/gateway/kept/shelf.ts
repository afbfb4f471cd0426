import type { FinishedAnswer } from './finished-answer.ts';
import type { LastChange, Tick } from './season-versions.ts';

/** An answer, and the moment before its queries ran. It holds until anything that it was made from changes. */
export type Kept = {
  readonly answer: FinishedAnswer;
  readonly madeAt: Tick;
  readonly changes: readonly LastChange[];
};

/** Whether nothing that the answer was made from has changed since before it was made. */
export const isCurrent = ({ changes, madeAt }: Pick<Kept, 'changes' | 'madeAt'>): boolean => {
  for (const change of changes) if (change.tick > madeAt) return false;
  return true;
};

/** Keys, headers and bookkeeping of an entry, roughly. */
const overhead = 1_500;

const sizeOf = (key: string, { answer }: Kept): number => {
  let bytes = overhead + key.length * 2 + answer.body.length;
  for (const variant of answer.variants.values())
    if (variant.bytes !== answer.body) bytes += variant.bytes.length;
  return bytes;
};

export type Shelf = {
  /** Answers sent from what is kept, and answers that were made to be kept; counted by those who do it. */
  readonly tally: { hits: number; misses: number };
  /** The answer under a key while it holds; what no longer holds is dropped. */
  readonly find: (key: string) => Kept | null;
  readonly put: (key: string, kept: Kept) => void;
  /** To be called when an encoding was added to an answer, so that its bytes count where it is kept. */
  readonly recount: (key: string, kept: Kept) => void;
  readonly bytes: () => number;
  readonly size: () => number;
};

/** Answers by URL, at most `maxBytes` of them: those unread for longest make room. */
export const createShelf = (maxBytes: number): Shelf => {
  const entries = new Map<string, { kept: Kept; size: number }>();
  let bytes = 0;
  const drop = (key: string) => {
    bytes -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  };
  const put = (key: string, kept: Kept) => {
    drop(key);
    const size = sizeOf(key, kept);
    if (size > maxBytes || !isCurrent(kept)) return;
    entries.set(key, { kept, size });
    bytes += size;
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) break;
      drop(oldest);
    }
  };
  return {
    tally: { hits: 0, misses: 0 },
    find: (key) => {
      const entry = entries.get(key);
      if (!entry) return null;
      if (!isCurrent(entry.kept)) {
        drop(key);
        return null;
      }
      // The order of a map is the order of insertion: read last, last to go.
      entries.delete(key);
      entries.set(key, entry);
      return entry.kept;
    },
    put,
    recount: (key, kept) => {
      if (entries.get(key)?.kept === kept) put(key, kept);
    },
    bytes: () => bytes,
    size: () => entries.size,
  };
};
