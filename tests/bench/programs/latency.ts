import { setTimeout as sleep } from 'node:timers/promises';
import { quantile } from '../numbers.ts';
import { sendResult, readInput } from './input.ts';

/** Requests pages one after the other, as a reader does, for a number of seconds or until the benchmark disconnects. */
const { urls, everyMs } = readInput() as { urls: readonly string[]; everyMs: number };
const headers = { 'accept-encoding': 'gzip, deflate, br' };
const took: number[] = [];
const dismissed = new AbortController();
process.once('message', () => dismissed.abort());
for (let at = 0; !dismissed.signal.aborted; at += 1) {
  const begun = performance.now();
  const response = await fetch(urls[at % urls.length] ?? '', { headers });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${response.url} answers ${response.status}`);
  took.push(performance.now() - begun);
  await sleep(everyMs);
}
sendResult({
  asked: took.length,
  p50: quantile(took, 0.5),
  p99: quantile(took, 0.99),
  longest: Math.max(...took),
});
process.disconnect();
