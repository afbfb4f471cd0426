import type { Logger } from '@rondelle/infra/telemetry/logger.ts';
import type { WorkQueue } from '../load/queued-work.ts';
import { createWorkQueue } from '../load/work-queue.ts';
import { createThread } from '@rondelle/infra/threads/thread.ts';
import type { FileRequest, MadeFile } from './make-file.ts';

const program = new URL('file.worker.ts', import.meta.url);

type FileWork = { readonly makeFile: (request: FileRequest) => Promise<MadeFile> };

/** Makes files without blocking requests. */
export type FileMaker = {
  readonly make: (request: FileRequest) => Promise<MadeFile>;
  /** The turns of requests for files: one is read and made at a time. */
  readonly queue: WorkQueue;
};

/**
 * Makes files one after the other in a thread of its own, so that many pictures and
 * workbooks neither delay readers nor take the memory of several at once.
 */
export const createFileMaker = (logger: Logger): FileMaker & { readonly close: () => Promise<unknown> } => {
  const { call: callThread, close } = createThread<FileWork>(program, { name: 'files', logger });
  const make = (request: FileRequest) => callThread('makeFile', request);
  return { make, queue: createWorkQueue({ atOnce: 1 }), close };
};
