import bench from '../../../bench.json' with { type: 'json' };
import { simulateHot } from './closed.ts';
import type { Costs } from './costs.ts';
import { simulateLag } from './lag.ts';
import { simulateSaturday } from './saturday.ts';
import { saturdayAt } from './situations.ts';

export type Compared = {
  readonly key: string;
  readonly measured: number;
  readonly simulated: number;
  /** The share by which the simulated figure is above the measured one. */
  readonly off: number;
};

export const isNear = ({ off }: Pick<Compared, 'off'>): boolean => Math.abs(off) <= 0.2;

/**
 * Processors of a tenth of `npm run bench:saturday` on the machine of `bench.json`. A share of a Saturday writes no file,
 * so no test holds these.
 */
const tenth = { site: 0.46, postgres: 0.18 };

const compared = (key: string, measured: number, simulated: number): Compared => ({
  key,
  measured,
  simulated,
  off: simulated / measured - 1,
});

/** Figures that `npm run bench` and a tenth of a Saturday measured, beside those that follow from unit costs alone. */
export const compare = (costs: Costs): Compared[] => {
  const lag = simulateLag(costs);
  const saturday = simulateSaturday(costs, saturdayAt(0.1));
  return [
    compared('lagP50Ms', bench.lagP50Ms, lag.p50),
    compared('lagP99Ms', bench.lagP99Ms, lag.p99),
    compared(
      'hotPagePerSecond',
      bench.hotPagePerSecond,
      simulateHot(costs.cachedPageAtFullSiteMs, costs.cachedPageAtFullLoadMs),
    ),
    compared(
      'hotJsonPerSecond',
      bench.hotJsonPerSecond,
      simulateHot(costs.cachedJsonAtFullSiteMs, costs.cachedJsonAtFullLoadMs),
    ),
    compared('appendPerSecond', bench.appendPerSecond, 1_000 / (costs.appendSiteMs + costs.appendPostgresMs)),
    compared('siteProcessors', tenth.site, saturday.siteProcessors + costs.idleSiteMs / 1_000),
    compared(
      'postgresProcessors',
      tenth.postgres,
      saturday.databaseProcessors + costs.idlePostgresMs / 1_000,
    ),
  ];
};
