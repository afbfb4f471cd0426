import autocannon from 'autocannon';
import { sendResult, readInput } from './input.ts';

const { url, seconds, headers, perSecond } = readInput() as {
  url: string;
  seconds: number;
  headers: Record<string, string>;
  /** As many requests a second; without it, as many as the site responds to. */
  perSecond?: number;
};
const begun = process.cpuUsage();
const rate = perSecond === undefined ? {} : { overallRate: perSecond };
const result = await autocannon({ url, duration: seconds, connections: 50, headers, ...rate });
if (result.non2xx + result.errors + result.timeouts > 0)
  throw new Error(
    `${result.non2xx} other answers, ${result.errors} errors, ${result.timeouts} without an answer`,
  );
const { user, system } = process.cpuUsage(begun);
sendResult({
  perSecond: result.requests.total / result.duration,
  processorMs: (user + system) / 1e3 / result.requests.total,
});
