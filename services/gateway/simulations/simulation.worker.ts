import { serveThread } from '../threads/serve-thread.ts';
import { simulationWork } from './simulation-work.ts';

serveThread(simulationWork);
