import type { Recorded } from '@rondelle/contracts/log/event.ts';
import type { AnyView } from '@rondelle/projections/views/engine/any-view.ts';
import type { Quarantined } from '@rondelle/projections/views/engine/quarantine.ts';
import type { Pool } from 'pg';
import type { LaterWork } from '../later/later-work.ts';
import type { LogReader } from '../log-reader.ts';
import type { Publish } from '../publish.ts';

/** State that the parts of a running projector share. */
export type Running = {
  /** The name under which the process holds shards; new whenever it starts over after an error. */
  readonly id: string;
  readonly pool: Pool;
  readonly log: LogReader;
  readonly publish: Publish;
  readonly onError: (error: unknown) => void;
  readonly onQuarantined: (asides: readonly Quarantined[]) => void;
  readonly onBatch: (events: number, seconds: number, applied: readonly Recorded[]) => void;
  readonly views: readonly AnyView[];
  /** Computes the groups that batches defer. */
  readonly later: LaterWork;
  readonly laterEveryMs: number;
  readonly batchSize: number;
  readonly signal: AbortSignal;
  /** The ids of quarantined items that this process has retried. */
  readonly tried: Set<string>;
};
