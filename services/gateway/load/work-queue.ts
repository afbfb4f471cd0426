import { requestTimeoutMs } from '../errors/unavailable.ts';
import { createDemand } from './demand.ts';
import { createWork, type EndTurn, type Place, type Waiters, type WorkQueue } from './queued-work.ts';

export type WorkQueueOptions = {
  /**
   * Tasks that run at once. While one waits for the database another renders; three renderings take less than 100 ms.
   */
  readonly atOnce?: number;
  /** The longest expected wait of the last task in the queue, in ms. */
  readonly longestMs?: number;
  readonly now?: () => number;
};

type Entry = {
  readonly waiters: Waiters;
  readonly enteredAt: number;
  readonly resolve: (turn: EndTurn | null) => void;
  readonly patience: NodeJS.Timeout;
};

/** First estimate of a task's duration in ms, and the weight of each measurement in the moving average. */
const [firstGuessMs, weight] = [100, 0.1];
/** Tasks that may wait even on the slowest machine: the requests of a few browsers that load a page each. */
const leastRoom = 32;
/** The expected wait in ms above which the queue is busy. */
const busyMs = 100;
/** Upper limits in ms of waiting and of a turn, even if the database hangs. */
const [longestWaitMs, longestTurnMs] = [requestTimeoutMs / 2, requestTimeoutMs];

type IsBetter = (one: number, other: number) => boolean;
/** The first waiting entry whose demand is better than all others'. */
const pick = (
  waiting: ReadonlySet<Entry>,
  demandOf: (entry: Entry) => number,
  isBetter: IsBetter,
): Entry | undefined => {
  let found: { readonly entry: Entry; readonly demand: number } | undefined;
  for (const entry of waiting) {
    const its = demandOf(entry);
    if (!found || isBetter(its, found.demand)) found = { entry, demand: its };
  }
  return found?.entry;
};

/** Running turns: their number and moving average duration. */
const createTurns = (atOnce: number, longestMs: number, now: () => number, onEnd: () => void) => {
  let running = 0;
  let usualMs = firstGuessMs;
  return {
    isFree: () => running < atOnce,
    areNone: () => running === 0,
    usualMs: () => usualMs,
    begin: (): EndTurn => {
      const begunAt = now();
      running += 1;
      let isOver = false;
      const end = () => {
        clearTimeout(lease);
        if (isOver) return;
        isOver = true;
        // Caps the measurement: a task that waits for a hanging database is not typical.
        usualMs += weight * (Math.min(now() - begunAt, longestMs) - usualMs);
        running -= 1;
        onEnd();
      };
      const lease = setTimeout(end, longestTurnMs).unref();
      return end;
    },
  };
};

/**
 * A fair queue: at most `atOnce` tasks run at a time, and the next is from the address with the fewest recent requests,
 * so that a few clients that request everything do not starve readers. When the expected wait exceeds `longestMs`, it
 * sheds the latest task of the busiest address. Readers behind one address count as one; it matters only on overload.
 */
export const createWorkQueue = ({
  atOnce = 3,
  longestMs = 1_000,
  now = () => performance.now(),
}: WorkQueueOptions = {}): WorkQueue => {
  const demand = createDemand();
  const tally = { shed: 0, begun: 0, waitedMs: 0 };
  // In order of arrival.
  const waiting = new Set<Entry>();
  const turns = createTurns(atOnce, longestMs, now, () => beginNext());
  /** The expected wait of the last task in the queue, from recent durations. */
  const expectedWaitMs = () => (waiting.size * turns.usualMs()) / atOnce;

  /** Counts waiting tasks, but only one of the busiest address, since tasks of other addresses overtake it. */
  const waitingOfReaders = () => {
    const works = new Map<string | undefined, number>();
    for (const { waiters } of waiting) {
      const [address] = waiters.addresses;
      works.set(address, (works.get(address) ?? 0) + 1);
    }
    return waiting.size - Math.max(1, ...works.values()) + 1;
  };

  const find = (isBetter: IsBetter): Entry | undefined => {
    // Uses one time for all entries: demand decays, and entries of the same address must compare equal.
    const at = now();
    const demandOf = ({ waiters }: Entry) =>
      Math.min(...[...waiters.addresses].map((address) => demand.of(address, at)));
    return pick(waiting, demandOf, isBetter);
  };

  const leaveQueue = (entry: Entry): boolean => {
    clearTimeout(entry.patience);
    return waiting.delete(entry);
  };
  const shed = (entry: Entry) => {
    if (!leaveQueue(entry)) return;
    tally.shed += 1;
    entry.resolve(null);
  };
  const begin = (entry: Entry) => {
    leaveQueue(entry);
    tally.begun += 1;
    tally.waitedMs += now() - entry.enteredAt;
    entry.resolve(turns.begin());
  };
  const beginNext = () => {
    const next = turns.isFree() ? find((one, other) => one < other) : undefined;
    if (next) begin(next);
  };

  /** Sheds one task on overload: the latest one of the address with the most requests. */
  const shedOne = () => {
    const isOverloaded = waiting.size > leastRoom && expectedWaitMs() > longestMs;
    const last = isOverloaded ? find((one, other) => one >= other) : undefined;
    if (last) shed(last);
  };

  const admit = (waiters: Waiters): Place => {
    const { promise, resolve } = Promise.withResolvers<EndTurn | null>();
    const enteredAt = now();
    for (const address of waiters.addresses) demand.count(address, enteredAt);
    const entry: Entry = {
      waiters,
      enteredAt,
      resolve,
      patience: setTimeout(() => shed(entry), longestWaitMs).unref(),
    };
    const leave = () => {
      if (leaveQueue(entry)) resolve(null);
    };
    waiting.add(entry);
    if (waiters.requests === 0) leave();
    beginNext();
    shedOne();
    return { turn: promise, leave };
  };
  const queue: WorkQueue = {
    enter: (address) => createWork(queue, address),
    admit,
    tally,
    waiting: () => waiting.size,
    isIdle: () => turns.areNone() && waiting.size === 0,
    isBusy: () => (waitingOfReaders() * turns.usualMs()) / atOnce > busyMs,
  };
  return queue;
};
