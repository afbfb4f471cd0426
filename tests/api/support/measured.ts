import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const longestMs = 1_000;

type Slow = { readonly what: string; readonly ms: number; readonly processorMs: number };

const once = async <T>(ask: () => Promise<T>) => {
  const [began, used] = [performance.now(), process.cpuUsage()];
  const answer = await ask();
  const { user, system } = process.cpuUsage(used);
  return { answer, ms: performance.now() - began, processorMs: (user + system) / 1_000 };
};

/**
 * How long answers take. Where one takes over a second the same is asked again, at once and twice: an input that is slow
 * is slow again, a busy machine is not. Processor time is this process's own, which the gateway runs in.
 */
export const newMeasure = () => {
  const times: number[] = [];
  const slow: Slow[] = [];
  return {
    slow,
    count: () => times.length,
    /** The answer; fails where it takes over a second each time. */
    timed: async <T>(what: string, ask: () => Promise<T>): Promise<T> => {
      for (let round = 0; ; round += 1) {
        const { answer, ms, processorMs } = await once(ask);
        if (round === 0) times.push(ms);
        if (ms <= longestMs) return answer;
        slow.push({ what: what.slice(0, 100), ms: Math.round(ms), processorMs: Math.round(processorMs) });
        if (round === 2) throw new Error(`takes ${Math.round(ms)} ms each time: ${what}`);
      }
    },
    summary: () => {
      const sorted = times.toSorted((a, b) => a - b);
      const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
      return { requests: sorted.length, p50: at(0.5), p99: at(0.99), max: at(1), overOneSecond: slow.length };
    },
  };
};

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const mb = (bytes: number) => Math.round(bytes / 1_048_576);
/** What this process holds on to, in megabytes. */
export const memoryHeld = () => {
  for (let round = 0; round < 3; round += 1) collect();
  const { heapUsed, arrayBuffers, rss } = process.memoryUsage();
  return { heap: mb(heapUsed), buffers: mb(arrayBuffers), rss: mb(rss) };
};
