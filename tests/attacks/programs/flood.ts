import { atPace, createRequester, input } from './requester.ts';

type Input = {
  readonly url: string;
  readonly paths: readonly string[];
  readonly perSecond: number;
  readonly seconds: number;
  readonly addresses: number;
  /** The first count, so that no page is requested twice. */
  readonly first?: number;
};
const { url, paths, perSecond, seconds, addresses, first = 0 } = input() as Input;

/** Days over more than a century; each gives a different page. */
const dayOf = (count: number): string => new Date(Date.UTC(1901, 0, 1 + count)).toISOString().slice(0, 10);
const pathOf = (count: number): string =>
  (paths[count % paths.length] ?? '').replace('DAY', dayOf(count)).replace('NUMBER', String(count + 1));

const { ask, close } = createRequester(url, 2_000);
const responses = await atPace(perSecond, seconds, (count) =>
  ask(pathOf(first + count), `203.0.113.${count % addresses}`),
);
close();
const outcomes: Record<string, number> = {};
for (const { status, error = status } of responses) outcomes[error] = (outcomes[error] ?? 0) + 1;
const shed = responses.filter(({ status }) => status === 503);
process.send?.({ outcomes, sayWhen: shed.every(({ retryAfter }) => Number(retryAfter) > 0) });
process.disconnect();
