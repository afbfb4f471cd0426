import { setTimeout as pause } from 'node:timers/promises';
import type { Recorded } from '@rondelle/contracts/log/event.ts';
import type { AnyView } from '@rondelle/projections/engine/any-view.ts';
import type { Aside } from '@rondelle/projections/engine/asides.ts';
import { allShards, type Shard } from '@rondelle/projections/engine/shards.ts';
import { views as allViews } from '@rondelle/projections/registry.ts';
import type { Pool, PoolClient } from 'pg';
import { locks, withLock } from './locks.ts';
import type { LogReader } from './log-reader.ts';
import { prepareViews } from './prepare.ts';
import { type Publish, silent } from './publish.ts';
import { withoutSkipped } from './skipped-events.ts';
import { isRetryAsked } from './set-aside.ts';
import { beginTerm, lockShards, releaseShards } from './shards/holding.ts';
import { type Following, follow } from './shards/follow.ts';
import {
  beat,
  fairShare,
  type Holding,
  leave,
  newMember,
  type Standing,
  takePart,
  withMemberClient,
} from './shards/membership.ts';
import type { Running } from './shards/running.ts';
import { notifyAll } from './shards/notify.ts';
import { CheckpointMoved } from './state.ts';

export type ProjectorOptions = {
  /** Of at least seven connections: one holds the shards, some bring them on, and a rebuild at the start takes five. */
  readonly pool: Pool;
  /** For that rebuild, whose queries take long; by default the same. */
  readonly patientPool?: Pool;
  readonly log: LogReader;
  readonly publish?: Publish;
  /** Told of what stopped a batch and of hints that could not be published; the projector tries again by itself. */
  readonly onError?: (error: unknown) => void;
  /** Told of what was set aside, or waits with one event more. */
  readonly onSetAside?: (asides: readonly Aside[]) => void;
  /** Told of every batch that is in the views, how long it took, and what was in it. */
  readonly onBatch?: (events: number, seconds: number, applied: readonly Recorded[]) => void;
  /** Told which shards this projector works on, whenever that changes. */
  readonly onShards?: (shards: readonly Shard[]) => void;
  readonly views?: readonly AnyView[];
  /** Most events in one transaction. */
  readonly batchSize?: number;
  /** How often to say that this projector lives, and to look who else does and whether the tables were swapped. */
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

/** Says that this process lives, whatever else it waits for. */
const keepBeating = ({ pool, id, beatMs }: Run): { readonly stop: () => void } => {
  // Where no beat can be made, the queries that are waited for fail as well, and tell.
  const timer = setInterval(() => beat(pool, id).catch(() => undefined), beatMs);
  return { stop: () => clearInterval(timer) };
};

/** Holds a fair share of the shards and works on them, until something fails or the signal aborts. */
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
    // What the one before has done it may not have told.
    if (isTakeover) await notifyAll(run);
  };
  const hold = async (standing: Standing): Promise<void> => {
    if (generationsOf(standing.holdings, held) !== generations)
      throw new CheckpointMoved('the tables were swapped');
    const { surplus, wanted } = fairShare(standing, held);
    const gained = wanted.length > 0 ? await lockShards(client, wanted) : [];
    const isAsked = await isRetryAsked(client, held);
    if (!at.following || gained.length > 0 || surplus.length > 0 || isAsked) await restart(surplus, gained);
  };
  try {
    while (!run.signal.aborted) {
      await hold(await takePart(client, run.id));
      const later = pause(run.beatMs, undefined, { signal: run.signal }).catch(() => undefined);
      await Promise.race([later, at.following?.broken]);
    }
  } finally {
    // What went wrong has been told by `broken`.
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
    const heart = keepBeating(run);
    await takeTurn(run, client).finally(heart.stop);
    await leave(client, run.id);
    await client.query('RESET lock_timeout');
  });
};

/** Never long: a database that went away several times in a row is back when it is back, and pages are to be fresh soon. */
const backoffMs = (attempts: number): number => Math.min(1_500, 100 * 2 ** Math.min(attempts, 4));

/**
 * Keeps the views up with the log until the signal aborts. Several projectors share the shards; the shards of one that
 * stops, dies or hangs are taken over by the others. An event or a row that cannot be brought in is set aside
 * (`readSetAside`), and nothing waits for it. A batch that fails because the database or the log is in trouble leaves
 * nothing behind and is tried again.
 */
export const runProjector = async (
  options: ProjectorOptions & { readonly signal: AbortSignal },
): Promise<void> => {
  const given = {
    publish: silent,
    onError: () => undefined,
    onSetAside: () => undefined,
    onBatch: () => undefined,
    onShards: () => undefined,
    views: allViews,
    batchSize: 5_000,
    beatMs: 400,
    ...options,
    log: withoutSkipped(options.log, options.pool),
  };
  const tried = new Set<string>();
  for (let attempts = 0; !given.signal.aborted; ) {
    const run: Run = { ...given, id: newMember(), tried };
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
