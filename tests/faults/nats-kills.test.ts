import { untilCaughtUp } from './support/site.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { afterAll, beforeAll, test } from 'vitest';
import { type NatsServer, startNatsServer } from '../support/nats-server.ts';
import { type FreshDatabase, freshDatabase } from '../support/postgres.ts';
import { expectWithin } from '../support/within.ts';
import { killsOf, shortOrLong, random, report, spread } from './support/faults.ts';
import { type Processes, startProcesses } from './support/processes.ts';
import { untilMoreThan } from '../support/until.ts';
import { expectRetained, expectViewsAsRebuilt } from './support/verdicts.ts';
import { startWriters, type Writers } from './support/writers.ts';

const awaySeconds = shortOrLong(5, 60);
const kills = killsOf(2, 150);
const { between } = random('nats kills');

let database: FreshDatabase;
let nats: NatsServer;
let log: EventLog;
let processes: Processes;
beforeAll(async () => {
  database = await freshDatabase();
  nats = await startNatsServer();
  log = await openEventLog(database.url);
  processes = await startProcesses(log, { DATABASE_URL: database.url, NATS_URL: nats.url }, 2);
});
afterAll(async () => {
  await processes?.stop();
  await log?.close();
  await nats?.remove();
  await database?.drop();
});

const visibleAfter = async (): Promise<number> => {
  await processes.markers.append();
  return processes.markers.untilShown(processes.urls);
};

/** Expects that every acknowledged event is recorded and that the views equal a rebuild. */
const expectAllRetained = async (writers: Writers) => {
  // On a slow machine the writers may only just have started.
  await untilMoreThan(10, writers.count);
  await writers.stop();
  await untilCaughtUp(processes.urls[0] ?? '');
  const acknowledged = writers.acknowledged();
  const events = await expectRetained(log, acknowledged);
  const rows = await expectViewsAsRebuilt(database.url, log);
  return { acknowledged: acknowledged.length, events, rows };
};

test(`pages stay fresh within five seconds while NATS is down for ${awaySeconds} s, and are quick again afterwards`, async () => {
  const writers = await startWriters({ logUrl: database.url, count: 2, pauseMs: 20 });
  const before = [await visibleAfter(), await visibleAfter(), await visibleAfter()];
  await nats.kill();
  const away: number[] = [];
  for (const end = Date.now() + awaySeconds * 1_000; Date.now() < end; await sleep(200))
    away.push(await visibleAfter());
  await nats.restart();
  const returned = await visibleAfter();
  await sleep(2_000);
  const afterwards: number[] = [];
  for (let round = 0; round < 5; round += 1) afterwards.push(await visibleAfter());
  const { acknowledged, events, rows } = await expectAllRetained(writers);
  expectWithin('fresh without NATS', spread([...away, returned]).max, 5_000);
  // Without hints, gateways would poll every two seconds. One response may be slow for another reason.
  expectWithin('fresh after the return of NATS', spread(afterwards).p50, 1_000);
  const figures = {
    events,
    'acknowledged to writers': acknowledged,
    'lost or doubled': 0,
    'rows as rebuilt': rows,
    'fresh before, max (ms)': spread(before).max,
    'fresh without NATS, p50 (ms)': spread(away).p50,
    'fresh without NATS, max (ms)': spread(away).max,
    'fresh at its return (ms)': Math.round(returned),
    'fresh afterwards, p50 (ms)': spread(afterwards).p50,
  };
  report(`NATS away for ${awaySeconds} s`, figures, { NATS: 1 });
});

test(`pages stay fresh and no event is lost when NATS is killed under writers, ${kills} times`, async () => {
  const writers = await startWriters({ logUrl: database.url, count: 2, first: 3, pauseMs: 20 });
  const visible: number[] = [];
  for (let killed = 0; killed < kills; killed += 1) {
    await sleep(between(50, 400));
    await nats.kill();
    await sleep(between(0, 400));
    const [took] = await Promise.all([visibleAfter(), nats.restart()]);
    visible.push(took);
  }
  const { acknowledged, events, rows } = await expectAllRetained(writers);
  const { p50, max } = spread(visible);
  expectWithin('fresh after a kill of NATS', max, 5_000);
  const figures = {
    kills,
    events,
    'acknowledged to writers': acknowledged,
    'lost or doubled': 0,
    'rows as rebuilt': rows,
    'fresh after p50 (ms)': p50,
    'fresh after max (ms)': max,
  };
  report('kill -9 of NATS under 2 writers', figures, { NATS: kills });
});
