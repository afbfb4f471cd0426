import { setFlagsFromString } from 'node:v8';

/**
 * How far the heap may grow beyond what was in use at the last collection, in percent; 0 lets V8 choose. V8 prefers
 * speed: on a machine with much memory it allows three times as much garbage as there are rows.
 */
const grow = (percent: number): void => setFlagsFromString(`--heap-growing-percent=${percent}`);
const whileRebuilding = 60;

/**
 * Runs work that holds much memory and makes much garbage; the heap stays smaller, for a little more time in
 * collection.
 */
export const withTightHeap = async <T>(work: () => Promise<T>): Promise<T> => {
  grow(whileRebuilding);
  try {
    return await work();
  } finally {
    grow(0);
  }
};
