import { createThread } from '@rondelle/infra/threads/thread.ts';
import type { Logger } from '@rondelle/infra/telemetry/logger.ts';
import type { LaterWork } from './later-work.ts';

export type LaterThreadWork = { readonly next: LaterWork };

const program = new URL('later.worker.ts', import.meta.url);

/** A query that takes longer than this has lost its connection. */
const queryTimeoutMs = 10_000;
/** Rows and memories of two large seasons take about 200 MB. */
const heapMb = 768;

/** Computes in a separate thread with its own connection, so that no recorded result waits for the computation. */
export const laterInThread = (
  databaseUrl: string,
  logger: Logger,
): { readonly next: LaterWork; readonly close: () => Promise<unknown> } => {
  const data = { databaseUrl, queryTimeoutMs };
  const { call: callThread, close } = createThread<LaterThreadWork>(program, {
    name: 'later',
    logger,
    data,
    heapMb,
  });
  return { next: (request) => callThread('next', request), close };
};
