/** Wakes whoever waits; a ring that nobody waited for is remembered once. */
export type Doorbell = {
  readonly ring: () => void;
  /** Until a ring, an abort, or that many milliseconds. Never rejects. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
};

export const createDoorbell = (): Doorbell => {
  let rung = false;
  let wake: () => void = () => undefined;
  return {
    ring: () => {
      rung = true;
      wake();
    },
    wait: async (ms, signal) => {
      if (!rung && !signal.aborted) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(() => wake(), ms);
          wake = () => {
            clearTimeout(timer);
            signal.removeEventListener('abort', wake);
            resolve();
          };
          signal.addEventListener('abort', wake, { once: true });
        });
      }
      rung = false;
    },
  };
};
