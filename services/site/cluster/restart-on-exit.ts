import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A process of the cluster that is restarted when it dies. */
export type Member = {
  readonly pid: () => number | null;
  /** Stops it permanently; kills it if it does not react to SIGTERM. */
  readonly stop: () => Promise<void>;
};

const restartMs = 1_000;
const stopLimitMs = 7_000;

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

const end = async (child: ChildProcess): Promise<void> => {
  if (hasEnded(child)) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const limit = setTimeout(() => child.kill('SIGKILL'), stopLimitMs);
  await exited.finally(() => clearTimeout(limit));
};

/** Launches a process and relaunches it one second after it dies; calls `onChange` after both. */
export const restartOnExit = (launch: () => ChildProcess, onChange: () => void): Member => {
  let stopping = false;
  let again: NodeJS.Timeout | undefined;
  const died = () => {
    if (stopping) return;
    onChange();
    again = setTimeout(() => {
      current = start();
      onChange();
    }, restartMs);
  };
  const start = (): ChildProcess => {
    const child = launch();
    // A program that cannot be spawned emits `error` but never `exit`.
    child.once('error', () => child.pid === undefined && died()).once('exit', died);
    return child;
  };
  let current = start();
  return {
    pid: () => (hasEnded(current) ? null : (current.pid ?? null)),
    stop: async () => {
      stopping = true;
      clearTimeout(again);
      await end(current);
    },
  };
};
