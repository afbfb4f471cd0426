import { setTimeout as sleep } from 'node:timers/promises';
import type { EventLog } from '@rondelle/domain/ports/event-log.ts';
import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginning } from '../flow/histories/beginning.ts';
import { createWriter } from '../flow/histories/writer.ts';
import { type FreshDatabase, freshDatabase } from '../support/postgres.ts';
import { often, random, report, spread } from './support/faults.ts';
import { createMarkers, type Markers } from './support/markers.ts';
import { lagOf, launchOne, ready, type Service } from './support/site.ts';
import { expectKept, expectViewsAsRebuilt } from './support/verdicts.ts';
import { startWriters } from './support/writers.ts';

const kills = often(5, 200);
const { between } = random('projector kills');

let database: FreshDatabase;
let log: EventLog;
let gateway: Service;
/** The one that works stands first. */
let projectors: Service[];
let watcher: Client;
let markers: Markers;
beforeAll(async () => {
  database = await freshDatabase();
  log = await openEventLog(database.url);
  await createWriter(log)(beginning);
  markers = createMarkers(log);
  watcher = new Client({ connectionString: database.url });
  await watcher.connect();
  const settings = { DATABASE_URL: database.url };
  const first = await launchOne('projector', settings);
  await ready(first);
  projectors = [first, await launchOne('projector', settings)];
  gateway = await launchOne('gateway', settings);
  await Promise.all([...projectors, gateway].map(ready));
});
afterAll(async () => {
  await Promise.all([...(projectors ?? []), gateway].map((service) => service?.stop()));
  await watcher.end();
  await log.close();
  await database.drop();
});

/** Whether a projector is within a transaction at this moment. */
const isInBatch = async (): Promise<boolean> => {
  const { rows } = await watcher.query(
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND xact_start IS NOT NULL
       AND application_name LIKE 'rondelle projector%'`,
  );
  return rows.length > 0;
};

/** Strikes as soon as a batch is seen under way; answers whether one was. */
const killMidBatch = async ({ kill }: Service): Promise<boolean> => {
  for (const end = Date.now() + 2_000; Date.now() < end; ) {
    if (!(await isInBatch())) continue;
    await kill();
    return true;
  }
  await kill();
  return false;
};

test(`a projector that is killed in the middle of a batch, ${kills} times, loses and doubles nothing`, async () => {
  const writers = await startWriters({ logUrl: database.url, count: 2, pauseMs: 4 });
  const shownAfter: number[] = [];
  let midBatch = 0;
  for (let killed = 0; killed < kills; killed += 1) {
    const [active, waiting] = projectors as [Service, Service];
    // The other one must be there to take over, or only the time of a start would be measured.
    await ready(waiting);
    await sleep(between(0, 100));
    if (await killMidBatch(active)) midBatch += 1;
    const began = performance.now();
    await markers.append();
    active.start();
    projectors = [waiting, active];
    await markers.untilShown([gateway.url]);
    shownAfter.push(performance.now() - began);
  }
  await writers.stop();
  await expect.poll(() => lagOf(gateway.url), { timeout: 20_000 }).toBe(0);
  const acknowledged = writers.acknowledged();
  const events = await expectKept(log, acknowledged);
  const rows = await expectViewsAsRebuilt(database.url, log);
  const { p50, max } = spread(shownAfter);
  report('kill -9 of the projector', {
    kills,
    'in the middle of a batch': midBatch,
    events,
    'acknowledged to writers': acknowledged.length,
    'lost or doubled': 0,
    'rows as rebuilt': rows,
    'fresh after p50 (ms)': p50,
    'fresh after max (ms)': max,
  });
  expect(midBatch).toBeGreaterThan(kills / 2);
  expect(max).toBeLessThan(5_000);
});
