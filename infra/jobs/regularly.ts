type Rhythm = {
  /** How long to wait before the first run (default: not at all). */
  readonly firstAfterMs?: number;
  /** From the end of one run to the start of the next. */
  readonly everyMs: number;
};

/**
 * Runs a task again and again; what goes wrong is told, and tried anew the next time. Answers how to stop, which
 * resolves when the run under way has ended.
 */
export const regularly = (
  task: () => Promise<unknown>,
  { firstAfterMs = 0, everyMs }: Rhythm,
  onError: (error: unknown) => void,
): (() => Promise<void>) => {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let isStopped = false;
  const runAfter = (ms: number): void => {
    timer = setTimeout(() => {
      running = run();
    }, ms).unref();
  };
  const run = async (): Promise<void> => {
    await task().catch(onError);
    if (!isStopped) runAfter(everyMs);
  };
  runAfter(firstAfterMs);
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
};
