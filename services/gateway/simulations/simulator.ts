import type { Logger } from '@rondelle/infra/telemetry/logger.ts';
import { basisOf } from '@rondelle/projections/outlook/season-race.ts';
import type { SeasonForecast } from '@rondelle/projections/outlook/simulate.ts';
import type { Simulations } from '@rondelle/projections/outlook/simulations.ts';
import { LRUCache } from 'lru-cache';
import type { WorkQueue } from '../load/queued-work.ts';
import { endOwnTurn } from '../load/own-turn.ts';
import { createWorkQueue } from '../load/work-queue.ts';
import { createThread } from '@rondelle/infra/threads/thread.ts';
import { simulationWork } from './simulation-work.ts';

const program = new URL('simulation.worker.ts', import.meta.url);

/** Approximate bytes of the kept forecasts with the races that they belong to. */
const mostBytes = 32 * 1024 * 1024;
const bytesPerNumber = 8;

export type Simulator = Simulations & {
  /** The turns of scenarios, of which no cache holds the answers: one is worked out at a time. */
  readonly scenarios: WorkQueue;
};

/**
 * Simulates seasons in one thread beside that of the requests, one after the other, so that no number of what-ifs keeps
 * readers waiting. Keeps the forecasts of the latest races. Where the thread fails, the request simulates by itself.
 */
export const createSimulator = (logger: Logger): Simulator & { readonly close: () => Promise<unknown> } => {
  const thread = createThread<typeof simulationWork>(program, { name: 'simulations', logger });
  /** What the thread has not answered yet. */
  const asked = new Set<string>();
  const kept = new LRUCache<string, Promise<SeasonForecast>>({ maxSize: mostBytes });
  const simulate: Simulations['simulate'] = (race, seed, simulations) => {
    const key = `${seed} ${simulations} ${basisOf(race)}`;
    const known = kept.get(key);
    if (known && !asked.has(key)) return known;
    // Few wait at once: a league is simulated once for all, and scenarios have a queue.
    endOwnTurn();
    if (known) return known;
    asked.add(key);
    const question = { race, seed, simulations };
    const forecast = thread
      .ask('simulate', question)
      .catch(() => simulationWork.simulate(question))
      .finally(() => asked.delete(key));
    const teams = race.tallies.length;
    const numbers = teams * teams + teams + 6 * race.games.length;
    kept.set(key, forecast, { size: 2 * key.length + bytesPerNumber * numbers });
    return forecast;
  };
  const chancesOverSeason: Simulations['chancesOverSeason'] = (season) => {
    endOwnTurn();
    return thread.ask('chancesOverSeason', season).catch(() => simulationWork.chancesOverSeason(season));
  };
  return { simulate, chancesOverSeason, scenarios: createWorkQueue({ atOnce: 1 }), close: thread.close };
};
