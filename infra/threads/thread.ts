import { Worker } from 'node:worker_threads';
import type { Logger } from '../telemetry/logger.ts';
import type { Answered, Asked, ThreadWork } from './thread-messages.ts';

export type ThreadOptions = {
  readonly name: string;
  readonly logger: Pick<Logger, 'error'>;
  /** What the program finds in `workerData`. */
  readonly data?: unknown;
  /** The most memory for what it keeps, in MB; 256 by default. */
  readonly heapMb?: number;
  /** The most memory for what has just been made, in MB; 8 by default. */
  readonly youngMb?: number;
};

/**
 * With a small young generation the collector runs often, and with it what a picture takes outside of the heap is freed:
 * 300 pictures in a row take 270 MB rather than 500.
 */
const limitsOf = ({ heapMb = 256, youngMb = 8 }: ThreadOptions) => ({
  maxYoungGenerationSizeMb: youngMb,
  maxOldGenerationSizeMb: heapMb,
});

export type Thread<Work extends ThreadWork> = {
  /** Rejects with the error of the answer, or when the thread ends before it. */
  readonly ask: <Name extends keyof Work & string>(
    work: Name,
    question: Parameters<Work[Name]>[0],
  ) => ReturnType<Work[Name]>;
  readonly close: () => Promise<unknown>;
};

/**
 * A thread beside that of the requests, for work that would keep it from them. It runs a program with `serveThread`,
 * starts with the first question, and starts again with the next one after it has failed.
 */
export const createThread = <Work extends ThreadWork>(program: URL, options: ThreadOptions): Thread<Work> => {
  const { name, logger } = options;
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let worker: Worker | null = null;
  let last = 0;
  const start = (): Worker => {
    const own = new Worker(program, { name, workerData: options.data, resourceLimits: limitsOf(options) });
    own.on('message', (message: Answered<unknown>) => {
      const asked = waiting.get(message.id);
      waiting.delete(message.id);
      if ('error' in message) asked?.reject(message.error);
      else asked?.resolve(message.answer);
    });
    own.on('error', (err) => logger.error({ err, thread: name }, 'a thread failed'));
    own.once('exit', () => {
      worker = null;
      for (const { reject } of waiting.values()) reject(new Error(`the thread for ${name} has ended`));
      waiting.clear();
    });
    own.unref();
    return own;
  };
  return {
    ask: <Name extends keyof Work & string>(work: Name, question: Parameters<Work[Name]>[0]) => {
      worker ??= start();
      last += 1;
      const answer = Promise.withResolvers<unknown>();
      waiting.set(last, answer);
      // A thread has no origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage({ id: last, work, question } satisfies Asked<Parameters<Work[Name]>[0]>);
      // The thread answers as its work of this name does.
      return answer.promise as ReturnType<Work[Name]>;
    },
    close: async () => worker?.terminate(),
  };
};
