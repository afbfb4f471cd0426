import { createAgenda } from './event-queue.ts';

/** A wait of a process: called once with a function that resumes the process. */
export type Pause = (resume: () => void) => void;
/** A process yields its waits. */
export type Process = Generator<Pause, void, void>;

export type World = {
  /** Milliseconds since the beginning. */
  readonly now: () => number;
  readonly start: (process: Process) => void;
  readonly sleep: (ms: number) => Pause;
  /** Runs everything up to a moment. */
  readonly run: (until: number) => void;
};

/** A world with its own clock, in which processes take turns; the same processes always give the same run. */
export const createWorld = (): World => {
  const agenda = createAgenda();
  let now = 0;
  const start = (process: Process): void => {
    const { done, value: pause } = process.next();
    if (!done) pause(() => start(process));
  };
  return {
    now: () => now,
    start,
    sleep: (ms) => (resume) => agenda.add(now + ms, resume),
    run: (until) => {
      for (let entry = agenda.next(until); entry; entry = agenda.next(until)) {
        now = entry.at;
        entry.act();
      }
      now = until;
    },
  };
};
