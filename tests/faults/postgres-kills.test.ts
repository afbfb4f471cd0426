import { untilCaughtUp } from './support/site.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { afterAll, beforeAll, test } from 'vitest';
import { type NatsServer, startNatsServer } from '../support/nats-server.ts';
import { expectWithin } from '../support/within.ts';
import { killsOf, random, report, spread } from './support/faults.ts';
import { type OwnPostgres, startOwnPostgres } from './support/own-postgres.ts';
import { type Processes, startProcesses } from './support/processes.ts';
import { untilMoreThan } from '../support/until.ts';
import { expectRetained, expectViewsAsRebuilt } from './support/verdicts.ts';
import { startWriters } from './support/writers.ts';

const kills = killsOf(3, 230);
const { between } = random('postgres kills');

let database: OwnPostgres;
let nats: NatsServer;
let log: EventLog;
let processes: Processes;
beforeAll(async () => {
  database = await startOwnPostgres();
  nats = await startNatsServer();
  log = await openEventLog(database.url);
  processes = await startProcesses(log, { DATABASE_URL: database.url, NATS_URL: nats.url });
});
afterAll(async () => {
  await processes?.stop();
  await log?.close();
  await nats?.remove();
  await database?.remove();
});

test(`PostgreSQL retains all acknowledged events when it is killed under writers, ${kills} times`, async () => {
  const { markers, urls } = processes;
  const writers = await startWriters({ logUrl: database.url, count: 4, pauseMs: 2 });
  const visibleAfter: number[] = [];
  for (let killed = 0; killed < kills; killed += 1) {
    await sleep(between(50, 400));
    await database.kill();
    await database.start();
    const back = performance.now();
    await markers.appendPatiently();
    await markers.untilShown(urls);
    visibleAfter.push(performance.now() - back);
  }
  await untilMoreThan(10 * kills, writers.count);
  await writers.stop();
  await untilCaughtUp(urls[0] ?? '');
  const acknowledged = writers.acknowledged();
  const events = await expectRetained(log, acknowledged);
  const rows = await expectViewsAsRebuilt(database.url, log);
  const { p50, max } = spread(visibleAfter);
  expectWithin('fresh again after a kill of PostgreSQL', max, 5_000);
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
