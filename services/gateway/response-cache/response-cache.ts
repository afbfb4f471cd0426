import type { QueuedWork, WorkQueue } from '../load/work-queue.ts';
import type { CachedResponse, CachedResponses } from './cached-responses.ts';
import type { OwnWritesReader } from './own-writes.ts';
import type { SeasonVersions, Tick } from './season-versions.ts';

/** A response that is being made: others who ask for the same meanwhile wait for it. */
export type PendingResponse = {
  /** The moment before its queries ran; null while it waits for its turn. */
  madeAt: Tick | null;
  readonly work: QueuedWork;
  readonly made: Promise<CachedResponse | null>;
  readonly finish: (response: CachedResponse | null) => void;
};

export type ResponseCache = {
  readonly responses: CachedResponses;
  readonly versions: SeasonVersions;
  /** By the key under which each will be cached. */
  readonly pending: Map<string, PendingResponse>;
  readonly ownWrites: OwnWritesReader;
  /** What is not cached waits there for its turn to be made. */
  readonly queue: WorkQueue;
};
