import { Worker } from 'node:worker_threads';
import type { Logger } from '../telemetry/logger.ts';
import type { ThreadResponse, ThreadRequest, ThreadWork } from './thread-messages.ts';

export type ThreadOptions = {
  readonly name: string;
  readonly logger: Pick<Logger, 'error'>;
  /** Value of `workerData` in the program. */
  readonly data?: unknown;
  /** Memory limit of the old generation, in MB; 256 by default. */
  readonly heapMb?: number;
  /** Memory limit of the young generation, in MB; 8 by default. */
  readonly youngMb?: number;
};

/**
 * A small young generation makes the collector run often, which frees the memory of pictures outside the heap: 300
 * pictures in a row take 270 MB rather than 500.
 */
const limitsOf = ({ heapMb = 256, youngMb = 8 }: ThreadOptions) => ({
  maxYoungGenerationSizeMb: youngMb,
  maxOldGenerationSizeMb: heapMb,
});

export type Thread<Work extends ThreadWork> = {
  /** Rejects with the error of the response, or when the thread ends before it. */
  readonly call: <Name extends keyof Work & string>(
    work: Name,
    input: Parameters<Work[Name]>[0],
  ) => ReturnType<Work[Name]>;
  readonly close: () => Promise<unknown>;
};

/**
 * Starts a thread for work that would block the requests. The thread runs a program with `serveThread`, starts with
 * the first call, and after a failure starts again with the next one.
 */
export const createThread = <Work extends ThreadWork>(program: URL, options: ThreadOptions): Thread<Work> => {
  const { name, logger } = options;
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let worker: Worker | null = null;
  let last = 0;
  const start = (): Worker => {
    const own = new Worker(program, { name, workerData: options.data, resourceLimits: limitsOf(options) });
    own.on('message', (message: ThreadResponse<unknown>) => {
      const pending = waiting.get(message.id);
      waiting.delete(message.id);
      if ('error' in message) pending?.reject(message.error);
      else pending?.resolve(message.output);
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
    call: <Name extends keyof Work & string>(work: Name, input: Parameters<Work[Name]>[0]) => {
      worker ??= start();
      last += 1;
      const result = Promise.withResolvers<unknown>();
      waiting.set(last, result);
      const request: ThreadRequest<typeof input> = { id: last, work, input };
      // A thread has no origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage(request);
      // Safe cast: the thread returns the result of its work of this name.
      return result.promise as ReturnType<Work[Name]>;
    },
    close: async () => worker?.terminate(),
  };
};
