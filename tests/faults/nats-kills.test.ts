import { setTimeout as sleep } from 'node:timers/promises';
import type { EventLog } from '@rondelle/domain/ports/event-log.ts';
import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginning } from '../flow/histories/beginning.ts';
import { createWriter } from '../flow/histories/writer.ts';
import { type NatsServer, startNatsServer } from '../support/nats-server.ts';
import { type FreshDatabase, freshDatabase } from '../support/postgres.ts';
import { often, report, spread } from './support/faults.ts';
import { createMarkers, type Markers } from './support/markers.ts';
import { lagOf, launchOne, ready, type Service } from './support/site.ts';
import { expectKept, expectViewsAsRebuilt } from './support/verdicts.ts';
import { startWriters } from './support/writers.ts';

const awaySeconds = often(5, 60);

let database: FreshDatabase;
let nats: NatsServer;
let log: EventLog;
let services: Service[];
let gateways: string[];
let markers: Markers;
beforeAll(async () => {
  database = await freshDatabase();
  nats = await startNatsServer();
  log = await openEventLog(database.url);
  await createWriter(log)(beginning);
  markers = createMarkers(log);
  const settings = { DATABASE_URL: database.url, NATS_URL: nats.url };
  const projector = await launchOne('projector', settings);
  await ready(projector);
  const two = [await launchOne('gateway', settings), await launchOne('gateway', settings)];
  await Promise.all(two.map(ready));
  gateways = two.map(({ url }) => url);
  services = [projector, ...two];
});
afterAll(async () => {
  await Promise.all((services ?? []).map(({ stop }) => stop()));
  await log.close();
  await nats.remove();
  await database.drop();
});

const shownAfter = async (): Promise<number> => {
  await markers.append();
  return markers.untilShown(gateways);
};

test(`while NATS is away for ${awaySeconds} s pages stay fresh within five seconds, and are quick again after it`, async () => {
  const writers = await startWriters({ logUrl: database.url, count: 2, pauseMs: 20 });
  const before = [await shownAfter(), await shownAfter(), await shownAfter()];
  await nats.kill();
  const away: number[] = [];
  for (const end = Date.now() + awaySeconds * 1_000; Date.now() < end; await sleep(200))
    away.push(await shownAfter());
  await nats.restart();
  const returned = await shownAfter();
  await sleep(2_000);
  const afterwards = [await shownAfter(), await shownAfter(), await shownAfter()];
  await writers.stop();
  await expect.poll(() => lagOf(gateways[0] ?? ''), { timeout: 20_000 }).toBe(0);
  const acknowledged = writers.acknowledged();
  const events = await expectKept(log, acknowledged);
  const rows = await expectViewsAsRebuilt(database.url, log);
  expect(spread([...away, returned]).max).toBeLessThan(5_000);
  expect(spread(afterwards).max).toBeLessThan(1_000);
  report(`NATS away for ${awaySeconds} s`, {
    events,
    'acknowledged to writers': acknowledged.length,
    'lost or doubled': 0,
    'rows as rebuilt': rows,
    'fresh before, max (ms)': spread(before).max,
    'fresh without NATS, p50 (ms)': spread(away).p50,
    'fresh without NATS, max (ms)': spread(away).max,
    'fresh at its return (ms)': Math.round(returned),
    'fresh afterwards, max (ms)': spread(afterwards).max,
  });
});
