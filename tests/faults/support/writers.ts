import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, truncateSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Acknowledged } from './log-checks.ts';

/** What a writer's process is told. */
export type WriterOrder = {
  readonly writer: number;
  readonly logUrl: string;
  /** One line for each command that the log has acknowledged, on disk before the next command is sent. */
  readonly ackFile: string;
  readonly pauseMs: number;
};

export type Writers = {
  /** What all of them were told is recorded; once they have stopped. */
  readonly acknowledged: () => Acknowledged[];
  /** kill -9 of one, whose place another process takes. */
  readonly kill: (writer: number) => Promise<void>;
  /** Lets each finish the command at hand. Fails where one of them has ended by itself. */
  readonly stop: () => Promise<void>;
};

const program = fileURLToPath(new URL('../programs/writer.ts', import.meta.url));
const execArgv = ['--disable-warning=ExperimentalWarning'];

const launch = (order: WriterOrder): ChildProcess =>
  fork(program, [JSON.stringify(order)], { execArgv, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });

/** A line that was cut in the middle was never acknowledged. */
const linesOf = ({ ackFile: file }: WriterOrder): string[] => {
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole.length < text.length) truncateSync(file, Buffer.byteLength(whole));
  return whole.split('\n').slice(0, -1);
};

/** Ends after the command at hand; fails where it has ended by itself. */
const finish = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null)
    throw new Error(`a writer ended by itself: ${child.exitCode ?? child.signalCode}`);
  const gone = once(child, 'exit');
  child.send('stop');
  const limit = setTimeout(() => child.kill('SIGKILL'), 20_000);
  const [code] = await gone.finally(() => clearTimeout(limit));
  if (code !== 0) throw new Error(`a writer ended with ${String(code)}`);
};

export type WritersOptions = {
  readonly logUrl: string;
  readonly count: number;
  /** The number of the first; others than before on the same log send commands of their own. */
  readonly first?: number;
  readonly pauseMs?: number;
};

/** Writers in processes of their own, each with a file of what it was acknowledged. */
export const startWriters = async ({
  logUrl,
  count,
  first = 1,
  pauseMs = 0,
}: WritersOptions): Promise<Writers> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'rondelle-writers-'));
  const orders = Array.from({ length: count }, (_, i): WriterOrder => {
    return { writer: first + i, logUrl, ackFile: path.join(folder, String(first + i)), pauseMs };
  });
  const children = orders.map(launch);
  let acknowledged: Acknowledged[] = [];
  const read = () =>
    orders.flatMap(linesOf).map((line) => {
      const [commandId = '', position = ''] = line.split(' ');
      return { commandId, position };
    });
  return {
    acknowledged: () => acknowledged,
    kill: async (writer) => {
      const [child, order] = [children[writer], orders[writer]];
      if (!child || !order) throw new RangeError(`there is no writer ${writer}`);
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      linesOf(order);
      children[writer] = launch(order);
    },
    stop: async () => {
      const ends = await Promise.allSettled(children.map(finish));
      acknowledged = read();
      await rm(folder, { recursive: true, force: true });
      const failed = ends.find(({ status }) => status === 'rejected');
      if (failed?.status === 'rejected') throw failed.reason;
    },
  };
};
