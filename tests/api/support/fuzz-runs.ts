import { isWholeRun } from '../../support/scope.ts';
import { seedFrom } from '../../support/seed.ts';

/** `FUZZ_REQUESTS=100000` sends that many requests; the default is some thousands, and fewer in `npm test`. */
export const wanted = Number(process.env['FUZZ_REQUESTS'] ?? 0);
export const seed = seedFrom('FUZZ_SEED');
const usual = 9_000;
const times = wanted > 0 ? wanted / usual : isWholeRun ? 1 / 3 : 1 / 10;
/** After this many requests, everything that is loaded once is in memory. */
export const warmedUp = isWholeRun || wanted > 0 ? 2_000 : 1_000;
/** A long run reports the first failing input as it is, because shrinking it would send many more requests. */
export const runs = (count: number) => ({
  numRuns: Math.ceil(count * times),
  seed,
  endOnFailure: wanted > 0,
});
export const withinMs = (ms: number) => Math.ceil(ms * Math.max(1, times));
