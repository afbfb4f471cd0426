/** What the benchmark asked of this process. */
export const readInput = <T>(): T => JSON.parse(process.argv[2] ?? 'null') as T;

export const answer = (message: unknown): void => {
  process.send?.(message);
};

/** Resolves when the benchmark has what it needs. */
export const untilDismissed = (): Promise<void> =>
  new Promise((resolve) => {
    process.once('disconnect', resolve);
  });
