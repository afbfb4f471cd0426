/** Runs a job, at once or after others. */
export type Line = <T>(job: () => Promise<T>) => Promise<T>;

type LineOptions = {
  readonly atOnce: number;
  readonly mostWaiting: number;
  /** The error of a job that finds the line full. */
  readonly full: () => Error;
};

/** Runs a bounded number of jobs at once; a bounded number of others wait, in order. */
export const createLine = ({ atOnce, mostWaiting, full }: LineOptions): Line => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (job) => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw full();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
