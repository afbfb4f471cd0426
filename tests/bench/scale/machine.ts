import type { Cost } from './costs.ts';
import { type Servers, work } from './servers.ts';
import type { Process, World } from './world.ts';

/** A thread that works on one item at a time, and the processors of the machine on which it runs. */
export type Thread = { readonly turn: Servers; readonly processors: Servers };

/** Round trips of a piece of work to the database. */
const trips = 4;

/**
 * Work of a thread with queries in between: the thread does other work while it waits, and the database
 * works for each connection on its own.
 */
export function* workWithDatabase(
  world: World,
  { turn, processors }: Thread,
  database: Servers,
  { site, postgres }: Cost,
  isLow = false,
): Process {
  for (let trip = 0; trip < trips; trip += 1) {
    yield turn.take(isLow);
    yield* work(world, processors, site / trips, isLow);
    turn.give();
    yield* work(world, database, postgres / trips);
  }
}
