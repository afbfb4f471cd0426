export type AppendFault =
  /** Handles the append normally. */
  | 'none'
  /** Rejects it as if another writer had appended first. */
  | 'wrong-expected-version'
  /** Rejects it before anything is written. */
  | 'unavailable'
  /** Writes it and loses the response. */
  | 'lost-answer'
  /** Writes it and reports an error for which the client has no name, as a server does that is killed. */
  | 'broken'
  /** Writes it and responds before readers see it, as a follower that becomes the leader. */
  | 'late'
  /** Neither writes nor responds, and keeps the connection open. */
  | 'silence'
  /** Writes nothing and reports a commit timeout at once. */
  | 'timeout'
  /**
   * Responds as a lagging follower: names the leader (itself) where the leader is required, else passes the append on
   * and shows it only with the next commit.
   */
  | 'follower'
  /** Rejects an append of a batch with one of the server's reasons. */
  | Refusal;

export type Refusal = 'too-large' | 'bad-request' | 'busy';

type Ending = (how: 'error' | 'end') => void;

/** The faults that a test sets. */
export type Faults = {
  /** Faults of the next appends, one each. */
  readonly appends: AppendFault[];
  /** How long each response is delayed, and the end of each read again, in milliseconds. */
  delayMs: number;
  /** How long a written event waits for its commit, in milliseconds. */
  commitMs: number;
  /** Subscriptions that stay open but deliver nothing more. */
  readonly muted: Set<object>;
  readonly subscriptions: Map<object, Ending>;
  /** Appends of batches without a response yet: now, and the maximum so far. */
  readonly unanswered: { now: number; most: number };
  /** Requests with a regular expression as filter, which is ten times as expensive for the server. */
  readonly regularExpressions: { count: number };
  /** Rejection of subscriptions, and when each one was requested, in milliseconds. */
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
