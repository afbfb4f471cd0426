import { setTimeout as pause } from 'node:timers/promises';
import { origin } from '@rondelle/contracts/log/event.ts';
import { type Concern, mostConcerns } from '@rondelle/contracts/subjects.ts';
import type { Quarantined } from '@rondelle/projections/views/engine/quarantine.ts';
import type { Publish } from '../publish.ts';
import type { ComputedGroup } from './compute-later.ts';

/** Computes the next noted group that is not resting; `lost` when another process has its shard, null for none. */
export type NextLater = (resting: readonly string[]) => Promise<ComputedGroup | 'lost' | null>;

type LaneRun = {
  readonly publish: Publish;
  readonly onError: (error: unknown) => void;
  readonly onQuarantined: (asides: readonly Quarantined[]) => void;
  /** Least interval between two computations of a group, in ms. */
  readonly laterEveryMs: number;
  /** Interval of checks when no batch arrives, in ms: another process may have left groups. */
  readonly idleMs?: number;
};
export type Lane = {
  /** Signals that a batch may have noted groups. */
  readonly look: () => void;
  /** Resolves once the current group is computed. */
  readonly stop: () => Promise<void>;
};

/** Least pause between two checks, in ms: at the end of a weekend, batches follow each other closely. */
const lookEveryMs = 100;
const retryMs = 1_000;
/** After each group the lane rests as long as it took, so that it never takes more than half of a processor. */
const restPerWork = 1;
/**
 * Interval in ms at which readers are notified during a long run of groups; they are also notified at its end. Each
 * time, cached pages are rendered again.
 */
const reportMs = 5_000;

/** A wait that ends early when it is woken, also by a call just before it. */
const sleeper = (signal: AbortSignal) => {
  let alarm = Promise.withResolvers<void>();
  return {
    wake: () => alarm.resolve(),
    sleep: async (ms: number): Promise<void> => {
      const ended = new AbortController();
      const late = pause(ms, undefined, { signal: AbortSignal.any([signal, ended.signal]) });
      await Promise.race([late.catch(() => undefined), alarm.promise]);
      ended.abort();
      alarm = Promise.withResolvers<void>();
    },
  };
};

/** Changes in each season since readers were last notified. */
const createReport = ({ publish, onError }: LaneRun) => {
  const changed = new Map<number, readonly Concern[]>();
  let since = 0;
  const send = async (): Promise<void> => {
    const seasons = [...changed];
    changed.clear();
    for (const [seasonId, concerns] of seasons) {
      // No event belongs to this change and no open page waits for it, so the hint has no position and no topics.
      const narrow = concerns.length > mostConcerns ? undefined : { since: origin, concerns };
      const hint = { seasonIds: [seasonId], position: origin, topics: [], narrow };
      await Promise.resolve(publish(hint)).catch(onError);
    }
  };
  return {
    send,
    add: async ({ seasonId, concerns }: ComputedGroup): Promise<void> => {
      if (changed.size === 0) since = performance.now();
      changed.set(seasonId, [...new Set([...(changed.get(seasonId) ?? []), ...concerns])]);
      if (performance.now() - since > reportMs) await send();
    },
  };
};

/**
 * Computes the groups that batches deferred, one at a time: each as soon as it is noted, and at most once per
 * `laterEveryMs`, with all changes until then. Errors are reported and retried; a lost shard ends the lane, because its
 * new holder starts over.
 */
export const startLane = (run: LaneRun, next: NextLater, stopping: AbortSignal): Lane => {
  const controller = new AbortController();
  const signal = AbortSignal.any([stopping, controller.signal]);
  const { wake, sleep } = sleeper(signal);
  const report = createReport(run);
  /** Groups that were computed lately, with the moment from which they may be computed again. */
  const resting = new Map<string, number>();

  const rested = (): void => {
    const now = performance.now();
    for (const [group, until] of resting) if (until <= now) resting.delete(group);
  };
  const { idleMs = 2_000 } = run;
  const untilRested = (): number =>
    Math.min(idleMs, ...[...resting.values()].map((until) => until - performance.now()));
  const one = async (): Promise<'done' | 'nothing' | 'lost'> => {
    rested();
    const began = performance.now();
    const done = await next([...resting.keys()]);
    if (done === 'lost') return 'lost';
    if (done === null) return 'nothing';
    const ended = performance.now();
    resting.set(done.group, ended + run.laterEveryMs);
    if (done.quarantined.length > 0) run.onQuarantined(done.quarantined);
    await report.add(done);
    await pause(restPerWork * (ended - began), undefined, { signal }).catch(() => undefined);
    return 'done';
  };
  const work = async (): Promise<void> => {
    while (!signal.aborted) {
      const outcome = await one().catch((error: unknown) => {
        run.onError(error);
        return 'failed' as const;
      });
      if (outcome === 'lost') break;
      if (outcome === 'failed') await pause(retryMs, undefined, { signal }).catch(() => undefined);
      if (outcome !== 'nothing') continue;
      await report.send();
      await sleep(Math.max(lookEveryMs, untilRested()));
      await pause(lookEveryMs, undefined, { signal }).catch(() => undefined);
    }
    await report.send();
  };
  const working = work();
  return {
    look: wake,
    stop: async () => {
      controller.abort();
      await working;
    },
  };
};
