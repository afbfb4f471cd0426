import type { Costs } from './costs.ts';
import { simulateSaturday } from './saturday.ts';
import type { Outcome, Situation } from './situation.ts';

/** Numbers of gateways to try, and the share of its thread that each may use at most. */
const numbers = [
  1, 2, 3, 4, 6, 8, 10, 15, 20, 25, 30, 40, 50, 60, 80, 100, 120, 150, 200, 250, 300, 400, 500,
];
const mostUsed = 0.6;

export type Sized = { readonly gateways: number; readonly outcome: Outcome };

/** The fewest of these gateways of which each is busy for at most 60 % of the time and refuses nobody. */
export const fewestGateways = (costs: Costs, situation: Situation): Sized => {
  const sized = (gateways: number): Sized => ({
    gateways,
    outcome: simulateSaturday(costs, { ...situation, gateways }),
  });
  const isEnough = ({ outcome }: Sized): boolean => outcome.gateway <= mostUsed && outcome.refused === 0;
  let [low, high] = [0, numbers.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isEnough(sized(numbers[middle] ?? 1))) high = middle;
    else low = middle + 1;
  }
  return sized(numbers[low] ?? 1);
};
