import type { ChangeHint } from '@rondelle/contracts/subjects.ts';

/** Tells whoever listens that the views have changed; called after the commit, so a failure only costs freshness. */
export type Publish = (hint: ChangeHint) => void | Promise<void>;
export type Listener = (hint: ChangeHint) => void;

/** Hints among the parts of one process. */
export type HintBus = {
  readonly publish: Publish;
  /** Answers how to stop listening. */
  readonly listen: (listener: Listener) => () => void;
};

export const createHintBus = (): HintBus => {
  const listeners = new Set<Listener>();
  return {
    publish: (hint) => {
      for (const listener of listeners) listener(hint);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

export const silent: Publish = () => undefined;
