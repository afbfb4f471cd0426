import { existsSync, readFileSync, truncateSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Launched, launchScript } from '../../support/launch.ts';
import type { Acknowledged } from './log-checks.ts';

/** The input of a writer's process. */
export type WriterOrder = {
  readonly writer: number;
  readonly logUrl: string;
  /** One line for each acknowledged command, written to disk before the next command is sent. */
  readonly ackFile: string;
  readonly pauseMs: number;
};

export type Writers = {
  /** The number of commands acknowledged so far. */
  readonly count: () => number;
  /** All acknowledgements; call it once the writers have stopped. */
  readonly acknowledged: () => Acknowledged[];
  /** Sends `kill -9` to one writer; another process replaces it. */
  readonly kill: (writer: number) => Promise<void>;
  /** Lets each writer finish its current command. Throws when one of them has ended by itself. */
  readonly stop: () => Promise<void>;
};

const launch = (order: WriterOrder): Launched =>
  launchScript('tests/faults/programs/writer.ts', [JSON.stringify(order)], { ipc: true });

/** An incomplete line was never acknowledged. */
const linesOf = ({ ackFile: file }: WriterOrder): string[] => {
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole.length < text.length) truncateSync(file, Buffer.byteLength(whole));
  return whole.split('\n').slice(0, -1);
};

const countLines = ({ ackFile: file }: WriterOrder): number =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 1 : 0;

/** Ends the writer after its current command; throws when it has ended by itself. */
const finish = async (writer: Launched): Promise<void> => {
  const isRunning = writer.isRunning();
  if (isRunning) writer.send('stop');
  const limit = setTimeout(() => writer.signal('SIGKILL'), 60_000);
  const { code } = await writer.ended.finally(() => clearTimeout(limit));
  if (!isRunning || code !== 0)
    throw new Error(`a writer ended${isRunning ? '' : ' by itself'} with ${code}:\n${writer.output()}`);
};

export type WritersOptions = {
  readonly logUrl: string;
  readonly count: number;
  /** The number of the first writer. A number that was not used on the same log yet gives new commands. */
  readonly first?: number;
  readonly pauseMs?: number;
};

/** Starts writers in separate processes, each with a file of its acknowledgements. */
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
    count: () => orders.reduce((sum, order) => sum + countLines(order), 0),
    acknowledged: () => acknowledged,
    kill: async (writer) => {
      const [child, order] = [children[writer], orders[writer]];
      if (!child || !order) throw new RangeError(`there is no writer ${writer}`);
      await child.kill();
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
