import { expect } from 'vitest';
import { isWholeRun } from './scope.ts';

/** Prints how long something took. Only `npm run test:all` compares it with the limit, in milliseconds. */
export const expectWithin = (label: string, ms: number, limitMs: number): void => {
  console.log(`${label}: ${ms.toFixed(0)} ms, at most ${limitMs}`);
  if (isWholeRun) expect(ms, label).toBeLessThan(limitMs);
};
