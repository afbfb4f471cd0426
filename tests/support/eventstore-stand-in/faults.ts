export type AppendFault =
  /** Takes it as any other. */
  | 'none'
  /** Refuses as if somebody else had been quicker. */
  | 'wrong-expected-version'
  /** Refuses at the door; nothing is written. */
  | 'unavailable'
  /** Writes, and loses the answer. */
  | 'lost-answer'
  /** Neither writes nor answers, nor hangs up. */
  | 'silence'
  /** Writes nothing, and says that it was not committed in time, without waiting for that time. */
  | 'timeout'
  /** Refuses an append of a batch for a reason of the server's. */
  | Refusal;

export type Refusal = 'too-large' | 'bad-request' | 'busy';

type Ending = (how: 'error' | 'end') => void;

/** What a test tells the server to do wrong. */
export type Faults = {
  /** The next appends, one fault each. */
  readonly appends: AppendFault[];
  /** How long every answer is held back, and the end of what was read once more, in milliseconds. */
  delayMs: number;
  /** How long what is written waits until it is committed, in milliseconds. */
  commitMs: number;
  /** Subscriptions that stay open and bring nothing more. */
  readonly muted: Set<object>;
  readonly subscriptions: Map<object, Ending>;
  /** Appends of batches that have come and are not answered, and the most that there were at once. */
  readonly unanswered: { now: number; most: number };
  /** Requests that were to be filtered by a regular expression, which costs the server a tenfold. */
  readonly regularExpressions: { count: number };
  /** Whether subscriptions are turned away, and when each one came, in milliseconds. */
  readonly arrivals: { refused: boolean; readonly at: number[] };
};

export const noFaults = (): Faults => ({
  appends: [],
  delayMs: 0,
  commitMs: 2,
  muted: new Set(),
  subscriptions: new Map(),
  unanswered: { now: 0, most: 0 },
  regularExpressions: { count: 0 },
  arrivals: { refused: false, at: [] },
});

export const held = (faults: Faults): Promise<void> =>
  faults.delayMs > 0 ? new Promise((resolve) => setTimeout(resolve, faults.delayMs)) : Promise.resolve();
