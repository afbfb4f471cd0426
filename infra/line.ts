/** Runs a job, at once or after others; `by` names whose it is. */
export type Line = <T>(job: () => Promise<T>, by?: string) => Promise<T>;

type LineOptions = {
  readonly atOnce: number;
  readonly mostWaiting: number;
  /** Most jobs of one name, running and waiting, so that nobody takes all places; by default all. */
  readonly mostOfOne?: number;
  /** The error of a job that finds no place. */
  readonly full: () => Error;
};

/** How many jobs each name has in the line. */
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
export const createLine = ({ atOnce, mostWaiting, mostOfOne = Infinity, full }: LineOptions): Line => {
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
