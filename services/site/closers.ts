import { setTimeout as sleep } from 'node:timers/promises';

/** Closes resources in reverse order of opening; an error in one does not prevent closing the others. */
export type Closers = {
  /** After `withinMs` milliseconds a close that is still pending is abandoned, so that the process can exit. */
  readonly add: (close: () => Promise<unknown>, withinMs?: number) => void;
  readonly closeAll: () => Promise<void>;
};

const inTime = async (closing: Promise<unknown>, ms: number): Promise<void> => {
  const timedOut = Symbol('timedOut');
  // This timer must keep the process alive, because the pending close may not.
  if ((await Promise.race([closing, sleep(ms, timedOut)])) === timedOut)
    throw new Error(`did not close within ${ms} ms`);
};

export const createClosers = (onError: (error: unknown) => void): Closers => {
  const pending: (() => Promise<unknown>)[] = [];
  const closeAll = async () => {
    for (let close = pending.pop(); close; close = pending.pop()) await close().catch(onError);
  };
  return {
    add: (close, withinMs) =>
      void pending.push(withinMs === undefined ? close : () => inTime(close(), withinMs)),
    closeAll,
  };
};
