import { setTimeout as pause } from 'node:timers/promises';
import { comparePositions, type Position } from '@rondelle/contracts/log/event.ts';
import { planOf } from '@rondelle/projections/views/engine/plan.ts';
import { catalogueShard } from '@rondelle/projections/views/engine/shards.ts';
import { isReadable } from '@rondelle/projections/views/engine/apply-events.ts';
import type { PoolClient } from 'pg';
import { startLane } from '../later/lane.ts';
import { noteLog } from '../log-identity.ts';
import { isEvent, type LogEntry } from '../log-reader.ts';
import { createProjector, type Projector } from '../projector.ts';
import type { Claim } from '../state.ts';
import { withMemberClient } from './membership.ts';
import { isOfCatalogue, type Routing, routingOf } from './routing.ts';
import type { Running } from './running.ts';
import { notify, notifyAll } from './notify.ts';

export type Following = {
  /** Resolves when it has stopped after the current batch; `broken` reports errors. */
  readonly stop: () => Promise<void>;
  /** Never resolves; rejects with the error that ended it. */
  readonly broken: Promise<never>;
};

const leastPauseMs = 20;
const mostPauseMs = 250;

/** When another process holds the catalogue's shard: returns the entries before the first one that its views lack. */
const allowedBy = async (run: Running, routing: Routing, entries: readonly LogEntry[]) => {
  if (!entries.some((entry) => isEvent(entry) && isOfCatalogue(routing, entry))) return entries;
  const { rows } = await run.pool.query<{ position: Position }>(
    'SELECT position FROM checkpoints WHERE shard = $1',
    [catalogueShard],
  );
  const reached = rows[0]?.position ?? '0';
  const first = entries.findIndex(
    (entry) =>
      isEvent(entry) && isOfCatalogue(routing, entry) && comparePositions(entry.position, reached) > 0,
  );
  return first < 0 ? entries : entries.slice(0, first);
};

/**
 * Retries the quarantine: once for each process, because its program may be newer, and on request of an administrator.
 */
const retry = async (run: Running, projector: Projector): Promise<void> => {
  const { quarantined, released } = await projector.retry(({ id, retryAskedAt }) => {
    const isChosen = retryAskedAt !== null || !run.tried.has(id);
    run.tried.add(id);
    return isChosen;
  });
  if (quarantined.length + released.length > 0) await notifyAll(run);
};

const followWith = async (
  run: Running,
  client: PoolClient,
  claims: readonly Claim[],
  signal: AbortSignal,
): Promise<void> => {
  const projector = createProjector({ client, log: run.log, defers: true }, run.views, claims);
  const routing = routingOf(planOf(run.views));
  const hasCatalogue = claims.some(({ shard }) => shard === catalogueShard);
  let isLogNoted = false;

  const lane = startLane(run, (resting) => run.later({ id: run.id, claims, resting }), signal);
  const step = async (entries: readonly LogEntry[]): Promise<void> => {
    const began = performance.now();
    const projected = await projector.project(entries);
    lane.look();
    const { events, quarantined } = projected;
    run.onBatch(events.length, (performance.now() - began) / 1_000, events.filter(isReadable));
    if (quarantined.length > 0) run.onQuarantined(quarantined);
    await notify(run, projected);
    isLogNoted ||= await noteLog(run.pool, run.log);
  };
  const stepOrWait = async (entries: readonly LogEntry[]): Promise<void> => {
    if (hasCatalogue) return step(entries);
    let ms = leastPauseMs;
    for (let rest = entries; rest.length > 0 && !signal.aborted; ms *= 2) {
      const now = await allowedBy(run, routing, rest);
      if (now.length > 0) await step(now);
      rest = rest.slice(now.length);
      if (rest.length > 0)
        await pause(Math.min(ms, mostPauseMs), undefined, { signal }).catch(() => undefined);
    }
  };
  try {
    await retry(run, projector);
    for await (const page of run.log.subscribe(projector.position(), signal))
      for (let from = 0; from < page.length && !signal.aborted; from += run.batchSize)
        await stepOrWait(page.slice(from, from + run.batchSize));
  } finally {
    await lane.stop();
  }
};

/** Follows the log for all held shards. */
export const follow = (run: Running, claims: readonly Claim[]): Following => {
  const controller = new AbortController();
  const signal = AbortSignal.any([run.signal, controller.signal]);
  const { promise: broken, reject } = Promise.withResolvers<never>();
  // Prevents an unhandled rejection while nobody awaits it.
  broken.catch(() => undefined);
  const following =
    claims.length === 0
      ? Promise.resolve()
      : withMemberClient(run, (client) => followWith(run, client, claims, signal)).catch(reject);
  return {
    stop: async () => {
      controller.abort();
      await following;
    },
    broken,
  };
};
