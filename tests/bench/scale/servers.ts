import type { Pause, Process, World } from './world.ts';

export type Servers = {
  readonly count: number;
  /** Waits for a server, in the order of arrival; low priority comes last. */
  readonly take: (isLow?: boolean) => Pause;
  readonly give: () => void;
  /** The mean share of the servers that was in use since the beginning. */
  readonly used: () => number;
  readonly waiting: () => number;
};

/** Servers with one queue: the processors of a machine; a single server is a thread or a connection. */
export const createServers = (world: World, count: number): Servers => {
  const queues: [normal: (() => void)[], low: (() => void)[]] = [[], []];
  let [free, busyTime, since] = [count, 0, 0];
  const note = (): void => {
    busyTime += (count - free) * (world.now() - since);
    since = world.now();
  };
  return {
    count,
    take:
      (isLow = false) =>
      (resume) => {
        if (free === 0) {
          queues[isLow ? 1 : 0].push(resume);
          return;
        }
        note();
        free -= 1;
        resume();
      },
    give: () => {
      const next = queues[0].shift() ?? queues[1].shift();
      // The first that waits takes over at the same moment.
      if (next) return next();
      note();
      free += 1;
    },
    used: () => {
      note();
      return busyTime / (count * world.now());
    },
    waiting: () => queues[0].length + queues[1].length,
  };
};

/** The same servers with the same queue; `used` counts only the work that takes a server by this function. */
export const partOf = (world: World, servers: Servers): Servers => {
  let [held, busyTime, since] = [0, 0, 0];
  const note = (change: number): void => {
    busyTime += held * (world.now() - since);
    since = world.now();
    held += change;
  };
  return {
    ...servers,
    take: (isLow) => (resume) =>
      servers.take(isLow)(() => {
        note(1);
        resume();
      }),
    give: () => {
      note(-1);
      servers.give();
    },
    used: () => {
      note(0);
      return busyTime / (servers.count * world.now());
    },
  };
};

/** The time that a thread holds a processor while others wait, in ms; about as on Linux. */
const sliceMs = 3;

/** Works so many milliseconds on a processor of the machine, in slices. */
export function* work(world: World, processors: Servers, ms: number, isLow = false): Process {
  for (let left = ms; left > 0; left -= sliceMs) {
    yield processors.take(isLow);
    yield world.sleep(Math.min(left, sliceMs));
    processors.give();
  }
}

/** The same on a thread, which works on one item at a time. */
export function* workOn(world: World, thread: Servers, processors: Servers, ms: number): Process {
  yield thread.take();
  yield* work(world, processors, ms);
  thread.give();
}
