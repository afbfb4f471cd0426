import { setTimeout as pause } from 'node:timers/promises';
import { EventNotApplied } from '@rondelle/projections/engine/fold.ts';
import type { PoolClient } from 'pg';
import { clearMended, recordFailure } from '../failures.ts';
import type { LogEntry } from '../log-reader.ts';
import { ShardsFailed } from '../commit.ts';
import { createProjector } from '../projector.ts';
import type { Claim } from '../state.ts';
import { isEventsFault } from './fault.ts';
import type { Running } from './running.ts';
import { tell, tellAll } from './tell.ts';

/** A connection for a moment: shards that stand still must not keep those that the others need. */
export type LendClient = <T>(work: (client: PoolClient) => Promise<T>) => Promise<T>;

const backoffMs = (attempts: number): number => Math.min(30_000, 250 * 2 ** Math.min(attempts, 7));

const report = async (run: Running, { shard }: Claim, entries: readonly LogEntry[], error: unknown) => {
  run.onError(error);
  const at = error instanceof EventNotApplied ? error.position : entries[0]?.position;
  const message = error instanceof Error ? error.message : String(error);
  if (at && (await recordFailure(run.pool, shard, at, message))) await tellAll(run);
};

/**
 * Brings one shard on by itself that could not take a batch: in halves, down to the event at fault, which is recorded
 * and tried again and again. Answers true when the shard has caught up with the log, false when it was stopped before.
 * `allowed` answers the entries that the shard may take, as far as the catalogue has come.
 */
export const workOnStopped = async (
  run: Running,
  lend: LendClient,
  stopped: Claim,
  allowed: (entries: readonly LogEntry[]) => Promise<readonly LogEntry[]>,
): Promise<boolean> => {
  let claim = stopped;
  const wait = (ms: number) => pause(ms, undefined, { signal: run.signal }).catch(() => undefined);
  let limit = run.batchSize;
  let failures = 0;

  const project = (entries: readonly LogEntry[]) =>
    lend(async (client) => {
      const projector = createProjector(client, run.views, [claim]);
      const projected = await projector.project(entries);
      [claim = claim] = projector.claims();
      return projected;
    });

  /** Answers whether the entries are in the views. */
  const attempt = async (entries: readonly LogEntry[]): Promise<boolean> => {
    try {
      await tell(run, await project(entries));
      if ((await clearMended(run.pool, [claim.shard])) > 0) await tellAll(run);
      limit = Math.min(run.batchSize, limit * 2);
      failures = 0;
      return true;
    } catch (error) {
      if (!(error instanceof ShardsFailed)) throw error;
      if (!isEventsFault(error.cause)) throw error.cause;
      if (entries.length > 1) {
        limit = Math.floor(entries.length / 2);
        return false;
      }
      await report(run, claim, entries, error.cause);
      await wait(backoffMs((failures += 1)));
      return false;
    }
  };
  while (!run.signal.aborted) {
    let isPast = true;
    for await (const page of run.log.readAll(claim.position, limit)) {
      const entries = await allowed(page.slice(0, limit));
      if (entries.length < page.length) isPast = false;
      if (entries.length === 0) await wait(20);
      else if (!(await attempt(entries))) isPast = false;
      if (!isPast || run.signal.aborted) break;
    }
    if (isPast && !run.signal.aborted) return true;
  }
  return false;
};
