import type { HintBus, HintListener, Publish } from '@rondelle/contracts/ports/hint-bus.ts';

export type { Publish } from '@rondelle/contracts/ports/hint-bus.ts';

/** Delivers hints within one process; none is ever lost. */
export const createHintBus = (): HintBus => {
  const listeners = new Set<HintListener>();
  return {
    publish: (hint) => {
      for (const { hear } of listeners) hear(hint);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => listeners.clear(),
  };
};

export const publishNothing: Publish = () => undefined;
