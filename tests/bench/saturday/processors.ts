import { readdir, readFile } from 'node:fs/promises';
import { cpus } from 'node:os';

/** Ticks of the kernel's clock in a second, as `/proc` counts them. */
const ticksPerSecond = 100;

type Times = { readonly parent: number; readonly own: number; readonly ended: number };

/** Processor seconds of a process with all its threads, and of its children that have ended; null once it has ended. */
const timesOf = async (pid: number | string): Promise<Times | null> => {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (text === null) return null;
  // The name in parentheses may contain spaces.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [, parent = 0] = fields;
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
  return { parent, own: (user + system) / ticksPerSecond, ended: (endedUser + endedSystem) / ticksPerSecond };
};

/** Processor seconds of a process and its children, also those that have ended; null where the system has no `/proc`. */
export const processorOfFamily = async (pid: number): Promise<number | null> => {
  const head = await timesOf(pid);
  if (!head) return null;
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const all = await Promise.all(pids.map(timesOf));
  const children = all.filter((one) => one?.parent === pid);
  return children.reduce((sum, one) => sum + (one?.own ?? 0), head.own + head.ended);
};

/** Processor seconds of the children of a process that have ended; null where the system has no `/proc`. */
export const processorOfEnded = async (pid: number): Promise<number | null> =>
  (await timesOf(pid))?.ended ?? null;

/** Processor seconds of all work on the machine. */
export const processorOfMachine = (): number =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0) / 1_000;
