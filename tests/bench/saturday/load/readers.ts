import { randomFor } from '@rondelle/site/generate/random.ts';
import type { Plan } from '../plan.ts';
import type { Get } from './client.ts';
import { steadily } from './steadily.ts';
import type { Tally } from './tally.ts';

/** Shares of the pages by popularity: the n-th is read 1/n as often as the first (Zipf). Each is the sum up to it. */
export const sharesOf = (count: number): Float64Array => {
  const sums = Float64Array.from({ length: count });
  let sum = 0;
  for (let at = 0; at < count; at += 1) sums[at] = sum += 1 / (at + 1);
  return sums.map((value) => value / sum);
};

/** The first page whose sum reaches the share. */
export const pick = (sums: Float64Array, share: number): number => {
  let [low, high] = [0, sums.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 1) < share) low = middle + 1;
    else high = middle;
  }
  return low;
};

const readConcurrency = 4;

/** Reads every page once and returns the addresses without redirects: the site has been open for days. */
export const readOnce = async (get: Get, addresses: readonly string[]): Promise<string[]> => {
  const pages = [...addresses];
  const rest = pages.entries();
  const readRest = async () => {
    for (const [at, address] of rest) {
      const { location } = await get(address, at);
      if (location !== null) pages[at] = location;
    }
  };
  await Promise.all(Array.from({ length: readConcurrency }, readRest));
  return pages;
};

type Tallies = { readonly hot: Tally; readonly others: Tally };

/** Reads pages until the signal aborts, each time as another reader. */
export const readPages = (
  get: Get,
  { pages, size }: Pick<Plan, 'pages' | 'size'>,
  { hot, others }: Tallies,
  signal: AbortSignal,
): Promise<void> => {
  const sums = sharesOf(pages.length);
  const random = randomFor('readers');
  return steadily(size.requestsPerSecond, signal, (reader) => {
    const at = pick(sums, random.next());
    void get(pages[at] ?? '/', reader).then((outcome) => {
      (at < size.hotPages ? hot : others).count(outcome);
    });
  });
};
