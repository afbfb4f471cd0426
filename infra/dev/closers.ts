import { setTimeout as sleep } from 'node:timers/promises';

/** What was opened is closed in the opposite order; one failing to close does not keep the others open. */
export type Closers = {
  /** One that may wait for others longer than that (milliseconds) is left behind: the process ends anyway. */
  readonly add: (close: () => Promise<unknown>, withinMs?: number) => void;
  readonly closeAll: () => Promise<void>;
};

const inTime = async (closing: Promise<unknown>, ms: number): Promise<void> => {
  const late = Symbol('late');
  // A timer of its own must keep the process alive: what is waited for may not.
  if ((await Promise.race([closing, sleep(ms, late)])) === late)
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
