import { randomFor } from '@rondelle/site/generate/random.ts';
import { quantile } from '../numbers.ts';
import { spreadTo } from './arrivals.ts';
import type { Costs } from './costs.ts';
import { type Thread, workWithDatabase } from './machine.ts';
import { startFirstLane, startSecondLane } from './projector.ts';
import { createServers } from './servers.ts';
import { createWorld, type Process } from './world.ts';

/** The same rates as the lag of `npm run bench`. */
const [perSecond, seconds, warmUpSeconds, lookEveryMs] = [50, 24, 3, 2];

/**
 * Milliseconds from an append until readers see its standings, with the benchmark, the site and the database on the
 * processors of one machine, as `npm run bench` measures them.
 */
export const simulateLag = (costs: Costs, count = 2): { readonly p50: number; readonly p99: number } => {
  const world = createWorld();
  const processors = createServers(world, count);
  const thread = (): Thread => ({ turn: createServers(world, 1), processors });
  const [site, later, bench] = [thread(), thread(), thread()];
  const spread = spreadTo(randomFor('lag'), costs.batchSiteP99Ms / costs.batchSiteMs);
  const lane = { world, costs, thread: site, laterThread: later, database: processors, spread };
  const first = startFirstLane(lane);
  // Fifty results a second leave more groups than the lane can compute.
  startSecondLane(lane, Infinity);

  const lags: number[] = [];
  const done: (() => void)[] = [];
  const append = { site: costs.appendSiteMs, postgres: costs.appendPostgresMs };
  const look = { site: costs.lookSiteMs, postgres: costs.lookPostgresMs };
  const record = function* (): Process {
    for (let number = 0; number < perSecond * (warmUpSeconds + seconds); number += 1) {
      yield world.sleep(Math.max(0, (number * 1_000) / perSecond - world.now()));
      const began = world.now();
      yield* workWithDatabase(world, bench, processors, append);
      const isCounted = number >= perSecond * warmUpSeconds;
      first.add({
        seen: () => done.push(() => isCounted && lags.push(world.now() - began)),
      });
    }
  };
  const watch = function* (): Process {
    for (;;) {
      const known = done.length;
      yield* workWithDatabase(world, bench, processors, look);
      for (const note of done.splice(0, known)) note();
      yield world.sleep(lookEveryMs);
    }
  };
  world.start(record());
  world.start(watch());
  world.run((warmUpSeconds + seconds + 5) * 1_000);
  return { p50: quantile(lags, 0.5), p99: quantile(lags, 0.99) };
};
