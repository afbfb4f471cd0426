import { atPace, createAsk, input } from './ask.ts';

type Input = {
  readonly url: string;
  readonly hot: string;
  readonly cold: readonly string[];
  readonly seconds: number;
};
const { url, hot, cold, seconds } = input() as Input;

const { ask, close } = createAsk(url, 100);
const askHot = (forSeconds: number) =>
  atPace(50, forSeconds, (count) => ask(hot, `198.51.100.${count % 20}`));
// Warms up this program, which is slow itself just after it starts.
await askHot(1);
const [hotAnswers, coldAnswers] = await Promise.all([
  askHot(seconds),
  atPace(1, seconds, (count) => ask(cold[count % cold.length] ?? '', '192.0.2.1')),
]);
close();
const times = hotAnswers.map(({ ms }) => ms).sort((a, b) => a - b);
const quantile = (part: number): number =>
  times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
process.send?.({
  hotStatuses: [...new Set(hotAnswers.map(({ status }) => status))],
  hotMs: { median: quantile(0.5), p99: quantile(0.99), most: quantile(1) },
  coldStatuses: coldAnswers.map(({ status }) => status),
  coldMs: Math.max(...coldAnswers.map(({ ms }) => ms)),
});
process.disconnect();
