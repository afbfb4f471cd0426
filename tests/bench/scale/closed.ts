import { createServers, workOn } from './servers.ts';
import { createWorld, type Process } from './world.ts';

const [connections, seconds] = [50, 3];

/**
 * Responses a second of one thread of the site to a load program that requests again at once, on fifty
 * connections: the slower of the two is busy all the time.
 */
export const simulateHot = (siteMs: number, loadMs: number, count = 2): number => {
  const world = createWorld();
  const processors = createServers(world, count);
  const [site, load] = [createServers(world, 1), createServers(world, 1)];
  let responses = 0;
  const connection = function* (): Process {
    for (;;) {
      yield* workOn(world, site, processors, siteMs);
      yield* workOn(world, load, processors, loadMs);
      responses += 1;
    }
  };
  for (let one = 0; one < connections; one += 1) world.start(connection());
  world.run(seconds * 1_000);
  return responses / seconds;
};
