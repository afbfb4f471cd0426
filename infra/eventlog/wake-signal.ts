/** Wakes a waiting task; one ring without a waiting task is remembered. */
export type WakeSignal = {
  readonly ring: () => void;
  /** Resolves on a ring, an abort, or after `ms`. Never rejects. */
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
