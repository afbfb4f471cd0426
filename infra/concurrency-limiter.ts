/** Runs a job, at once or after others; `by` identifies its owner. */
export type ConcurrencyLimiter = <T>(job: () => Promise<T>, by?: string) => Promise<T>;

type LimiterOptions = {
  readonly concurrency: number;
  readonly mostWaiting: number;
  /** Maximum number of jobs of one owner, running and waiting; unlimited by default. */
  readonly mostPerOwner?: number;
  /** Creates the error of a job that a full queue rejects. */
  readonly full: () => Error;
};

/** Counts the jobs of each owner. */
const createCounts = () => {
  const counts = new Map<string, number>();
  const of = (by: string): number => counts.get(by) ?? 0;
  return {
    of,
    add: (by: string) => void counts.set(by, of(by) + 1),
    remove: (by: string) => void (of(by) > 1 ? counts.set(by, of(by) - 1) : counts.delete(by)),
  };
};

/** Runs a bounded number of jobs at once; a bounded number of others wait, in order. */
export const createConcurrencyLimiter = ({
  concurrency: atOnce,
  mostWaiting,
  mostPerOwner: mostOfOne = Infinity,
  full,
}: LimiterOptions): ConcurrencyLimiter => {
  let running = 0;
  const waiting: (() => void)[] = [];
  const counts = createCounts();
  return async (job, by = '') => {
    const mustWait = running >= atOnce;
    if (counts.of(by) >= mostOfOne || (mustWait && waiting.length >= mostWaiting)) throw full();
    counts.add(by);
    if (mustWait) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await job();
    } finally {
      counts.remove(by);
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
