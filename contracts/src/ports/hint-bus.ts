import type { ChangeHint } from '@rondelle/contracts/subjects.ts';

/** Publishes that the views have changed. Called after the commit, so a failure only makes readers late. */
export type Publish = (hint: ChangeHint) => void | Promise<void>;

export type HintListener = {
  readonly hear: (hint: ChangeHint) => void;
  /** Called when hints may have been lost; the listener must look up what has changed. */
  readonly missed: () => void;
};

/** Carries hints from the projector to the gateways: each at most once, in the order of each publisher. */
export type HintBus = {
  readonly publish: Publish;
  /** Returns a function that stops listening. */
  readonly listen: (listener: HintListener) => () => void;
  /** Delivers what was published before, then disconnects; listeners receive nothing more. */
  readonly close: () => Promise<void>;
};
