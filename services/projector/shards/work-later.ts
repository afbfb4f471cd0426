import { setTimeout as pause } from 'node:timers/promises';
import { origin } from '@rondelle/contracts/log/event.ts';
import type { Projector } from '../projector.ts';
import type { Running } from './running.ts';

/**
 * How long after the last batch it counts as quiet, in ms: at the end of a weekend, results follow each other closely.
 */
const quietMs = 150;
/** When it is never quiet, groups get a fifth of the time: after each, batches go first for four times its duration. */
const restPerWork = 4;
const leastRestMs = 100;
/** How often to look for groups when no batch has come in, in ms. */
const idleMs = 2_000;
/**
 * Readers are notified at the end of a run of groups, and this often in a long run (ms): each time, cached pages are
 * remade.
 */
const reportMs = 5_000;

export type WorkLater = {
  /** Runs work that waits for the current group at most. */
  readonly first: <T>(work: () => Promise<T>) => Promise<T>;
  /** Never resolves; rejects with the error that ended it. */
  readonly broken: Promise<never>;
  /** Resolves once the current group is computed. */
  readonly stop: () => Promise<void>;
};

/** Runs tasks on one connection one after the other, in the order of the calls. */
const oneByOne = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work, work);
    last = mine.catch(() => undefined);
    return mine;
  };
};

/** Computes the groups left for later between the batches of a projector, on the same connection. */
export const workLater = (
  run: Pick<Running, 'publish' | 'onError' | 'onSetAside'>,
  projector: Pick<Projector, 'later'>,
  signal: AbortSignal,
): WorkLater => {
  const inTurn = oneByOne();
  const { promise: broken, reject } = Promise.withResolvers<never>();
  broken.catch(() => undefined);
  const controller = new AbortController();
  const stopping = AbortSignal.any([signal, controller.signal]);
  let [lastFirst, lastLater, restMs, isNews] = [0, 0, 0, true];
  const changed = new Set<number>();
  let reportedAt = performance.now();

  const report = async (): Promise<void> => {
    const seasonIds = [...changed];
    changed.clear();
    reportedAt = performance.now();
    if (seasonIds.length === 0) return;
    // No event belongs to this change and no open page waits for it, so the hint has no position and no topics.
    await Promise.resolve(run.publish({ seasonIds, position: origin, topics: [] })).catch(run.onError);
  };
  const isDue = (): boolean => {
    const now = performance.now();
    return now - lastFirst >= quietMs || now - lastLater >= restMs;
  };
  /** Computes a group; returns whether there was one. */
  const one = async (): Promise<boolean> => {
    let began = 0;
    const done = await inTurn(() => {
      began = performance.now();
      return projector.later();
    });
    lastLater = performance.now();
    restMs = Math.max(leastRestMs, restPerWork * (lastLater - began));
    if (!done) return false;
    isNews = true;
    if (changed.size === 0) reportedAt = performance.now();
    changed.add(done.seasonId);
    if (done.setAside.length > 0) run.onSetAside(done.setAside);
    if (performance.now() - reportedAt > reportMs) await report();
    return true;
  };
  const work = async (): Promise<void> => {
    const rest = (ms: number) => pause(ms, undefined, { signal: stopping }).catch(() => undefined);
    let lookedAt = 0;
    while (!stopping.aborted) {
      const isLooking = isNews || performance.now() - lookedAt >= idleMs;
      if (!isLooking || !isDue()) await rest(quietMs / 3);
      else if (!(await one())) {
        [isNews, lookedAt] = [false, performance.now()];
        await report();
      }
    }
    await report();
  };
  const working = work().catch(reject);
  return {
    first: async (task) => {
      try {
        return await inTurn(task);
      } finally {
        [lastFirst, isNews] = [performance.now(), true];
      }
    },
    broken,
    stop: async () => {
      controller.abort();
      await working;
    },
  };
};
