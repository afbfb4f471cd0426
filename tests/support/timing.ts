import { expect } from 'vitest';

const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);
const quantile = (values: readonly number[], share: number): number =>
  sorted(values)[Math.floor((values.length - 1) * share)] ?? 0;
const median = (values: readonly number[]) => quantile(values, 0.5);
/** How often one of the first took longer than one of the second: 0.5 where nothing tells them apart (Mann–Whitney). */
const share = (one: readonly number[], other: readonly number[]): number => {
  const wins = one.flatMap((a) => other.map((b) => (a > b ? 1 : a === b ? 0.5 : 0)));
  return wins.reduce<number>((sum, win) => sum + win, 0) / wins.length;
};

/**
 * Takes the times of every kind, in milliseconds, one after the other and in changing order: whatever else the machine
 * does meets all of them alike. The first of each is not counted.
 */
export const timesOf = async <Kind extends string>(
  kinds: readonly Kind[],
  rounds: number,
  timeOf: (kind: Kind, round: number) => Promise<number>,
): Promise<Record<Kind, number[]>> => {
  const times = Object.fromEntries(kinds.map((kind) => [kind, [] as number[]])) as Record<Kind, number[]>;
  for (const kind of kinds) await timeOf(kind, -1);
  for (let round = 0; round < rounds; round += 1)
    for (const kind of round % 2 === 0 ? kinds : kinds.toReversed())
      times[kind].push(await timeOf(kind, round));
  return times;
};

/** Fails where the clock tells the times of `kind` from those that were taken without an account. */
export const expectAlike = (kind: string, times: readonly number[], without: readonly number[]): void => {
  const spread = quantile(without, 0.75) - quantile(without, 0.25);
  const difference = median(times) - median(without);
  const superiority = share(times, without);
  console.log(
    `${kind}: ${median(times).toFixed(1)} ms, unknown: ${median(without).toFixed(1)} ms; ` +
      `difference ${difference.toFixed(2)} ms, noise (interquartile) ${spread.toFixed(2)} ms, ` +
      `slower in ${(superiority * 100).toFixed(0)} % of pairs`,
  );
  // Three standard errors of the share with sixty samples each are 0.16; without the hashing it is 0 or 1.
  expect(Math.abs(superiority - 0.5)).toBeLessThan(0.25);
  // Beside a busy neighbour the medians move as well, by less than the noise.
  expect(Math.abs(difference)).toBeLessThan(Math.max(3, median(without) * 0.15, spread / 2));
};
