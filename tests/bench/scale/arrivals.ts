import type { Random } from '@rondelle/site/generate/random.ts';
import type { Process, World } from './world.ts';

/** A random duration with this mean, as likely to end at any moment. */
export const exponential = (random: Random, mean: number): number => -Math.log(1 - random.next()) * mean;

/** Starts a process again and again, independently of each other, so many times a second on average. */
export function* arrivals(world: World, random: Random, perSecond: number, begin: () => Process): Process {
  for (;;) {
    yield world.sleep(exponential(random, 1_000 / perSecond));
    world.start(begin());
  }
}

/** Box and Muller's method: the generator's own `normal` has no long tails. */
const gaussian = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());

/** The normal distribution's 99th percentile. */
const z99 = 2.326;

/**
 * Factors around a mean of one, of which 99 % are below `p99`: lognormal, as times of work that is mostly alike
 * and sometimes collects garbage.
 */
export const spreadTo = (random: Random, p99: number): (() => number) => {
  // The smaller of the two solutions of z·s − s²/2 = ln(p99).
  const s = z99 - Math.sqrt(Math.max(0, z99 * z99 - 2 * Math.log(Math.max(1, p99))));
  return () => Math.exp(s * gaussian(random) - (s * s) / 2);
};
