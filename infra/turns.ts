/** Whoever else the process serves waits no longer than this for any long work (milliseconds). */
export const longestMs = 5;

/** Long works that have had their time, in the order in which they go on. */
const waiting: (() => void)[] = [];
let since = 0;

const isOver = (): boolean => performance.now() - since >= longestMs;

/** One of them in each turn of the event loop: all together, they would keep the others waiting as one long work does. */
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
 * To be awaited at every step of long work: where enough time has gone by, whoever else waits for the processor gets it
 * first. All long works of a process share one measure.
 */
export const othersTurn = async (): Promise<void> => {
  if (isOver()) await turn();
};

/** Does something with each of many things, in their order, with turns for others in between. */
export const eachInTurns = async <T>(things: Iterable<T>, work: (thing: T) => void): Promise<void> => {
  for (const thing of things) {
    if (isOver()) await turn();
    work(thing);
  }
};
