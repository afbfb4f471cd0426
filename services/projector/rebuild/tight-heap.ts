import { setFlagsFromString } from 'node:v8';

/**
 * By how much the heap may grow over what was in use when the collector last looked, in percent; 0 lets V8 choose. V8
 * chooses for speed: on a machine with much memory it waits for three times as much garbage as there are rows.
 */
const grow = (percent: number): void => setFlagsFromString(`--heap-growing-percent=${percent}`);
const whileRebuilding = 60;

/** Runs what keeps much in memory for long and leaves much garbage: the collector comes sooner, for a little more time. */
export const withTightHeap = async <T>(work: () => Promise<T>): Promise<T> => {
  grow(whileRebuilding);
  try {
    return await work();
  } finally {
    grow(0);
  }
};
