import { answerWithinMs } from '../unavailable.ts';
import { createDemand } from './demand.ts';

/** Work that waits for its turn. */
export type QueuedWork = {
  /** Comes with what ends the turn; null where it would come too late, and asking again later helps. */
  readonly turn: Promise<EndTurn | null>;
  /** Somebody else waits for the same: it is as urgent as for whoever asks least. */
  readonly join: (address: string) => void;
  /** Somebody waits no longer; what nobody waits for is not begun. */
  readonly leave: () => void;
};
/** To be called when the work is done or has failed. */
export type EndTurn = () => void;

export type WorkQueue = {
  readonly enter: (address: string) => QueuedWork;
  /** Counted where it happens; read by whoever measures. */
  readonly tally: { shed: number; begun: number; waitedMs: number };
  readonly waiting: () => number;
};

export type WorkQueueOptions = {
  /** Works under way at once: while one waits for the database another renders, and three renderings in a row take less than 100 ms. */
  readonly atOnce?: number;
  /** The longest that the last one in the queue may have to wait, in milliseconds. */
  readonly longestMs?: number;
  readonly now?: () => number;
};

type Entry = {
  readonly addresses: Set<string>;
  readonly enteredAt: number;
  readonly resolve: (turn: EndTurn | null) => void;
  readonly patience: NodeJS.Timeout;
  askers: number;
};

/** What a work takes in milliseconds before any has been measured, and how much each measurement counts. */
const [firstGuessMs, weight] = [100, 0.1];
/** So many may wait on the slowest machine: a few browsers that each ask for what a page needs. */
const leastRoom = 32;
/** Whatever the database does, nobody waits for longer, and nobody's turn lasts longer (milliseconds). */
const [patienceMs, longestTurnMs] = [answerWithinMs / 2, answerWithinMs];

type IsBetter = (one: number, other: number) => boolean;
/** Of those that wait, the first whose demand is better than that of all others. */
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

/** Turns under way: how many, and how long they have taken lately. */
const createTurns = (atOnce: number, longestMs: number, now: () => number, onEnd: () => void) => {
  let running = 0;
  let usualMs = firstGuessMs;
  return {
    isFree: () => running < atOnce,
    usualMs: () => usualMs,
    begin: (): EndTurn => {
      const begunAt = now();
      running += 1;
      let isOver = false;
      const end = () => {
        clearTimeout(lease);
        if (isOver) return;
        isOver = true;
        // One that waited for a database that hangs says little of the others.
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
 * Work that nobody may keep others from: little of it at once, no more waiting than can be done within a second, and
 * next is what an address asks for that has asked for least lately. So readers are served while a few ask for
 * everything. Readers behind one address share its turn where there is more to do than can be done, and only there.
 */
export const createWorkQueue = ({
  atOnce = 3,
  longestMs = 1_000,
  now = () => performance.now(),
}: WorkQueueOptions = {}): WorkQueue => {
  const demand = createDemand();
  const tally = { shed: 0, begun: 0, waitedMs: 0 };
  // The oldest first.
  const waiting = new Set<Entry>();
  const turns = createTurns(atOnce, longestMs, now, () => beginNext());
  /** For how long the last one in the queue will wait, judged by what work has taken lately. */
  const expectedWaitMs = () => (waiting.size * turns.usualMs()) / atOnce;

  const find = (isBetter: IsBetter): Entry | undefined => {
    // All at one moment: demand falls all the time, and the same address must be equal to itself.
    const at = now();
    const demandOf = ({ addresses }: Entry) =>
      Math.min(...[...addresses].map((address) => demand.of(address, at)));
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

  /** Where more waits than can be done: whoever asks most comes again later; of several, the last one. */
  const shedOne = () => {
    const isTooMuch = waiting.size > leastRoom && expectedWaitMs() > longestMs;
    const last = isTooMuch ? find((one, other) => one >= other) : undefined;
    if (last) shed(last);
  };

  const enter = (address: string): QueuedWork => {
    const { promise, resolve } = Promise.withResolvers<EndTurn | null>();
    const enteredAt = now();
    demand.count(address, enteredAt);
    const entry: Entry = {
      addresses: new Set([address]),
      enteredAt,
      resolve,
      patience: setTimeout(() => shed(entry), patienceMs).unref(),
      askers: 1,
    };
    waiting.add(entry);
    beginNext();
    shedOne();
    return {
      turn: promise,
      join: (other) => {
        entry.addresses.add(other);
        entry.askers += 1;
      },
      leave: () => {
        entry.askers -= 1;
        if (entry.askers === 0 && leaveQueue(entry)) entry.resolve(null);
      },
    };
  };
  return { enter, tally, waiting: () => waiting.size };
};
