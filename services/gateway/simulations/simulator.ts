import { Worker } from 'node:worker_threads';
import type { Logger } from '@rondelle/infra/telemetry/logger.ts';
import { basisOf } from '@rondelle/projections/outlook/season-race.ts';
import type { SeasonForecast } from '@rondelle/projections/outlook/simulate.ts';
import { type Simulate, simulateInParts } from '@rondelle/projections/outlook/simulate-in-parts.ts';
import { LRUCache } from 'lru-cache';
import type { SimulationAnswer, SimulationQuestion } from './simulation-messages.ts';

const program = new URL('simulation.worker.ts', import.meta.url);

/** Approximate bytes of the kept forecasts with the races that they belong to. */
const mostBytes = 32 * 1024 * 1024;
const bytesPerNumber = 8;

type Waiting = PromiseWithResolvers<SeasonForecast>;

export type Simulator = { readonly simulate: Simulate; readonly close: () => Promise<unknown> };

/** Asks a thread, which starts with the first question and after it has failed. Rejects when it fails meanwhile. */
const createThread = (logger: Logger) => {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let last = 0;
  const start = (): Worker => {
    const own = new Worker(program);
    own.on('message', ({ id, forecast }: SimulationAnswer) => {
      waiting.get(id)?.resolve(forecast);
      waiting.delete(id);
    });
    own.on('error', (err) => logger.error({ err }, 'the thread for simulations failed'));
    own.once('exit', () => {
      worker = null;
      for (const { reject } of waiting.values()) reject(new Error('the thread for simulations has ended'));
      waiting.clear();
    });
    own.unref();
    return own;
  };
  return {
    ask: (question: Omit<SimulationQuestion, 'id'>): Promise<SeasonForecast> => {
      worker ??= start();
      last += 1;
      const answer: Waiting = Promise.withResolvers();
      waiting.set(last, answer);
      // A thread has no origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage({ id: last, ...question } satisfies SimulationQuestion);
      return answer.promise;
    },
    close: async () => worker?.terminate(),
  };
};

/**
 * Simulates seasons in one thread beside that of the requests, one after the other, so that no number of what-ifs keeps
 * readers waiting. Keeps the forecasts of the latest races. Where the thread fails, the request simulates by itself.
 */
export const createSimulator = (logger: Logger): Simulator => {
  const thread = createThread(logger);
  const kept = new LRUCache<string, Promise<SeasonForecast>>({ maxSize: mostBytes });
  const simulate: Simulate = (race, seed, simulations) => {
    const key = `${seed} ${simulations} ${basisOf(race)}`;
    const known = kept.get(key);
    if (known) return known;
    const forecast = thread
      .ask({ race, seed, simulations })
      .catch(() => simulateInParts(race, seed, simulations));
    const teams = race.tallies.length;
    const numbers = teams * teams + teams + 6 * race.games.length;
    kept.set(key, forecast, { size: 2 * key.length + bytesPerNumber * numbers });
    return forecast;
  };
  return { simulate, close: thread.close };
};
