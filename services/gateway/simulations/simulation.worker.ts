import { simulateInParts } from '@rondelle/projections/outlook/simulate-in-parts.ts';
import { serveThread } from '../threads/serve-thread.ts';
import type { SimulationQuestion } from './simulator.ts';

serveThread(({ race, seed, simulations }: SimulationQuestion) => simulateInParts(race, seed, simulations));
