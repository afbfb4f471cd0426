/** Work that runs at intervals, and on request in between. */
export type Repeated = {
  /** Runs the work now, beside a run in progress. */
  readonly now: () => Promise<void>;
  /** Stops the interval; resolves when all runs have ended, so that their resources can be closed. */
  readonly stop: () => Promise<void>;
};

/** Runs the work every `everyMs` milliseconds, unless it is still running. `work` handles its own errors. */
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
