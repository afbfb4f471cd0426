import autocannon from 'autocannon';
import { answer, readInput } from './input.ts';

const { url, seconds, headers } = readInput() as {
  url: string;
  seconds: number;
  headers: Record<string, string>;
};
const result = await autocannon({ url, duration: seconds, connections: 50, headers });
if (result.non2xx + result.errors + result.timeouts > 0)
  throw new Error(
    `${result.non2xx} other answers, ${result.errors} errors, ${result.timeouts} without an answer`,
  );
answer(result.requests.total / result.duration);
