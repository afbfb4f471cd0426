import type { Costs } from './costs.ts';
import { simulateSaturday } from './saturday.ts';
import type { Situation } from './situation.ts';

/** The target of the lag in `npm run bench`. */
const targetMs = 250;
const stepPerSecond = 10;
/** No readers: other processes respond to them. */
const nobody = { requestsPerSecond: 1, lines: 0, shards: 1 };

/** The most events a second with which a shard's standings still follow in time. */
export const shardCapacity = (costs: Costs, situation: Situation): number => {
  const isInTime = (eventsPerSecond: number): boolean =>
    simulateSaturday(costs, { ...situation, ...nobody, eventsPerSecond }).resultP99Ms <= targetMs;
  let perSecond = stepPerSecond;
  while (isInTime(perSecond + stepPerSecond)) perSecond += stepPerSecond;
  return perSecond;
};
