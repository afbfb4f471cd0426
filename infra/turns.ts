/** How long long-running work may block the event loop at a time, in ms. */
export const longestMs = 2;

/** Long-running tasks that wait for their next turn, in order. */
const waiting: (() => void)[] = [];
let since = 0;

const isOver = (): boolean => performance.now() - since >= longestMs;

/** Resumes one task per turn of the event loop; all at once would block it as long as one long task. */
const goOn = (): void => {
  since = performance.now();
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(goOn);
};

const turn = (): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (waiting.push(resolve) === 1) setImmediate(goOn);
  return promise;
};

/**
 * Await this at every step of long-running work: it yields to the event loop when the time slice is used up. All
 * long-running work of a process shares one time slice.
 */
export const othersTurn = async (signal?: AbortSignal): Promise<void> => {
  if (!isOver()) return;
  await turn();
  signal?.throwIfAborted();
};

/**
 * Calls `work` for each item in order, yielding to the event loop in between. Throws the signal's reason after an
 * abort.
 */
export const eachInTurns = async <T>(
  things: Iterable<T>,
  work: (thing: T) => void,
  signal?: AbortSignal,
): Promise<void> => {
  for (const thing of things) {
    if (isOver()) await othersTurn(signal);
    work(thing);
  }
};
