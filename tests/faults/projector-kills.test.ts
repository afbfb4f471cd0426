import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginning } from '../flow/histories/beginning.ts';
import { createWriter } from '../flow/histories/writer.ts';
import { type NatsServer, startNatsServer } from '../support/nats-server.ts';
import { type FreshDatabase, freshDatabase } from '../support/postgres.ts';
import { expectWithin } from '../support/within.ts';
import { lockedTables, holderOf, watchBatches } from './support/batches.ts';
import { eventStoreName } from './support/eventstore.ts';
import { killsOf, random, report, spread } from './support/faults.ts';
import { logKinds, type OpenedLog } from './support/logs.ts';
import { createMarkers, type Markers } from './support/markers.ts';
import { startService, ready, type Service, untilCaughtUp } from './support/site.ts';
import { untilMoreThan } from '../support/until.ts';
import { expectRetained, expectViewsAsRebuilt } from './support/verdicts.ts';
import { startWriters } from './support/writers.ts';

const killsOn: Readonly<Record<string, number>> = {
  'a log on PostgreSQL': killsOf(3, 150),
  [`a log on ${eventStoreName}`]: killsOf(2, 100),
};

describe.each(Object.entries(logKinds))('with %s', (kind, openLog) => {
  const kills = killsOn[kind] ?? 0;
  const { between, pick } = random(`projector kills ${kind}`);
  let database: FreshDatabase;
  let opened: OpenedLog;
  let nats: NatsServer;
  let gateway: Service;
  let projectors: readonly [Service, Service];
  let batches: Awaited<ReturnType<typeof watchBatches>>;
  let markers: Markers;
  beforeAll(async () => {
    database = await freshDatabase();
    opened = await openLog(database.url);
    nats = await startNatsServer();
    await createWriter(opened.log)(beginning);
    markers = createMarkers(opened.log);
    batches = await watchBatches(database.url);
    const settings = { ...opened.settings, NATS_URL: nats.url };
    const first = await startService('projector', settings);
    await ready(first);
    projectors = [first, await startService('projector', settings)];
    gateway = await startService('gateway', settings);
    await Promise.all([...projectors, gateway].map(ready));
  });
  afterAll(async () => {
    await Promise.all([...(projectors ?? []), gateway].map((service) => service?.stop()));
    await batches?.close();
    await opened?.close();
    await nats?.remove();
    await database?.drop();
  });

  test(`a projector that is killed in the middle of a batch, ${kills} times, loses and doubles nothing`, async () => {
    const { log } = opened;
    const writers = await startWriters({ logUrl: opened.url, count: 2, pauseMs: 4 });
    const visibleAfter: number[] = [];
    let midBatch = 0;
    for (let killed = 0; killed < kills; killed += 1) {
      // Both projectors hold shards, so that the other one takes over; otherwise the test would only measure a start.
      const holder = await holderOf(projectors);
      await sleep(between(0, 100));
      if (await batches.killMidBatch(holder, pick(lockedTables))) midBatch += 1;
      const began = performance.now();
      await markers.append();
      const head = await log.head();
      holder.start();
      await Promise.all([markers.untilShown([gateway.url]), batches.untilReached(head)]);
      visibleAfter.push(performance.now() - began);
    }
    await untilMoreThan(10 * kills, writers.count);
    await writers.stop();
    await untilCaughtUp(gateway.url);
    const acknowledged = writers.acknowledged();
    const events = await expectRetained(log, acknowledged);
    const rows = await expectViewsAsRebuilt(database.url, log);
    const { p50, max } = spread(visibleAfter);
    expect(midBatch).toBeGreaterThan(0.8 * kills);
    expectWithin('fresh again after a kill of the projector', max, 5_000);
    const figures = {
      kills,
      'in the middle of a batch': midBatch,
      events,
      'acknowledged to writers': acknowledged.length,
      'lost or doubled': 0,
      'rows as rebuilt': rows,
      'fresh after p50 (ms)': p50,
      'fresh after max (ms)': max,
    };
    report(`kill -9 of the projector, ${kind}`, figures, { projector: kills });
  });
});
