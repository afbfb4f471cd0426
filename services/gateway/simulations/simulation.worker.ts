import { parentPort } from 'node:worker_threads';
import { simulateInParts } from '@rondelle/projections/outlook/simulate-in-parts.ts';
import type { SimulationAnswer, SimulationQuestion } from './simulation-messages.ts';

let last: Promise<unknown> = Promise.resolve();

/** One after the other, in the order in which they were asked for. */
parentPort?.on('message', ({ id, race, seed, simulations }: SimulationQuestion) => {
  last = last.then(async () => {
    const forecast = await simulateInParts(race, seed, simulations);
    // A thread has no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    parentPort?.postMessage({ id, forecast } satisfies SimulationAnswer);
  });
});
