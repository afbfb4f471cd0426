import type { ChangeHint } from '@rondelle/contracts/subjects.ts';

/** Tells whoever listens that the views have changed; called after the commit, so a failure only costs freshness. */
export type Publish = (hint: ChangeHint) => void | Promise<void>;

export type HintListener = {
  readonly hear: (hint: ChangeHint) => void;
  /** Hints may have been lost until now: what they would have said is to be looked up. */
  readonly missed: () => void;
};

/** Who carries hints from the projector to the gateways: at most once each, in the order of each publisher. */
export type HintBus = {
  readonly publish: Publish;
  /** Answers how to stop listening. */
  readonly listen: (listener: HintListener) => () => void;
  /** Hands over what was published before, then leaves; nothing is heard any more. */
  readonly close: () => Promise<void>;
};
