import { setTimeout as sleep } from 'node:timers/promises';
import { killsOf, random } from './support/faults.ts';
import { testKills } from './support/kill-tests.ts';
import { startOwnPostgres } from './support/own-postgres.ts';
import { startProcesses } from './support/processes.ts';

const kills = killsOf(3, 230);
const { between } = random('postgres kills');

const start = async (stack: AsyncDisposableStack) => {
  const postgres = stack.adopt(await startOwnPostgres(), ({ remove }) => remove());
  return { ...(await startProcesses(stack, { DATABASE_URL: postgres.url })), postgres };
};

testKills(start, [
  {
    test: `PostgreSQL retains all acknowledged events when it is killed under writers, ${kills} times`,
    report: 'kill -9 of PostgreSQL under 4 writers',
    victim: 'PostgreSQL',
    kills,
    writers: { count: 4, pauseMs: 2 },
    leastAcknowledged: 10 * kills,
    fresh: { name: 'fresh again after a kill of PostgreSQL', withinMs: 5_000 },
    attack: ({ postgres, markers, urls }) => ({
      strike: async () => {
        await sleep(between(50, 400));
        await postgres.kill();
        await postgres.start();
        const back = performance.now();
        await markers.appendPatiently();
        await markers.untilShown(urls);
        return performance.now() - back;
      },
    }),
  },
]);
