import { setTimeout as pause } from 'node:timers/promises';
import type { Recorded } from '@rondelle/contracts/log/event.ts';
import type { AnyView } from '@rondelle/projections/views/engine/any-view.ts';
import type { Quarantined } from '@rondelle/projections/views/engine/quarantine.ts';
import { allShards, type Shard } from '@rondelle/projections/views/engine/shards.ts';
import { views as allViews } from '@rondelle/projections/views/registry.ts';
import type { Pool, PoolClient } from 'pg';
import { laterInSameThread, type LaterWork } from './later/later-work.ts';
import { locks, withLock } from './locks.ts';
import type { LogReader } from './log-reader.ts';
import { prepareViews } from './prepare.ts';
import { type Publish, publishNothing } from './publish.ts';
import { withoutSkipped } from './skipped-events.ts';
import { isRetryRequested } from './quarantine.ts';
import { beginTerm, lockShards, releaseShards } from './shards/holding.ts';
import { type Following, follow } from './shards/follow.ts';
import {
  beat,
  fairShare,
  type Holding,
  leave,
  newMember,
  type ClusterState,
  renewMembership,
  withMemberClient,
} from './shards/membership.ts';
import type { Running } from './shards/running.ts';
import { notifyAll } from './shards/notify.ts';
import { CheckpointMoved } from './state.ts';

export type ProjectorOptions = {
  /** At least eight connections: one holds the shards, some project or compute, and a rebuild at the start takes five. */
  readonly pool: Pool;
  /** A pool without a query timeout for that rebuild; by default `pool`. */
  readonly patientPool?: Pool;
  readonly log: LogReader;
  readonly publish?: Publish;
  /** Called when a batch fails or a hint cannot be published; the projector retries by itself. */
  readonly onError?: (error: unknown) => void;
  /** Called when an item is quarantined, or one more event waits for it. */
  readonly onQuarantined?: (asides: readonly Quarantined[]) => void;
  /** Called after every batch with its number of events, its duration and its events. */
  readonly onBatch?: (events: number, seconds: number, applied: readonly Recorded[]) => void;
  /** Called with the shards of this projector whenever they change. */
  readonly onShards?: (shards: readonly Shard[]) => void;
  readonly views?: readonly AnyView[];
  /** Computes the groups that batches defer; by default in this thread. */
  readonly later?: LaterWork;
  /** Least interval between two computations of a deferred group, in ms. */
  readonly laterEveryMs?: number;
  /** The most events in one transaction. */
  readonly batchSize?: number;
  /** How often to send a heartbeat, check the other projectors and notice swapped tables, in ms. */
  readonly beatMs?: number;
};
type Run = Running &
  Required<Pick<ProjectorOptions, 'onShards' | 'beatMs'>> &
  Pick<ProjectorOptions, 'patientPool'>;

const generationsOf = (holdings: readonly Holding[], shards: readonly Shard[]): string =>
  allShards
    .filter((shard) => shards.includes(shard))
    .map((shard) => holdings.find((holding) => holding.shard === shard)?.generation)
    .join();

/** Sends heartbeats while this process works or waits. */
const startHeartbeat = ({ pool, id, beatMs }: Run): { readonly stop: () => void } => {
  // A failed heartbeat needs no report: the queries of the work fail too, and report it.
  const timer = setInterval(() => beat(pool, id).catch(() => undefined), beatMs);
  return { stop: () => clearInterval(timer) };
};

/** Holds a fair share of the shards and projects them until something fails or the signal aborts. */
const takeTurn = async (run: Run, client: PoolClient): Promise<void> => {
  let held: readonly Shard[] = [];
  const at: { following: Following | null } = { following: null };
  let generations = '';

  const restart = async (surplus: readonly Shard[], gained: readonly Shard[]): Promise<void> => {
    const isTakeover = at.following !== null && gained.length > 0;
    await at.following?.stop();
    if (surplus.length > 0) await releaseShards(client, surplus);
    held = allShards.filter(
      (shard) => gained.includes(shard) || (held.includes(shard) && !surplus.includes(shard)),
    );
    const claims = await beginTerm(client, run.id, held);
    generations = claims.map(({ generation }) => generation).join();
    run.onShards(held);
    at.following = follow(run, claims);
    // The previous holder may have died between its commit and its hint.
    if (isTakeover) await notifyAll(run);
  };
  const hold = async (standing: ClusterState): Promise<void> => {
    if (generationsOf(standing.holdings, held) !== generations)
      throw new CheckpointMoved('the tables were swapped');
    const { surplus, wanted } = fairShare(standing, held);
    const gained = wanted.length > 0 ? await lockShards(client, wanted) : [];
    const isRetry = await isRetryRequested(client, held);
    if (!at.following || gained.length > 0 || surplus.length > 0 || isRetry) await restart(surplus, gained);
  };
  try {
    while (!run.signal.aborted) {
      await hold(await renewMembership(client, run.id));
      const later = pause(run.beatMs, undefined, { signal: run.signal }).catch(() => undefined);
      await Promise.race([later, at.following?.broken]);
    }
  } finally {
    // `broken` has reported any error.
    await at.following?.stop();
    run.onShards([]);
  }
  await releaseShards(client, held);
};

const turn = async (run: Run): Promise<void> => {
  await withLock(run.pool, locks.preparation, run.signal, () =>
    prepareViews({ ...run, pool: run.patientPool ?? run.pool }),
  );
  if (run.signal.aborted) return;
  await withMemberClient(run, async (client) => {
    await client.query("SET lock_timeout TO '2s'");
    const heart = startHeartbeat(run);
    await takeTurn(run, client).finally(heart.stop);
    await leave(client, run.id);
    await client.query('RESET lock_timeout');
  });
};

/** Low limit, because pages should be fresh soon after the database is back. */
const backoffMs = (attempts: number): number => Math.min(1_500, 100 * 2 ** Math.min(attempts, 4));

/**
 * Keeps the views up to date with the log until the signal aborts. Several projectors share the shards; when one stops,
 * dies or hangs, the others take over its shards. An event or row that cannot be projected is quarantined
 * (`readQuarantine`) and blocks nothing. A batch that fails because of the database or the log is rolled back and
 * retried.
 */
export const runProjector = async (
  options: ProjectorOptions & { readonly signal: AbortSignal },
): Promise<void> => {
  const settings = {
    publish: publishNothing,
    onError: () => undefined,
    onQuarantined: () => undefined,
    onBatch: () => undefined,
    onShards: () => undefined,
    views: allViews,
    batchSize: 5_000,
    beatMs: 400,
    laterEveryMs: 3_000,
    later: laterInSameThread(options.pool, options.views ?? allViews),
    ...options,
    log: withoutSkipped(options.log, options.pool),
  };
  const tried = new Set<string>();
  for (let attempts = 0; !settings.signal.aborted; ) {
    const run: Run = { ...settings, id: newMember(), tried };
    const began = Date.now();
    try {
      await turn(run);
    } catch (error) {
      const moved = error instanceof CheckpointMoved;
      if (moved) await notifyAll(run).catch(run.onError);
      else run.onError(error);
      attempts = moved || Date.now() - began > 10_000 ? 0 : attempts + 1;
      await pause(moved ? 0 : backoffMs(attempts), undefined, { signal: run.signal }).catch(() => undefined);
    }
  }
};

/** Runs a projector in the background; `stop` ends it after the current batch. */
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
