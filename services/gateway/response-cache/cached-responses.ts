import { oldestPageUnderPressureMs, oldestPageMs } from '@rondelle/contracts/site/oldest-page.ts';
import { LRUCache } from 'lru-cache';
import { createDemand } from '../load/demand.ts';
import { noPressure, type Pressure } from '../load/pressure.ts';
import type { FinishedResponse } from './finished-response.ts';
import type { LastChange, Tick } from './last-changes.ts';

/** A response with the tick before its queries ran. It is valid until data that it depends on changes. */
export type CachedResponse = {
  readonly response: FinishedResponse;
  readonly madeAt: Tick;
  readonly changes: readonly LastChange[];
  /** The last change of data that all seasons share; after it, the response is never sent. */
  readonly shared: LastChange;
  /** Expiry, by `performance.now()`. */
  readonly until: number;
  /** When the response was last known to be current, by `performance.now()`. */
  knownAt: number;
  /** Renews the page for the last reader who was sent it outdated; null for data, never sent outdated. */
  renew: (() => void) | null;
  /** When the last renewal of this page began, by `performance.now()`; null without one. */
  renewedAt: number | null;
  /** How often the response was sent from the cache. */
  hits: number;
};

/** Returns whether no data of the response has changed since before it was made, and it has not expired. */
export const isCurrent = ({
  changes,
  madeAt,
  until = Infinity,
}: Pick<CachedResponse, 'changes' | 'madeAt'> & Partial<Pick<CachedResponse, 'until'>>): boolean => {
  if (performance.now() >= until) return false;
  for (const change of changes) if (change.tick > madeAt) return false;
  return true;
};

/**
 * Minimum interval between renewals of a page in demand, in ms, and the recent requests that put a page in demand:
 * about one every one and a half seconds.
 */
const [renewedEveryMs, inDemand] = [1_000, 5];
/** Most pages renewed at a time before the next request; the most recently read come first. */
const renewedAtOnce = 8;

/** A response sent this often from the cache is worth compressing again, unless it has more bytes than the largest. */
const [sentAgain, largestCompressedAgain] = [2, 500_000];
/** Most responses that wait to be compressed again; further responses keep their bytes. */
const mostWaiting = 100;

/** Approximate bytes of keys, headers and bookkeeping per entry. */
const overhead = 1_500;

/**
 * Renews an outdated page, at most once a second: rendering after each change of a fast stream would delay all readers,
 * more so under load. Returns whether a renewal began.
 */
export const renewWhenDue = (cached: CachedResponse, now: number): boolean => {
  const isDue = cached.renewedAt === null || now - cached.renewedAt >= renewedEveryMs;
  if (!cached.renew || !isDue) return false;
  cached.renewedAt = now;
  cached.renew();
  return true;
};

const sizeOf = (key: string, { response }: CachedResponse): number => {
  let bytes = overhead + key.length * 2 + response.body.length;
  for (const variant of response.variants.values())
    if (variant.bytes !== response.body) bytes += variant.bytes.length;
  return bytes;
};

export type CachedResponses = {
  /** Counters of responses sent from the cache, of outdated ones among them, and of responses made. */
  readonly tally: { hits: number; misses: number; late: number };
  /** Under pressure, outdated pages are sent for longer, and renewed while the queue is idle. */
  readonly pressure: Pressure;
  /** The valid response under a key; null when there is none. */
  readonly find: (key: string) => CachedResponse | null;
  /**
   * Drops an outdated response that is never sent again, because another one is made. Returns its dependencies; null
   * when there was none.
   */
  readonly giveUp: (key: string) => readonly LastChange[] | null;
  /**
   * The outdated response under a key that may be sent until the next one is made: of a page in demand if it was
   * current within the last two seconds, and under pressure of any page if it was within the last minute. Null after
   * a change of data that all seasons share.
   */
  readonly bridge: (key: string) => CachedResponse | null;
  /**
   * Without pressure, renews outdated pages in demand before the next request, and records which are current; must be
   * called several times a second.
   */
  readonly renewOutdated: () => void;
  /** A current response that was sent again, and its key, once each; null without one, and under pressure. */
  readonly nextToCompress: () => readonly [key: string, cached: CachedResponse] | null;
  /** Drops a response that is outdated already, unless it may be sent until the next one is made. */
  readonly put: (key: string, cached: CachedResponse) => void;
  /** Must be called when a response gets another encoding, to update the size of its entry. */
  readonly recount: (key: string, cached: CachedResponse) => void;
  /** Drops all responses, for changes without an event. */
  readonly clear: () => void;
  readonly bytes: () => number;
  readonly size: () => number;
};

/** Responses by URL, at most `maxBytes` in total; drops the least recently read first. */
export const createCachedResponses = (maxBytes: number, pressure = noPressure): CachedResponses => {
  const entries = new LRUCache<string, CachedResponse>({
    // 0 means no caching, but LRUCache requires a positive size; no entry fits into 1.
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: (cached, key) => sizeOf(key, cached),
  });
  const demand = createDemand();
  /** Only keys, so that responses that the cache has dropped do not stay in memory. */
  const toCompress = new Set<string>();
  const isInDemand = (key: string, now: number): boolean => demand.of(key, now) >= inDemand;
  /** Returns whether the response may be sent although it is outdated, at least under pressure. */
  const isStillGood = ({ renew, knownAt, shared, madeAt }: CachedResponse, now: number): boolean =>
    renew !== null && shared.tick <= madeAt && now - knownAt <= oldestPageUnderPressureMs;
  const isBridge = (key: string, cached: CachedResponse, now: number): boolean =>
    isStillGood(cached, now) &&
    (pressure.isHigh() || (now - cached.knownAt <= oldestPageMs && isInDemand(key, now)));
  const put = (key: string, cached: CachedResponse) => {
    // Two may be made concurrently, and the older one may finish last.
    if ((entries.peek(key)?.madeAt ?? cached.madeAt) > cached.madeAt) return;
    entries.delete(key);
    if (isCurrent(cached) || isStillGood(cached, performance.now())) entries.set(key, cached);
  };
  return {
    tally: { hits: 0, misses: 0, late: 0 },
    pressure,
    find: (key) => {
      const cached = entries.get(key);
      if (cached && isCurrent(cached)) {
        cached.knownAt = performance.now();
        demand.count(key, cached.knownAt);
        cached.hits += 1;
        if (cached.hits === sentAgain && toCompress.size < mostWaiting) toCompress.add(key);
        return cached;
      }
      return null;
    },
    giveUp: (key) => {
      const cached = entries.peek(key);
      if (cached && !isCurrent(cached) && !isStillGood(cached, performance.now())) entries.delete(key);
      return cached?.changes ?? null;
    },
    bridge: (key) => {
      const now = performance.now();
      demand.count(key, now);
      const cached = entries.peek(key);
      return cached && isBridge(key, cached, now) ? cached : null;
    },
    renewOutdated: () => {
      const now = performance.now();
      const most = pressure.isHigh() ? 0 : renewedAtOnce;
      let renewed = 0;
      for (const [key, cached] of entries.entries()) {
        if (!cached.renew) continue;
        if (isCurrent(cached)) cached.knownAt = now;
        else if (renewed < most && isInDemand(key, now) && renewWhenDue(cached, now)) renewed += 1;
      }
    },
    nextToCompress: () => {
      if (pressure.isHigh()) return null;
      for (const key of toCompress) {
        toCompress.delete(key);
        const cached = entries.peek(key);
        const isWorth =
          cached && cached.hits >= sentAgain && cached.response.body.length <= largestCompressedAgain;
        if (isWorth && isCurrent(cached)) return [key, cached];
      }
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
