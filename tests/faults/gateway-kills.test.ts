import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect } from 'vitest';
import { untilMoreThan } from '../support/until.ts';
import { killsOf, random } from './support/faults.ts';
import { startHttpWriters, writersToken } from './support/http-writers.ts';
import { testKills } from './support/kill-tests.ts';
import { logKinds } from './support/logs.ts';
import { startProcesses } from './support/processes.ts';
import { startReaders } from './support/readers.ts';
import { ready, type Service } from './support/site.ts';

describe.each(Object.entries(logKinds))('with %s', (kind, openLog) => {
  const kills = killsOf(1, 75);
  const { between } = random(`gateway kills ${kind}`);
  const start = async (stack: AsyncDisposableStack) =>
    startProcesses(stack, await openLog(stack), { gateways: 2 });

  testKills(start, [
    {
      test: `the other gateway responds when one is killed under readers and writers, ${kills} times, and a new one serves the same`,
      report: `kill -9 of a gateway and a writer, under readers and writers, ${kind}`,
      victim: 'gateway',
      kills,
      writers: { count: 4, pauseMs: 5 },
      leastAcknowledged: 0,
      fresh: { name: 'fresh at both gateways after a kill of one', withinMs: 5_000 },
      attack: async ({ databaseUrl, gateways, urls, markers }, writers) => {
        const [killed, other] = gateways as readonly [Service, Service];
        const members = startHttpWriters(await writersToken(databaseUrl), urls, 3);
        const readers = startReaders(urls);
        return {
          strike: async (round) => {
            await sleep(between(50, 300));
            // A writer is killed at the same time, as its connection to the gateway would be.
            await Promise.all([killed.kill(), writers.kill(round % 4)]);
            await markers.append();
            await markers.untilShown([other.url]);
            // A reader and a member have noticed it before another one starts.
            await untilMoreThan(0, () => Math.min(readers.tallies[0]?.failed ?? 0, members.tally.retried));
            killed.start();
            await ready(killed);
            const back = performance.now();
            await markers.append();
            await markers.untilShown(urls);
            return performance.now() - back;
          },
          finish: async () => {
            await untilMoreThan(10 * kills, () => readers.tallies[1]?.answered ?? 0);
            await untilMoreThan(5 * kills, () => members.tally.acknowledged.length);
            const [atKilled, atOther] = await readers.stop();
            const { acknowledged, retried, wrong } = await members.stop();
            expect(wrong.slice(0, 3)).toEqual([]);
            expect(retried).toBeGreaterThan(0);
            expect(atOther).toMatchObject({ failed: 0 });
            expect(atKilled?.failed).toBeGreaterThan(0);
            const figures = {
              'of them over HTTP': acknowledged.length,
              'sent again over HTTP': retried,
              'answers of the other': atOther?.answered ?? 0,
              'refused by the other': atOther?.failed ?? 0,
              'refused by the killed one': atKilled?.failed ?? 0,
            };
            return { acknowledged, figures };
          },
        };
      },
    },
  ]);
});
