import { setTimeout as pause } from 'node:timers/promises';
import { comparePositions, type Position } from '@rondelle/contracts/log/event.ts';
import type { AnyView } from '@rondelle/projections/views/engine/any-view.ts';
import { allShards } from '@rondelle/projections/views/engine/shards.ts';
import { views as allViews } from '@rondelle/projections/views/registry.ts';
import type { Pool, PoolClient } from 'pg';
import { createDeferredComputer } from './later/compute-later.ts';
import { hasNotedGroups } from './later/notes.ts';
import { withClient } from './locks.ts';
import { noteLog } from './log-identity.ts';
import type { LogReader } from './log-reader.ts';
import { prepareViews } from './prepare.ts';
import { createProjector } from './projector.ts';
import { pipelined } from './read-model/pipeline.ts';
import { beginTerm, lockShards, releaseShards } from './shards/holding.ts';
import { countAlive } from './shards/membership.ts';
import { readCheckpoint } from './state.ts';

export type CatchUpOptions = {
  readonly pool: Pool;
  readonly log: LogReader;
  readonly views?: readonly AnyView[];
  readonly batchSize?: number;
  /** How long to wait for projectors of other processes, in ms (default: five minutes). */
  readonly timeoutMs?: number;
  /** Called after every batch with the position of the views. */
  readonly onProgress?: (position: Position) => void;
};

/** Thrown when projectors of other processes do not reach the position in time. */
export class ViewsBehind extends Error {
  override name = 'ViewsBehind';
}

const projectAll = async (options: CatchUpOptions, views: readonly AnyView[], client: PoolClient) => {
  const { pool, log } = options;
  await prepareViews({ pool, log, views });
  const claims = await beginTerm(client, null, allShards);
  const projector = createProjector({ client, log }, views, claims);
  await pipelined(client, async () => {
    for await (const page of log.readAll(projector.position(), options.batchSize ?? 5_000)) {
      await projector.project(page);
      options.onProgress?.(projector.position());
    }
    // A projector that ran here before may have left groups for later.
    const later = createDeferredComputer(views, claims);
    while (await later.next(client));
  });
  await noteLog(pool, log);
};

/** Runs the work when it gets every shard and no projector is alive; returns whether it ran. */
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
 * Resolves when the views hold everything that the log held at the call. Projects it, or waits while projectors do.
 * Throws `ViewsBehind` after the timeout.
 */
export const catchUp = async (options: CatchUpOptions): Promise<void> => {
  const head = await options.log.head();
  const deadline = Date.now() + (options.timeoutMs ?? 300_000);
  const views = options.views ?? allViews;
  for (;;) {
    const { position } = await readCheckpoint(options.pool);
    options.onProgress?.(position);
    if (await withAllShards(options.pool, (client) => projectAll(options, views, client))) return;
    if (comparePositions(position, head) >= 0 && !(await hasNotedGroups(options.pool, views))) return;
    if (Date.now() > deadline) throw new ViewsBehind(`the views are at ${position}, the log at ${head}`);
    await pause(50);
  }
};
