/** The input that the benchmark passed to this process. */
export const readInput = (): unknown => JSON.parse(process.argv[2] ?? 'null');

export const sendResult = (message: unknown): void => {
  process.send?.(message);
};

/** Resolves when the benchmark disconnects from this process. */
export const untilDismissed = (): Promise<void> =>
  new Promise((resolve) => {
    process.once('disconnect', resolve);
  });
