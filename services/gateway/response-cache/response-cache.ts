import type { QueuedWork, WorkQueue } from '../load/queued-work.ts';
import type { CachedResponse, CachedResponses } from './cached-responses.ts';
import type { OwnWritesReader } from './own-writes.ts';
import type { SeasonVersions, Tick } from './season-versions.ts';

/** A response that is being made; equal requests wait for it. */
export type PendingResponse = {
  /** The tick before its queries ran; null while it waits for its turn. */
  madeAt: Tick | null;
  /** The time of that tick, by `performance.now()`. */
  knownAt: number;
  readonly work: QueuedWork;
  readonly made: Promise<CachedResponse | null>;
  readonly finish: (response: CachedResponse | null) => void;
};

export type ResponseCache = {
  readonly responses: CachedResponses;
  readonly versions: SeasonVersions;
  /** By cache key. */
  readonly pending: Map<string, PendingResponse>;
  readonly ownWrites: OwnWritesReader;
  /** Limits how many responses are made at once. */
  readonly queue: WorkQueue;
};
