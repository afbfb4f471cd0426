import { serveThread } from '@rondelle/infra/threads/serve-thread.ts';
import { simulationWork } from './simulation-work.ts';

serveThread(simulationWork);
