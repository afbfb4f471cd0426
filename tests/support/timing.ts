import { expect } from 'vitest';
import { signedRank } from './signed-rank.ts';

/** After `first` pairs, comparisons without a sign of a difference end; after `last` pairs, the others are decided. */
const pairLimits = { first: 24, last: 200 } as const;
/** Standard deviations that require more pairs. */
const suspicious = 2;
/**
 * Standard deviations that fail. If the two are alike, one comparison gets there at most once in 147,000 runs, the six
 * of all files together once in 24,000. If one is slower in 67 % of pairs (with normal noise), the value is 2.0 after
 * the first look and 5.7 after the last: found in every other run; in 75 % of pairs, found in four of five.
 */
const significant = 4.5;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;

type TimeOf<Kind> = (kind: Kind, round: number) => Promise<number>;
type Times<Kind extends string> = Record<Kind, number[]>;

/** Each kind comes first, last, before and after every other equally often, so that other load affects all equally. */
const orderIn = <Kind>(kinds: readonly Kind[], round: number): readonly Kind[] => {
  const first = round % kinds.length;
  const turned = [...kinds.slice(first), ...kinds.slice(0, first)];
  return Math.floor(round / kinds.length) % 2 === 0 ? turned : turned.toReversed();
};

const takeUntil = async <Kind extends string>(times: Times<Kind>, rounds: number, timeOf: TimeOf<Kind>) => {
  const kinds = Object.keys(times) as Kind[];
  for (let round = times[kinds[0] as Kind].length; round < rounds; round += 1)
    for (const kind of orderIn(kinds, round)) times[kind].push(await timeOf(kind, round));
};

/** How significantly each kind differs from the last one; also prints it. */
const differences = <Kind extends string>(label: string, times: Times<Kind>): number[] => {
  const [without, ...kinds] = (Object.keys(times) as Kind[]).toReversed();
  return kinds.map((kind) => {
    const pairs = times[kind].map((time, round) => time - (times[without as Kind][round] ?? 0));
    const slower = pairs.filter((one) => one > 0).length / pairs.length;
    const z = signedRank(pairs);
    console.log(
      `${label}, ${kind}: ${median(times[kind]).toFixed(1)} ms, ${without}: ${median(times[without as Kind]).toFixed(1)} ms; ` +
        `slower in ${(slower * 100).toFixed(0)} % of ${pairs.length} pairs, ${z.toFixed(1)} standard deviations`,
    );
    return Math.abs(z);
  });
};

/**
 * Throws when a kind differs from the last one, which has no account. Requests are sequential, times in milliseconds;
 * the first of each kind is not counted.
 */
export const expectAlike = async <Kind extends string>(
  label: string,
  kinds: readonly Kind[],
  timeOf: TimeOf<Kind>,
): Promise<void> => {
  const times = Object.fromEntries(kinds.map((kind) => [kind, [] as number[]])) as Times<Kind>;
  for (const kind of kinds) await timeOf(kind, -1);
  await takeUntil(times, pairLimits.first, timeOf);
  if (Math.max(...differences(label, times)) < suspicious) return;
  await takeUntil(times, pairLimits.last, timeOf);
  expect(Math.max(...differences(label, times))).toBeLessThan(significant);
};

/** The least work of several calls, which excludes the work of other parts of the program at the same time. */
export const leastWork = async (workOf: (round: number) => Promise<number>): Promise<number> => {
  const counts: number[] = [];
  for (let round = 0; round < 10; round += 1) counts.push(await workOf(round));
  return Math.min(...counts);
};
