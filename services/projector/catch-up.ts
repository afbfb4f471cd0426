import { setTimeout as pause } from 'node:timers/promises';
import { comparePositions, type Position } from '@rondelle/contracts/log/event.ts';
import type { AnyView } from '@rondelle/projections/engine/any-view.ts';
import { allShards } from '@rondelle/projections/engine/shards.ts';
import { views as allViews } from '@rondelle/projections/registry.ts';
import type { Pool, PoolClient } from 'pg';
import { withClient } from './locks.ts';
import { noteLog } from './log-identity.ts';
import type { LogReader } from './log-reader.ts';
import { prepareViews } from './prepare.ts';
import { createProjector } from './projector.ts';
import { pipelined } from './read-model/at-once.ts';
import { beginTerm, lockShards, releaseShards } from './shards/holding.ts';
import { countAlive } from './shards/membership.ts';
import { readCheckpoint } from './state.ts';

export type CatchUpOptions = {
  readonly pool: Pool;
  readonly log: LogReader;
  readonly views?: readonly AnyView[];
  readonly batchSize?: number;
  /** How long to wait for projectors that run elsewhere (default: five minutes). */
  readonly timeoutMs?: number;
  /** Told after every batch how far the views have come. */
  readonly onProgress?: (position: Position) => void;
};

/** A projector elsewhere does not get there in time. */
export class ViewsBehind extends Error {
  override name = 'ViewsBehind';
}

const projectAll = async (options: CatchUpOptions, views: readonly AnyView[], client: PoolClient) => {
  const { pool, log } = options;
  await prepareViews({ pool, log, views });
  const projector = createProjector({ client, log }, views, await beginTerm(client, null, allShards));
  await pipelined(client, async () => {
    for await (const page of log.readAll(projector.position(), options.batchSize ?? 5_000)) {
      await projector.project(page);
      options.onProgress?.(projector.position());
    }
  });
  await noteLog(pool, log);
};

/** Runs the work where no projector works and nobody else does this; answers whether it ran. */
const withAllShards = (pool: Pool, work: (client: PoolClient) => Promise<void>): Promise<boolean> =>
  withClient(pool, async (client) => {
    if ((await countAlive(client)) > 0) return false;
    const locked = await lockShards(client, allShards);
    const isAlone = locked.length === allShards.length;
    if (isAlone) await work(client);
    await releaseShards(client, locked);
    return isAlone;
  });

/**
 * Resolves when the views hold all that the log holds now: projects it, or, while projectors work, waits until these
 * have come so far.
 */
export const catchUp = async (options: CatchUpOptions): Promise<void> => {
  const head = await options.log.head();
  const deadline = Date.now() + (options.timeoutMs ?? 300_000);
  const views = options.views ?? allViews;
  for (;;) {
    const { position } = await readCheckpoint(options.pool);
    options.onProgress?.(position);
    if (await withAllShards(options.pool, (client) => projectAll(options, views, client))) return;
    if (comparePositions(position, head) >= 0) return;
    if (Date.now() > deadline) throw new ViewsBehind(`the views are at ${position}, the log at ${head}`);
    await pause(50);
  }
};
