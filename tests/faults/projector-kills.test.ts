import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect } from 'vitest';
import { lockedTables, holderOf, watchBatches } from './support/batches.ts';
import { eventStoreName } from './support/eventstore.ts';
import { killsOf, random } from './support/faults.ts';
import { testKills } from './support/kill-tests.ts';
import { logKinds } from './support/logs.ts';
import { startProcesses } from './support/processes.ts';

const killsOn: Readonly<Record<string, number>> = {
  'a log on PostgreSQL': killsOf(3, 150),
  [`a log on ${eventStoreName}`]: killsOf(2, 100),
};

describe.each(Object.entries(logKinds))('with %s', (kind, openLog) => {
  const kills = killsOn[kind] ?? 0;
  const { between, pick } = random(`projector kills ${kind}`);

  const start = async (stack: AsyncDisposableStack) => {
    const site = await startProcesses(stack, await openLog(stack), { projectors: 2 });
    const batches = stack.adopt(
      await watchBatches(site.databaseUrl),
      async ({ close }) => void (await close()),
    );
    return { ...site, batches };
  };

  testKills(start, [
    {
      test: `a projector that is killed in the middle of a batch, ${kills} times, loses and doubles nothing`,
      report: `kill -9 of the projector, ${kind}`,
      victim: 'projector',
      kills,
      writers: { count: 2, pauseMs: 4 },
      leastAcknowledged: 10 * kills,
      fresh: { name: 'fresh again after a kill of the projector', withinMs: 5_000 },
      attack: ({ log, markers, projectors, urls, batches }) => {
        let midBatch = 0;
        return {
          strike: async () => {
            // Both projectors hold shards, so that the other one takes over; otherwise the test would only measure a start.
            const holder = await holderOf(projectors);
            await sleep(between(0, 100));
            if (await batches.killMidBatch(holder, pick(lockedTables))) midBatch += 1;
            const began = performance.now();
            await markers.append();
            const head = await log.head();
            holder.start();
            await Promise.all([markers.untilShown(urls), batches.untilReached(head)]);
            return performance.now() - began;
          },
          finish: async () => {
            expect(midBatch).toBeGreaterThan(0.8 * kills);
            return { figures: { 'in the middle of a batch': midBatch } };
          },
        };
      },
    },
  ]);
});
