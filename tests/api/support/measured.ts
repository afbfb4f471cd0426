import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isWholeRun } from '../../support/scope.ts';

const longestMs = 1_000;

type Slow = { readonly what: string; readonly ms: number; readonly processorMs: number };

const once = async <T>(send: () => Promise<T>) => {
  const [began, used] = [performance.now(), process.cpuUsage()];
  const response = await send();
  const { user, system } = process.cpuUsage(used);
  return { answer: response, ms: performance.now() - began, processorMs: (user + system) / 1_000 };
};

/**
 * Measures response times. In `npm run test:all` a request that takes over a second is repeated twice: a slow input is
 * slow again, a busy machine is not. Processor time is that of this process, which runs the gateway.
 */
export const newMeasure = () => {
  const times: number[] = [];
  const slow: Slow[] = [];
  return {
    slow,
    count: () => times.length,
    /** Returns the response; in `npm run test:all`, throws when it takes over a second each time. */
    timed: async <T>(label: string, send: () => Promise<T>): Promise<T> => {
      for (let round = 0; ; round += 1) {
        const { answer: response, ms, processorMs } = await once(send);
        if (round === 0) times.push(ms);
        if (ms <= longestMs) return response;
        slow.push({ what: label.slice(0, 100), ms: Math.round(ms), processorMs: Math.round(processorMs) });
        if (!isWholeRun) return response;
        if (round === 2) throw new Error(`takes ${Math.round(ms)} ms each time: ${label}`);
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
/** Memory that this process holds after a garbage collection, in megabytes. */
export const memoryHeld = () => {
  for (let round = 0; round < 3; round += 1) collect();
  const { heapUsed, arrayBuffers, rss } = process.memoryUsage();
  return { heap: mb(heapUsed), buffers: mb(arrayBuffers), rss: mb(rss) };
};
