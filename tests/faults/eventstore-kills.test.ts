import { setTimeout as sleep } from 'node:timers/promises';
import { describe } from 'vitest';
import { startEventStoreProcess } from '../support/eventstore-process.ts';
import { eventStoreName, isRealEventStore } from './support/eventstore.ts';
import { killsOf, random, spread } from './support/faults.ts';
import { testKills } from './support/kill-tests.ts';
import { newDatabase } from './support/logs.ts';
import { startProcesses } from './support/processes.ts';

const kills = killsOf(2, 200);
const { between } = random('eventstore kills');

if (!isRealEventStore)
  console.log('EventStoreDB that is killed: skipped, since TEST_EVENTSTORE_START is not set');

const start = async (stack: AsyncDisposableStack) => {
  const databaseUrl = await newDatabase(stack);
  const server = stack.adopt(await startEventStoreProcess(), ({ remove }) => remove());
  const settings = { DATABASE_URL: databaseUrl, EVENT_LOG_URL: server.url };
  return { ...(await startProcesses(stack, settings)), server };
};

describe.skipIf(!isRealEventStore)('with a log on a real EventStoreDB', () => {
  testKills(start, [
    {
      test: `EventStoreDB retains all acknowledged events when it is killed under writers, ${kills} times`,
      report: `kill -9 of ${eventStoreName} under 4 writers`,
      victim: 'EventStoreDB',
      kills,
      writers: { count: 4, pauseMs: 2 },
      leastAcknowledged: 2 * kills,
      // A subscription that lost its server reconnects within five seconds.
      fresh: { name: 'fresh again after a kill of EventStoreDB', withinMs: 10_000 },
      attack: ({ server, markers, urls }) => {
        const writesAfter: number[] = [];
        return {
          strike: async () => {
            await sleep(between(50, 400));
            await server.kill();
            await server.start();
            const back = performance.now();
            await markers.appendPatiently();
            writesAfter.push(performance.now() - back);
            await markers.untilShown(urls);
            return performance.now() - back;
          },
          finish: async () => ({ figures: { 'writes again after max (ms)': spread(writesAfter).max } }),
        };
      },
    },
  ]);
});
