import type { Logger } from '@rondelle/infra/telemetry/logger.ts';
import { basisOf, type SeasonRace } from '@rondelle/projections/outlook/season-race.ts';
import type { SeasonForecast } from '@rondelle/projections/outlook/simulate.ts';
import { type Simulate, simulateInParts } from '@rondelle/projections/outlook/simulate-in-parts.ts';
import { LRUCache } from 'lru-cache';
import type { WorkQueue } from '../load/queued-work.ts';
import { endOwnTurn } from '../load/own-turn.ts';
import { createWorkQueue } from '../load/work-queue.ts';
import { createThread } from '../threads/thread.ts';

const program = new URL('simulation.worker.ts', import.meta.url);

/** Approximate bytes of the kept forecasts with the races that they belong to. */
const mostBytes = 32 * 1024 * 1024;
const bytesPerNumber = 8;

export type SimulationQuestion = {
  readonly race: SeasonRace;
  readonly seed: number;
  readonly simulations: number;
};
export type Simulator = {
  readonly simulate: Simulate;
  /** The turns of scenarios, of which no cache holds the answers: one is worked out at a time. */
  readonly scenarios: WorkQueue;
};

/**
 * Simulates seasons in one thread beside that of the requests, one after the other, so that no number of what-ifs keeps
 * readers waiting. Keeps the forecasts of the latest races. Where the thread fails, the request simulates by itself.
 */
export const createSimulator = (logger: Logger): Simulator & { readonly close: () => Promise<unknown> } => {
  const thread = createThread<SimulationQuestion, SeasonForecast>(program, 'simulations', logger);
  /** What the thread has not answered yet. */
  const asked = new Set<string>();
  const kept = new LRUCache<string, Promise<SeasonForecast>>({ maxSize: mostBytes });
  const simulate: Simulate = (race, seed, simulations) => {
    const key = `${seed} ${simulations} ${basisOf(race)}`;
    const known = kept.get(key);
    if (known && !asked.has(key)) return known;
    // Few wait at once: a league is simulated once for all, and scenarios have a queue.
    endOwnTurn();
    if (known) return known;
    asked.add(key);
    const forecast = thread
      .ask({ race, seed, simulations })
      .catch(() => simulateInParts(race, seed, simulations))
      .finally(() => asked.delete(key));
    const teams = race.tallies.length;
    const numbers = teams * teams + teams + 6 * race.games.length;
    kept.set(key, forecast, { size: 2 * key.length + bytesPerNumber * numbers });
    return forecast;
  };
  return { simulate, scenarios: createWorkQueue({ atOnce: 1 }), close: thread.close };
};
