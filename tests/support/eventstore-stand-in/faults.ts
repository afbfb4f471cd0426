export type AppendFault =
  /** Refuses as if somebody else had been quicker. */
  | 'wrong-expected-version'
  /** Refuses at the door; nothing is written. */
  | 'unavailable'
  /** Writes, and loses the answer. */
  | 'lost-answer'
  /** Neither writes nor answers, nor hangs up. */
  | 'silence';

type Ending = (how: 'error' | 'end') => void;

/** What a test tells the server to do wrong. */
export type Faults = {
  /** The next appends, one fault each. */
  readonly appends: AppendFault[];
  /** How long every answer is held back, in milliseconds. */
  delayMs: number;
  /** Subscriptions that stay open and bring nothing more. */
  readonly muted: Set<object>;
  readonly subscriptions: Map<object, Ending>;
};

export const noFaults = (): Faults => ({
  appends: [],
  delayMs: 0,
  muted: new Set(),
  subscriptions: new Map(),
});

export const held = (faults: Faults): Promise<void> =>
  faults.delayMs > 0 ? new Promise((resolve) => setTimeout(resolve, faults.delayMs)) : Promise.resolve();
