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
  readonly bytes: () => number;
  readonly size: () => number;
};

/** Responses by URL, at most `maxBytes` of them: those unread for longest make room. */
export const createCachedResponses = (maxBytes: number): CachedResponses => {
  const entries = new Map<string, { cached: CachedResponse; size: number }>();
  let bytes = 0;
  const drop = (key: string) => {
    bytes -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  };
  const put = (key: string, cached: CachedResponse) => {
    drop(key);
    const size = sizeOf(key, cached);
    if (size > maxBytes || !isCurrent(cached)) return;
    entries.set(key, { cached, size });
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
      if (!isCurrent(entry.cached)) {
        drop(key);
        return null;
      }
      // The order of a map is the order of insertion: read last, last to go.
      entries.delete(key);
      entries.set(key, entry);
      return entry.cached;
    },
    put,
    recount: (key, cached) => {
      if (entries.get(key)?.cached === cached) put(key, cached);
    },
    bytes: () => bytes,
    size: () => entries.size,
  };
};
