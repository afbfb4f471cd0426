import { setTimeout as sleep } from 'node:timers/promises';
import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import type { EventLog } from '@rondelle/domain/ports/event-log.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginning } from '../flow/histories/beginning.ts';
import { createWriter } from '../flow/histories/writer.ts';
import { type NatsServer, startNatsServer } from '../support/nats-server.ts';
import { killsOf, random, report, spread } from './support/faults.ts';
import { createMarkers, type Markers } from './support/markers.ts';
import { type OwnPostgres, startOwnPostgres } from './support/own-postgres.ts';
import { lagOf, launchOne, ready, type Service } from './support/site.ts';
import { expectKept, expectViewsAsRebuilt } from './support/verdicts.ts';
import { startWriters } from './support/writers.ts';

const kills = killsOf(3, 230);
const { between } = random('postgres kills');

let database: OwnPostgres;
let nats: NatsServer;
let log: EventLog;
let services: Service[];
let markers: Markers;
beforeAll(async () => {
  database = await startOwnPostgres();
  nats = await startNatsServer();
  log = await openEventLog(database.url);
  await createWriter(log)(beginning);
  markers = createMarkers(log);
  const settings = { DATABASE_URL: database.url, NATS_URL: nats.url };
  const projector = await launchOne('projector', settings);
  await ready(projector);
  services = [projector, await launchOne('gateway', settings)];
  await Promise.all(services.map(ready));
});
afterAll(async () => {
  await Promise.all((services ?? []).map(({ stop }) => stop()));
  await log.close();
  await nats.remove();
  await database.remove();
});

test(`PostgreSQL that is killed under writers, ${kills} times, keeps all that it acknowledged`, async () => {
  const gateway = services[1]?.url ?? '';
  const writers = await startWriters({ logUrl: database.url, count: 4, pauseMs: 2 });
  const shownAfter: number[] = [];
  for (let killed = 0; killed < kills; killed += 1) {
    await sleep(between(50, 400));
    await database.kill();
    await database.start();
    const back = performance.now();
    await markers.appendPatiently();
    await markers.untilShown([gateway]);
    shownAfter.push(performance.now() - back);
  }
  await writers.stop();
  await expect.poll(() => lagOf(gateway), { timeout: 20_000 }).toBe(0);
  const acknowledged = writers.acknowledged();
  const events = await expectKept(log, acknowledged);
  const rows = await expectViewsAsRebuilt(database.url, log);
  const { p50, max } = spread(shownAfter);
  expect(acknowledged.length).toBeGreaterThan(10 * kills);
  expect(max).toBeLessThan(5_000);
  const figures = {
    kills,
    events,
    'acknowledged to writers': acknowledged.length,
    'lost or doubled': 0,
    'rows as rebuilt': rows,
    'fresh after p50 (ms)': p50,
    'fresh after max (ms)': max,
  };
  report('kill -9 of PostgreSQL under 4 writers', figures, { PostgreSQL: kills });
});
