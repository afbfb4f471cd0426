import { afterAll } from 'vitest';
import { endLaunched } from './launch.ts';

afterAll(() => endLaunched());
