import { setTimeout as pause } from 'node:timers/promises';
import { comparePositions, type Position } from '@rondelle/contracts/log/event.ts';
import { planOf } from '@rondelle/projections/engine/plan.ts';
import { catalogueShard, type Shard } from '@rondelle/projections/engine/shards.ts';
import type { PoolClient } from 'pg';
import { clearMended, readFailures } from '../failures.ts';
import { noteLog } from '../log-identity.ts';
import { isEvent, type LogEntry } from '../log-reader.ts';
import { ShardsFailed } from '../commit.ts';
import { createProjector, type Projector } from '../projector.ts';
import type { Claim } from '../state.ts';
import { isEventsFault } from './fault.ts';
import { withMemberClient } from './membership.ts';
import { isOfCatalogue, type Routing, routingOf } from './routing.ts';
import type { Running } from './running.ts';
import { type LendClient, workOnStopped } from './stopped-shard.ts';
import { tell, tellAll } from './tell.ts';

export type Lanes = {
  /** Resolves when all have come to rest after the batch at hand. */
  readonly stop: () => Promise<void>;
  /** Rejects with what none of the shards is to blame for; resolves when a shard is well again and should join. */
  readonly ended: Promise<void>;
};

/** The shards that cannot take the entries; the others have taken them. */
const findStopped = async (
  projector: Projector,
  entries: readonly LogEntry[],
  suspects: readonly Shard[],
): Promise<readonly Shard[]> => {
  if (suspects.length === 1) return suspects;
  const stopped: Shard[] = [];
  for (const shard of suspects) {
    try {
      await projector.project(entries, new Set([shard]));
    } catch (error) {
      if (!(error instanceof ShardsFailed)) throw error;
      if (!isEventsFault(error.cause)) throw error.cause;
      stopped.push(shard);
    }
  }
  return stopped;
};

const leastPauseMs = 20;
const mostPauseMs = 250;

/** The catalogue is elsewhere, or stands still: the entries before its first event that is not in the views yet. */
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

const everything = async (entries: readonly LogEntry[]) => entries;

/** Follows the log with all shards that are well; the others get a lane of their own each. */
export const startLanes = (run: Running, claims: readonly Claim[]): Lanes => {
  const controller = new AbortController();
  const signal = AbortSignal.any([run.signal, controller.signal]);
  const { promise: joined, resolve: join } = Promise.withResolvers<void>();
  const { promise: broken, reject: breakOff } = Promise.withResolvers<never>();
  const lanes: Promise<void>[] = [];
  const routing = routingOf(planOf(run.views));

  const allowed = (entries: readonly LogEntry[]) => allowedBy(run, routing, entries);

  const start = (lane: Promise<void>): void => {
    lanes.push(lane.catch(breakOff));
  };
  let lent: Promise<unknown> = Promise.resolve();
  /** One connection for all shards that stand still, however many. */
  const lendInTurn: LendClient = (work) => {
    const mine = lent.then(() => withMemberClient(run, work));
    lent = mine.catch(() => undefined);
    return mine;
  };
  const startStopped = (claim: Claim): void => {
    const within = claim.shard === catalogueShard ? everything : allowed;
    start(
      workOnStopped({ ...run, signal }, lendInTurn, claim, within).then((well) => {
        if (well) join();
      }),
    );
  };
  const followWith = async (client: PoolClient, well: readonly Claim[]): Promise<void> => {
    const projector = createProjector(client, run.views, well);
    const left = new Set(well.map(({ shard }) => shard));
    let isLogNoted = false;

    const step = async (entries: readonly LogEntry[]): Promise<void> => {
      const began = performance.now();
      try {
        const projected = await projector.project(entries, left);
        const { events } = projected;
        run.onBatch(events.length, (performance.now() - began) / 1_000, events);
        await tell(run, projected);
      } catch (error) {
        if (!(error instanceof ShardsFailed)) throw error;
        if (!isEventsFault(error.cause)) throw error.cause;
        run.onError(error.cause);
        const stopped = await findStopped(projector, entries, error.shards);
        for (const shard of stopped) {
          left.delete(shard);
          const claim = projector.claims().find((one) => one.shard === shard);
          if (claim) startStopped(claim);
        }
        await tellAll(run);
        if (left.size > 0) await stepOrWait(entries);
      }
      isLogNoted ||= await noteLog(run.pool, run.log);
    };
    const stepOrWait = async (entries: readonly LogEntry[]): Promise<void> => {
      if (left.has(catalogueShard)) return step(entries);
      let ms = leastPauseMs;
      for (let rest = entries; rest.length > 0 && left.size > 0 && !signal.aborted; ms *= 2) {
        const now = await allowed(rest);
        if (now.length > 0) await step(now);
        rest = rest.slice(now.length);
        if (rest.length > 0)
          await pause(Math.min(ms, mostPauseMs), undefined, { signal }).catch(() => undefined);
      }
    };
    for await (const page of run.log.subscribe(projector.position(), signal)) {
      for (let from = 0; from < page.length && !signal.aborted; from += run.batchSize)
        await stepOrWait(page.slice(from, from + run.batchSize));
      if (left.size === 0) return;
    }
  };

  const begin = async (): Promise<void> => {
    const shards = claims.map(({ shard }) => shard);
    if ((await clearMended(run.pool, shards)) > 0) await tellAll(run);
    const stopped = new Set((await readFailures(run.pool)).map(({ shard }) => shard));
    for (const claim of claims) if (stopped.has(claim.shard)) startStopped(claim);
    const well = claims.filter(({ shard }) => !stopped.has(shard));
    if (well.length > 0) await withMemberClient(run, (client) => followWith(client, well));
  };
  start(begin());
  const ended = Promise.race([joined, broken]);
  // Whoever waits for it hears of it; until then it is no unhandled rejection.
  ended.catch(() => undefined);
  return {
    stop: async () => {
      controller.abort();
      // A lane may start another one while it ends.
      for (let i = 0; i < lanes.length; i += 1) await lanes[i];
    },
    ended,
  };
};
