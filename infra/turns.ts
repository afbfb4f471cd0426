/** Whoever else the process serves waits no longer than this for any long work (milliseconds). */
export const longestMs = 5;
/** How long they rest after it where somebody is being answered. */
const restMs = 3 * longestMs;

/** Long works that have had their time, in the order in which they go on. */
const waiting: (() => void)[] = [];
let since = 0;
let answering = 0;
let rest: NodeJS.Timeout | null = null;

const isOver = (): boolean => performance.now() - since >= longestMs;

const goOnSoon = (): void => {
  if (answering > 0) rest = setTimeout(goOn, restMs);
  else setImmediate(goOn);
};

/** One of them in each turn of the event loop: all together, they would keep the others waiting as one long work does. */
const goOn = (): void => {
  rest = null;
  since = performance.now();
  waiting.shift()?.();
  if (waiting.length > 0) goOnSoon();
};

const turn = (): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (waiting.push(resolve) === 1) goOnSoon();
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

/**
 * Somebody is being answered, in many short steps that each would wait for the long works: until the answer calls what
 * this returns, these take a quarter of the time. They never stand still, however many ask.
 */
export const answerFirst = (): (() => void) => {
  answering += 1;
  let isAnswered = false;
  return () => {
    if (isAnswered) return;
    isAnswered = true;
    answering -= 1;
    if (answering > 0 || rest === null) return;
    clearTimeout(rest);
    rest = null;
    setImmediate(goOn);
  };
};
