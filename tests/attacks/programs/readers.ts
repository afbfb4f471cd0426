import { atPace, createRequester, input } from './requester.ts';

type Input = {
  readonly url: string;
  readonly hot: string;
  readonly cold: readonly string[];
  readonly seconds: number;
};
const { url, hot, cold, seconds } = input() as Input;

const { ask, close } = createRequester(url, 100);
const requestHot = (forSeconds: number) =>
  atPace(50, forSeconds, (count) => ask(hot, `198.51.100.${count % 20}`));
// Warms up this program, which is slow itself just after it starts.
await requestHot(1);
const [hotResponses, coldResponses] = await Promise.all([
  requestHot(seconds),
  atPace(1, seconds, (count) => ask(cold[count % cold.length] ?? '', '192.0.2.1')),
]);
close();
const times = hotResponses.map(({ ms }) => ms).sort((a, b) => a - b);
const quantile = (part: number): number =>
  times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
process.send?.({
  hotStatuses: [...new Set(hotResponses.map(({ status }) => status))],
  hotMs: { median: quantile(0.5), p99: quantile(0.99), most: quantile(1) },
  coldStatuses: coldResponses.map(({ status }) => status),
  coldMs: Math.max(...coldResponses.map(({ ms }) => ms)),
});
process.disconnect();
