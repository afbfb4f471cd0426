import type { Recorded } from '@rondelle/contracts/log/event.ts';
import type { AnyView } from '@rondelle/projections/engine/any-view.ts';
import type { Aside } from '@rondelle/projections/engine/asides.ts';
import type { Pool } from 'pg';
import type { LogReader } from '../log-reader.ts';
import type { Publish } from '../publish.ts';

/** What the parts of a running projector know of it. */
export type Running = {
  /** Of this turn: the name under which it holds shards. */
  readonly id: string;
  readonly pool: Pool;
  readonly log: LogReader;
  readonly publish: Publish;
  readonly onError: (error: unknown) => void;
  readonly onSetAside: (asides: readonly Aside[]) => void;
  readonly onBatch: (events: number, seconds: number, applied: readonly Recorded[]) => void;
  readonly views: readonly AnyView[];
  readonly batchSize: number;
  readonly signal: AbortSignal;
  /** The ids of what this process has tried again. */
  readonly tried: Set<string>;
};
