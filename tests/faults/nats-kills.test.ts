import { setTimeout as sleep } from 'node:timers/promises';
import { expectWithin } from '../support/within.ts';
import { killsOf, random, shortOrLong, spread } from './support/faults.ts';
import { type Attack, testKills } from './support/kill-tests.ts';
import { newDatabase } from './support/logs.ts';
import { type Processes, startProcesses } from './support/processes.ts';

const awaySeconds = shortOrLong(5, 60);
const kills = killsOf(2, 150);
const { between } = random('nats kills');

const start = async (stack: AsyncDisposableStack) =>
  startProcesses(stack, { DATABASE_URL: await newDatabase(stack) }, { gateways: 2 });

const visibleAfter = async ({ markers, urls }: Processes): Promise<number> => {
  await markers.append();
  return markers.untilShown(urls);
};

/** NATS is killed and stays away for a while. */
const whileAway = (site: Processes): Attack => {
  const before: number[] = [];
  const away: number[] = [];
  const afterwards: number[] = [];
  let returned = 0;
  return {
    strike: async () => {
      while (before.length < 3) before.push(await visibleAfter(site));
      await site.nats.kill();
      for (const end = Date.now() + awaySeconds * 1_000; Date.now() < end; await sleep(200))
        away.push(await visibleAfter(site));
      await site.nats.restart();
      returned = await visibleAfter(site);
      await sleep(2_000);
      while (afterwards.length < 5) afterwards.push(await visibleAfter(site));
      return spread([...away, returned]).max;
    },
    finish: async () => {
      // Without hints, gateways would poll every two seconds. One response may be slow for another reason.
      expectWithin('fresh after the return of NATS', spread(afterwards).p50, 1_000);
      return {
        figures: {
          'fresh before, max (ms)': spread(before).max,
          'fresh without NATS, p50 (ms)': spread(away).p50,
          'fresh without NATS, max (ms)': spread(away).max,
          'fresh at its return (ms)': Math.round(returned),
          'fresh afterwards, p50 (ms)': spread(afterwards).p50,
        },
      };
    },
  };
};

const again = (site: Processes): Attack => ({
  strike: async () => {
    await sleep(between(50, 400));
    await site.nats.kill();
    await sleep(between(0, 400));
    const [took] = await Promise.all([visibleAfter(site), site.nats.restart()]);
    return took;
  },
});

testKills(start, [
  {
    test: `pages stay fresh within five seconds while NATS is down for ${awaySeconds} s, and are quick again afterwards`,
    report: `NATS away for ${awaySeconds} s`,
    victim: 'NATS',
    kills: 1,
    writers: { count: 2, pauseMs: 20 },
    leastAcknowledged: 10,
    fresh: { name: 'fresh without NATS', withinMs: 5_000 },
    attack: whileAway,
  },
  {
    test: `pages stay fresh and no event is lost when NATS is killed under writers, ${kills} times`,
    report: 'kill -9 of NATS under 2 writers',
    victim: 'NATS',
    kills,
    writers: { count: 2, first: 3, pauseMs: 20 },
    leastAcknowledged: 10,
    fresh: { name: 'fresh after a kill of NATS', withinMs: 5_000 },
    attack: again,
  },
]);
