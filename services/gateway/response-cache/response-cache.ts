import type { QueuedWork, WorkQueue } from '../load/queued-work.ts';
import type { CachedResponse, CachedResponses } from './cached-responses.ts';
import type { OwnWritesReader } from './own-writes.ts';
import type { LastChange, Tick } from './last-changes.ts';
import type { SeasonVersions } from './season-versions.ts';

export type MadeResponse = CachedResponse | 'shed' | null;

/** A response that is being made; equal requests wait for it. */
export type PendingResponse = {
  /** The tick before its queries ran; null while it waits for its turn. */
  madeAt: Tick | null;
  /** The time of that tick, by `performance.now()`. */
  knownAt: number;
  /** The dependencies of the previous response, expected of this one too; null when there was none. */
  readonly expected: readonly LastChange[] | null;
  readonly work: QueuedWork;
  /** Null when there is nothing to share; `shed` on overload. */
  readonly made: Promise<MadeResponse>;
  readonly finish: (response: MadeResponse) => void;
};

export type ResponseCache = {
  readonly responses: CachedResponses;
  readonly versions: SeasonVersions;
  /** By cache key. */
  readonly pending: Map<string, PendingResponse>;
  readonly ownWrites: OwnWritesReader;
  /** Limits how many responses are made concurrently. */
  readonly queue: WorkQueue;
};
