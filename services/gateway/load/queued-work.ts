export type QueuedWork = {
  /** Resolves with the function that ends the turn; null when the work was shed and the client should retry later. */
  readonly turn: Promise<EndTurn | null>;
  /** Adds a waiting address; the work ranks by the address with the fewest requests. */
  readonly join: (address: string) => void;
  /** Removes one waiting request. Abandoned work is not started. */
  readonly leave: () => void;
  /** Moves to another queue with all waiting requests; resolves as `turn` does. */
  readonly moveTo: (queue: WorkQueue) => Promise<EndTurn | null>;
};
/** Must be called when the work is done or has failed. */
export type EndTurn = () => void;

/** The requests that wait for the same work: their addresses and their number. */
export type Waiters = { readonly addresses: Set<string>; requests: number };
/** A place in a queue. `leave` has no effect once the turn has begun. */
export type Place = Pick<QueuedWork, 'turn'> & { readonly leave: () => void };

export type WorkQueue = {
  readonly enter: (address: string) => QueuedWork;
  /** Queues these waiters; later changes to them count while they wait. */
  readonly admit: (waiters: Waiters) => Place;
  /** Counters for metrics. */
  readonly tally: { shed: number; begun: number; waitedMs: number };
  readonly waiting: () => number;
  /** Returns whether no work runs or waits. */
  readonly isIdle: () => boolean;
  /** Returns whether a reader's work entered now is expected to wait noticeably behind that of others. */
  readonly isBusy: () => boolean;
};

/** Work of one request, with a place in a queue; other requests may join. */
export const createWork = (queue: WorkQueue, address: string): QueuedWork => {
  const waiters: Waiters = { addresses: new Set([address]), requests: 1 };
  let place = queue.admit(waiters);
  return {
    turn: place.turn,
    join: (other) => {
      waiters.addresses.add(other);
      waiters.requests += 1;
    },
    leave: () => {
      waiters.requests -= 1;
      if (waiters.requests === 0) place.leave();
    },
    moveTo: (another) => {
      place.leave();
      place = another.admit(waiters);
      return place.turn;
    },
  };
};
