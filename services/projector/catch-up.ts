import { setTimeout as pause } from 'node:timers/promises';
import { comparePositions, type Position } from '@rondelle/contracts/log/event.ts';
import type { AnyView } from '@rondelle/projections/engine/any-view.ts';
import { views as allViews } from '@rondelle/projections/registry.ts';
import type { Pool, PoolClient } from 'pg';
import { locks, tryWithLock } from './locks.ts';
import type { LogReader } from './log-reader.ts';
import { prepareViews } from './prepare.ts';
import { createProjector } from './projector.ts';
import { readCheckpoint, readFailure } from './state.ts';

export type CatchUpOptions = {
  readonly pool: Pool;
  readonly log: LogReader;
  readonly views?: readonly AnyView[];
  readonly batchSize?: number;
  /** How long to wait for a projector that runs elsewhere (default: five minutes). */
  readonly timeoutMs?: number;
  /** Told after every batch how far the views have come. */
  readonly onProgress?: (position: Position) => void;
};

/** The projector elsewhere stands before an event that it cannot apply, or does not get there in time. */
export class ViewsBehind extends Error {
  override name = 'ViewsBehind';
}

const projectAll = async (options: CatchUpOptions, views: readonly AnyView[], client: PoolClient) => {
  await prepareViews({ pool: options.pool, log: options.log, views });
  const projector = await createProjector(client, views);
  for await (const page of options.log.readAll(projector.checkpoint().position, options.batchSize ?? 5_000)) {
    await projector.project(page);
    options.onProgress?.(projector.checkpoint().position);
  }
};

/**
 * Resolves when the views hold all that the log holds now: projects it, or, while another projector works, waits until
 * that one has come so far.
 */
export const catchUp = async (options: CatchUpOptions): Promise<void> => {
  const head = await options.log.head();
  const deadline = Date.now() + (options.timeoutMs ?? 300_000);
  for (;;) {
    const { position } = await readCheckpoint(options.pool);
    options.onProgress?.(position);
    const views = options.views ?? allViews;
    if (await tryWithLock(options.pool, locks.projector, (client) => projectAll(options, views, client)))
      return;
    if (comparePositions(position, head) >= 0) return;
    const failure = await readFailure(options.pool);
    if (failure && failure.attempts > 1) throw new ViewsBehind(failure.message);
    if (Date.now() > deadline) throw new ViewsBehind(`the views are at ${position}, the log at ${head}`);
    await pause(50);
  }
};
