import type { Thread } from './machine.ts';
import { createServers, partOf } from './servers.ts';
import type { Outcome, Situation } from './situation.ts';
import type { World } from './world.ts';

type Used = Omit<Outcome, 'resultP50Ms' | 'resultP99Ms' | 'pageP50Ms' | 'pageP99Ms' | 'hits' | 'refused'>;

/** The threads of a site and the processors on which they and its databases run. */
export const createSite = (world: World, situation: Situation) => {
  const { isOneMachine, processors: count, replicaProcessors, primaryProcessors } = situation;
  const machine = createServers(world, count);
  const [ofSite, ofDatabase] = [partOf(world, machine), partOf(world, machine)];
  const thread = (processors = ofSite): Thread => ({ turn: createServers(world, 1), processors });
  const gateway = thread();
  // In one process the projector shares the gateway's thread.
  const projector = isOneMachine ? gateway : thread(createServers(world, count));
  const later = thread(projector.processors);
  const primary = isOneMachine ? ofDatabase : createServers(world, primaryProcessors);
  const replica = isOneMachine ? ofDatabase : createServers(world, replicaProcessors);
  // Each gateway handles commands of all shards; those of one shard stand for them.
  const writer = isOneMachine ? gateway : thread(createServers(world, Infinity));
  const used = (): Used => ({
    gateway: gateway.turn.used(),
    projector: projector.turn.used(),
    replica: replica.used(),
    primary: primary.used(),
    siteProcessors: ofSite.used() * count,
    databaseProcessors: ofDatabase.used() * count,
  });
  return { gateway, projector, later, primary, replica, writer, used };
};
