import { AsyncLocalStorage } from 'node:async_hooks';

type Part = { readonly ms: number; readonly count: number };
/** Durations of one request by part, in order of first occurrence. */
export type RequestTiming = { readonly begun: number; readonly parts: Map<string, Part> };

const current = new AsyncLocalStorage<RequestTiming>();

/** Runs work and records the timings of everything that it starts. */
export const withTiming = (work: () => void): RequestTiming => {
  const timing = { begun: performance.now(), parts: new Map<string, Part>() };
  current.run(timing, work);
  return timing;
};

/** Adds a duration to a part; does nothing when the request is not measured. */
export const notePart = (name: string, ms: number): void => {
  const timing = current.getStore();
  if (!timing) return;
  const before = timing.parts.get(name) ?? { ms: 0, count: 0 };
  timing.parts.set(name, { ms: before.ms + ms, count: before.count + 1 });
};

/** Measures work, also when it fails. */
export const timed = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
  if (!current.getStore()) return work();
  const begun = performance.now();
  try {
    return await work();
  } finally {
    notePart(name, performance.now() - begun);
  }
};

/** Adds a database statement; concurrent ones count in full. */
export const noteStatement = (ms: number): void => notePart('database', ms);

/** The `Server-Timing` header: `session;dur=0.8, database;dur=4.1;desc="6 times", total;dur=9.7`. */
export const serverTimingOf = ({ begun, parts }: RequestTiming, now = performance.now()): string =>
  [
    ...[...parts].map(([name, { ms, count }]) =>
      [name, `dur=${ms.toFixed(1)}`, ...(count > 1 ? [`desc="${count} times"`] : [])].join(';'),
    ),
    // Only requests with a session are measured, and those bypass the cache.
    'cache;desc="not used"',
    `total;dur=${(now - begun).toFixed(1)}`,
  ].join(', ');
