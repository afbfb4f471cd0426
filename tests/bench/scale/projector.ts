import { batchCost, type Costs } from './costs.ts';
import { type Thread, workWithDatabase } from './machine.ts';
import type { Servers } from './servers.ts';
import type { Process, World } from './world.ts';

/** An event on its way into the views: `seen` is called once readers can see it. */
export type Event = { readonly seen: () => void };

type Running = {
  readonly world: World;
  readonly costs: Costs;
  readonly thread: Thread;
  /** The second lane's own thread. */
  readonly laterThread: Thread;
  readonly database: Servers;
  /** Factors of the cost of each batch. */
  readonly spread: () => number;
};

/** The first lane of a shard: projects all waiting events as one batch. */
export const startFirstLane = (
  { world, costs, thread, database, spread }: Running,
  publish: (events: number) => void = () => undefined,
) => {
  let waiting: Event[] = [];
  let wake: (() => void) | null = null;
  const follow = function* (): Process {
    for (;;) {
      if (waiting.length === 0)
        yield (resume) => {
          wake = resume;
        };
      const batch = waiting;
      waiting = [];
      const { site, postgres } = batchCost(costs, batch.length);
      yield* workWithDatabase(world, thread, database, { site: site * spread(), postgres });
      for (const { seen } of batch) seen();
      publish(batch.length);
    }
  };
  world.start(follow());
  return {
    add: (event: Event): void => {
      waiting.push(event);
      const resume = wake;
      wake = null;
      resume?.();
    },
  };
};

/** The second lane of a shard, with so many groups a second to compute: it rests as long as it works. */
export const startSecondLane = (
  { world, costs, laterThread, database }: Running,
  groupsPerSecond: number,
  publish: () => void = () => undefined,
): void => {
  const cost = { site: costs.laterGroupSiteMs, postgres: costs.laterGroupPostgresMs };
  const follow = function* (): Process {
    for (;;) {
      const began = world.now();
      yield* workWithDatabase(world, laterThread, database, cost, true);
      publish();
      const worked = world.now() - began;
      yield world.sleep(Math.max(worked, 1_000 / groupsPerSecond - worked));
    }
  };
  world.start(follow());
};
