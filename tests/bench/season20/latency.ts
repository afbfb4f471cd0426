import { quantile } from '../numbers.ts';

export type Latency = { readonly p50Ms: number; readonly p99Ms: number };

/** Milliseconds until the whole response has arrived. */
const timed = async (url: string): Promise<number> => {
  const begun = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return performance.now() - begun;
};

const latencyOf = (times: readonly number[]): Latency => ({
  p50Ms: quantile([...times], 0.5),
  p99Ms: quantile([...times], 0.99),
});

/**
 * Requests the same pages of two sites in turns, so that other work on the machine affects both equally. The first
 * round warms both up and is not counted.
 */
export const compareLatency = async (
  sites: readonly [readonly string[], readonly string[]],
  rounds: number,
): Promise<readonly [Latency, Latency]> => {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    for (let i = 0; i < sites[0].length; i += 1) {
      for (const site of [0, 1] as const) {
        const ms = await timed(sites[site][i] ?? '');
        if (round > 0) times[site].push(ms);
      }
    }
  }
  return [latencyOf(times[0]), latencyOf(times[1])];
};
