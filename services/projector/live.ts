import { setTimeout as pause } from 'node:timers/promises';
import { type Recorded, seasonOf } from '@rondelle/contracts/log/event.ts';
import type { ChangeHint } from '@rondelle/contracts/subjects.ts';
import type { AnyView } from '@rondelle/projections/engine/any-view.ts';
import { EventNotApplied } from '@rondelle/projections/engine/fold.ts';
import { views as allViews } from '@rondelle/projections/registry.ts';
import type { Pool, PoolClient } from 'pg';
import { locks, withLock } from './locks.ts';
import type { LogEntry, LogReader } from './log-reader.ts';
import { prepareViews } from './prepare.ts';
import { createProjector, type Projector } from './projector.ts';
import { type Publish, silent } from './publish.ts';
import { CheckpointMoved, clearFailure, readCheckpoint, recordFailure } from './state.ts';

export type ProjectorOptions = {
  /** Of at least five connections: one holds the lock, and a rebuild at the start takes four. */
  readonly pool: Pool;
  readonly log: LogReader;
  readonly publish?: Publish;
  /** Told of what stopped a batch and of hints that could not be published; the projector tries again by itself. */
  readonly onError?: (error: unknown) => void;
  /** Told of every batch that is in the views, and how long it took. */
  readonly onBatch?: (events: number, seconds: number) => void;
  /** Told when this projector begins to work, and when it gives up its turn. */
  readonly onTurn?: (works: boolean) => void;
  readonly views?: readonly AnyView[];
  /** Most events in one transaction. */
  readonly batchSize?: number;
  /** How often to look whether a rebuild has swapped the tables. */
  readonly watchMs?: number;
};
type Running = Required<ProjectorOptions> & { readonly signal: AbortSignal };

export const hintOf = (events: readonly Recorded[]): ChangeHint | null => {
  const last = events.at(-1);
  if (!last) return null;
  const seasons = new Set(events.map(seasonOf));
  const seasonIds = [...seasons].filter((id) => id !== null);
  return { seasonIds: seasons.has(null) ? 'all' : seasonIds, position: last.position };
};

const tell = async ({ publish, onError }: Running, hint: ChangeHint | null): Promise<void> => {
  try {
    if (hint) await publish(hint);
  } catch (error) {
    onError(error);
  }
};

/** After a rebuild or another projector's turn: everything may differ. */
const tellAll = async (run: Running): Promise<void> => {
  const { position } = await readCheckpoint(run.pool);
  await tell(run, { seasonIds: 'all', position });
};

const backoffMs = (attempts: number): number => Math.min(30_000, 250 * 2 ** Math.min(attempts, 7));

/** What is remembered between attempts: a batch that failed is tried in halves, down to the event at fault. */
type Attempts = { limit: number; failures: number; reported: boolean };

const projectPage = async (
  run: Running,
  projector: Projector,
  page: readonly LogEntry[],
  attempts: Attempts,
) => {
  for (let from = 0; from < page.length && !run.signal.aborted; ) {
    const batch = page.slice(from, from + attempts.limit);
    try {
      const began = performance.now();
      const events = await projector.project(batch);
      run.onBatch(events.length, (performance.now() - began) / 1_000);
      await tell(run, hintOf(events));
    } catch (error) {
      if (!(error instanceof CheckpointMoved)) attempts.limit = Math.max(1, Math.floor(batch.length / 2));
      throw error;
    }
    from += batch.length;
    attempts.limit = Math.min(run.batchSize, attempts.limit * 2);
    if (attempts.reported) await clearFailure(run.pool);
    attempts.reported = false;
    attempts.failures = 0;
  }
};

/** Aborts the returned signal when a rebuild has swapped the tables: then all that is at hand must be read again. */
const watchGeneration = (run: Running, generation: number): { swapped: AbortSignal; stop: () => void } => {
  const controller = new AbortController();
  const timer = setInterval(() => {
    readCheckpoint(run.pool)
      .then((now) => now.generation !== generation && controller.abort())
      .catch(run.onError);
  }, run.watchMs);
  return { swapped: controller.signal, stop: () => clearInterval(timer) };
};

const follow = async (run: Running, client: PoolClient, attempts: Attempts): Promise<void> => {
  const projector = await createProjector(client, run.views);
  const { position, generation } = projector.checkpoint();
  const { swapped, stop } = watchGeneration(run, generation);
  try {
    const signal = AbortSignal.any([run.signal, swapped]);
    for await (const page of run.log.subscribe(position, signal))
      await projectPage(run, projector, page, attempts);
  } finally {
    stop();
  }
  if (swapped.aborted) await tellAll(run);
};

const report = async (run: Running, error: unknown): Promise<void> => {
  run.onError(error);
  const { position } = await readCheckpoint(run.pool);
  const at = error instanceof EventNotApplied ? error.position : position;
  const message = error instanceof Error ? error.message : String(error);
  await recordFailure(run.pool, at, message);
};

/** One attempt: while the lock is held, until something fails or the signal aborts. */
const attempt = async (run: Running, attempts: Attempts): Promise<void> => {
  try {
    await withLock(run.pool, locks.projector, run.signal, async (client) => {
      run.onTurn(true);
      await prepareViews(run);
      while (!run.signal.aborted) await follow(run, client, attempts);
    });
  } catch (error) {
    run.onTurn(false);
    if (error instanceof CheckpointMoved) return tellAll(run).catch(run.onError);
    const narrowing = attempts.limit > 1;
    if (!narrowing) attempts.failures += 1;
    // Where even the note cannot be written, the database is away: that is what the pause is for.
    await report(run, error).catch(run.onError);
    attempts.reported = true;
    const wait = narrowing ? 50 : backoffMs(attempts.failures);
    await pause(wait, undefined, { signal: run.signal }).catch(() => undefined);
  }
};

/**
 * Keeps the views up with the log until the signal aborts. One projector works at a time; others wait for its lock and
 * take over. A batch that fails leaves nothing behind, is recorded (`readFailure`) and tried again.
 */
export const runProjector = async (
  options: ProjectorOptions & { readonly signal: AbortSignal },
): Promise<void> => {
  const batchSize = options.batchSize ?? 5_000;
  const run: Running = {
    publish: silent,
    onError: () => undefined,
    onBatch: () => undefined,
    onTurn: () => undefined,
    views: allViews,
    watchMs: 2_000,
    ...options,
    batchSize,
  };
  // What an earlier process reported is taken back by the first batch that succeeds.
  const attempts: Attempts = { limit: batchSize, failures: 0, reported: true };
  while (!run.signal.aborted) await attempt(run, attempts);
};

/** Runs a projector beside the caller's work; `stop` ends it after the batch at hand. */
export const startProjector = (options: ProjectorOptions): { readonly stop: () => Promise<void> } => {
  const controller = new AbortController();
  const running = runProjector({ ...options, signal: controller.signal });
  return {
    stop: () => {
      controller.abort();
      return running;
    },
  };
};
