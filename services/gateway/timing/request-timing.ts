import { AsyncLocalStorage } from 'node:async_hooks';

type Part = { readonly ms: number; readonly count: number };
/** What took how long while one request was answered, by name, in the order in which it was first met. */
export type RequestTiming = { readonly begun: number; readonly parts: Map<string, Part> };

const current = new AsyncLocalStorage<RequestTiming>();

/** Has all that `work` sets off noted in a timing of its own. */
export const withTiming = (work: () => void): RequestTiming => {
  const timing = { begun: performance.now(), parts: new Map<string, Part>() };
  current.run(timing, work);
  return timing;
};

/** Notes that a part has taken so long; nothing where nobody asked how long this request takes. */
export const notePart = (name: string, ms: number): void => {
  const timing = current.getStore();
  if (!timing) return;
  const before = timing.parts.get(name) ?? { ms: 0, count: 0 };
  timing.parts.set(name, { ms: before.ms + ms, count: before.count + 1 });
};

/** Notes how long some work takes, also where it fails. */
export const timed = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
  if (!current.getStore()) return work();
  const begun = performance.now();
  try {
    return await work();
  } finally {
    notePart(name, performance.now() - begun);
  }
};

/** For the database: each statement, which may be on its way beside others. */
export const noteStatement = (ms: number): void => notePart('database', ms);

/** `session;dur=0.8, database;dur=4.1;desc="6 times", total;dur=9.7`: as browsers show it beside each request. */
export const serverTimingOf = ({ begun, parts }: RequestTiming, now = performance.now()): string =>
  [
    ...[...parts].map(([name, { ms, count }]) =>
      [name, `dur=${ms.toFixed(1)}`, ...(count > 1 ? [`desc="${count} times"`] : [])].join(';'),
    ),
    // What carries a session is made anew, and never stored for others.
    'cache;desc="not used"',
    `total;dur=${(now - begun).toFixed(1)}`,
  ].join(', ');
