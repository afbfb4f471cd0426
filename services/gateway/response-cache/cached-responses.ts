import { LRUCache } from 'lru-cache';
import type { FinishedResponse } from './finished-response.ts';
import type { LastChange, Tick } from './season-versions.ts';

/** A response, and the moment before its queries ran. It holds until anything that it was made from changes. */
export type CachedResponse = {
  readonly response: FinishedResponse;
  readonly madeAt: Tick;
  readonly changes: readonly LastChange[];
};

/** Whether nothing that the response was made from has changed since before it was made. */
export const isCurrent = ({ changes, madeAt }: Pick<CachedResponse, 'changes' | 'madeAt'>): boolean => {
  for (const change of changes) if (change.tick > madeAt) return false;
  return true;
};

/** Keys, headers and bookkeeping of an entry, roughly. */
const overhead = 1_500;

const sizeOf = (key: string, { response }: CachedResponse): number => {
  let bytes = overhead + key.length * 2 + response.body.length;
  for (const variant of response.variants.values())
    if (variant.bytes !== response.body) bytes += variant.bytes.length;
  return bytes;
};

export type CachedResponses = {
  /** Responses sent from the cache, and responses made for it; counted by those who do it. */
  readonly tally: { hits: number; misses: number };
  /** The response under a key while it holds; what no longer holds is dropped. */
  readonly find: (key: string) => CachedResponse | null;
  readonly put: (key: string, cached: CachedResponse) => void;
  /** To be called when an encoding was added to a response, so that its bytes count in the cache. */
  readonly recount: (key: string, cached: CachedResponse) => void;
  /** Forgets all of them: what is no event has changed. */
  readonly clear: () => void;
  readonly bytes: () => number;
  readonly size: () => number;
};

/** Responses by URL, at most `maxBytes` of them: those unread for longest make room. */
export const createCachedResponses = (maxBytes: number): CachedResponses => {
  const entries = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes,
    sizeCalculation: (cached, key) => sizeOf(key, cached),
  });
  const put = (key: string, cached: CachedResponse) => {
    entries.delete(key);
    if (isCurrent(cached)) entries.set(key, cached);
  };
  return {
    tally: { hits: 0, misses: 0 },
    find: (key) => {
      const cached = entries.get(key);
      if (!cached || isCurrent(cached)) return cached ?? null;
      entries.delete(key);
      return null;
    },
    put,
    recount: (key, cached) => {
      if (entries.peek(key) === cached) put(key, cached);
    },
    clear: () => entries.clear(),
    bytes: () => entries.calculatedSize,
    size: () => entries.size,
  };
};
