/** Wakes whoever waits; a ring that nobody waited for is remembered once. */
export type WakeSignal = {
  readonly ring: () => void;
  /** Until a ring, an abort, or that many milliseconds. Never rejects. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
};

export const createWakeSignal = (): WakeSignal => {
  let rung = false;
  let wake: (() => void) | null = null;
  return {
    ring: () => {
      rung = true;
      wake?.();
    },
    wait: async (ms, signal) => {
      if (!rung && !signal.aborted) {
        await new Promise<void>((resolve) => {
          const stop = () => {
            clearTimeout(timer);
            signal.removeEventListener('abort', stop);
            resolve();
          };
          const timer = setTimeout(stop, ms);
          signal.addEventListener('abort', stop, { once: true });
          wake = stop;
        });
      }
      rung = false;
    },
  };
};
