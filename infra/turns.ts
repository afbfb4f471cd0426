/** How long long-running work may block the event loop at a time, in ms. */
export const longestMs = 2;

/** Long-running tasks that wait for their next turn, in order. */
const waiting: (() => void)[] = [];
let since = 0;

const isOver = (): boolean => performance.now() - since >= longestMs;

/** Resumes one task per turn of the event loop; all at once would block it as long as one long task. */
const resumeNext = (): void => {
  since = performance.now();
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(resumeNext);
};

const turn = (): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (waiting.push(resolve) === 1) setImmediate(resumeNext);
  return promise;
};

/**
 * Await this at every step of long-running work: it yields to the event loop when the time slice is used up. All
 * long-running work of a process shares one time slice.
 */
export const yieldToOthers = async (signal?: AbortSignal): Promise<void> => {
  if (!isOver()) return;
  await turn();
  signal?.throwIfAborted();
};

/**
 * Calls `work` for each item in order, yielding to the event loop in between. Throws the signal's reason after an
 * abort.
 */
export const eachInTurns = async <T>(
  items: Iterable<T>,
  work: (item: T) => void,
  signal?: AbortSignal,
): Promise<void> => {
  for (const item of items) {
    if (isOver()) await yieldToOthers(signal);
    work(item);
  }
};
