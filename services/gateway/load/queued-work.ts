export type QueuedWork = {
  /** Resolves with the function that ends the turn; null when the work was shed and the client should retry later. */
  readonly turn: Promise<EndTurn | null>;
  /** Adds a waiting address; the work ranks by the address with the fewest requests. */
  readonly join: (address: string) => void;
  /** Removes one waiting request. Work that nobody waits for is not started. */
  readonly leave: () => void;
  /** Waits in another queue instead, with all who wait for it; resolves as `turn` does. */
  readonly moveTo: (queue: WorkQueue) => Promise<EndTurn | null>;
};
/** Must be called when the work is done or has failed. */
export type EndTurn = () => void;

/** Who waits for a work: their addresses, and the number of their requests. */
export type Waiters = { readonly addresses: Set<string>; requests: number };
/** A place in a queue; leaving it is without effect once the turn has begun. */
export type Place = Pick<QueuedWork, 'turn'> & { readonly leave: () => void };

export type WorkQueue = {
  readonly enter: (address: string) => QueuedWork;
  /** Gives those who wait a place; changes of theirs count while they have it. */
  readonly admit: (waiters: Waiters) => Place;
  /** Counters for metrics. */
  readonly tally: { shed: number; begun: number; waitedMs: number };
  readonly waiting: () => number;
  /** Whether no work runs or waits. */
  readonly isIdle: () => boolean;
  /** Whether a work that a reader enters now is expected to wait longer than they notice, behind those of others. */
  readonly isBusy: () => boolean;
};

/** Work of one request, which others may join, with a place in a queue. */
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
