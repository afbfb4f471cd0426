/** Work that is done at intervals, and in between for whoever asks. */
export type Repeated = {
  /** Does the work now, beside a run that is under way. */
  readonly now: () => Promise<void>;
  /** Ends the intervals; resolves when all runs have ended, so that what they use can be closed. */
  readonly stop: () => Promise<void>;
};

/** Does the work every so many milliseconds, unless it is still under way. `work` handles its own errors. */
export const repeated = (work: () => Promise<void>, everyMs: number): Repeated => {
  const running = new Set<Promise<void>>();
  const now = (): Promise<void> => {
    const run = work().finally(() => running.delete(run));
    running.add(run);
    return run;
  };
  const timer = setInterval(() => {
    if (running.size === 0) void now();
  }, everyMs).unref();
  return {
    now,
    stop: async () => {
      clearInterval(timer);
      await Promise.all(running);
    },
  };
};
