import { untilCaughtUp } from './support/site.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { type EventStoreProcess, startEventStoreProcess } from '../support/eventstore-process.ts';
import { type NatsServer, startNatsServer } from '../support/nats-server.ts';
import { type FreshDatabase, freshDatabase } from '../support/postgres.ts';
import { expectWithin } from '../support/within.ts';
import { eventStoreName, isRealEventStore } from './support/eventstore.ts';
import { killsOf, random, report, spread } from './support/faults.ts';
import { type Processes, startProcesses } from './support/processes.ts';
import { untilMoreThan } from '../support/until.ts';
import { expectRetained, expectViewsAsRebuilt } from './support/verdicts.ts';
import { startWriters } from './support/writers.ts';

const kills = killsOf(2, 200);
const { between } = random('eventstore kills');

if (!isRealEventStore)
  console.log('EventStoreDB that is killed: skipped, since TEST_EVENTSTORE_START is not set');

describe.skipIf(!isRealEventStore)('with a log on a real EventStoreDB', () => {
  let database: FreshDatabase;
  let server: EventStoreProcess;
  let nats: NatsServer;
  let log: EventLog;
  let processes: Processes;
  beforeAll(async () => {
    database = await freshDatabase();
    server = await startEventStoreProcess();
    nats = await startNatsServer();
    log = await openEventLog(server.url);
    const settings = { DATABASE_URL: database.url, EVENT_LOG_URL: server.url, NATS_URL: nats.url };
    processes = await startProcesses(log, settings);
  });
  afterAll(async () => {
    await processes?.stop();
    await log?.close();
    await nats?.remove();
    await server?.remove();
    await database?.drop();
  });

  test(`EventStoreDB retains all acknowledged events when it is killed under writers, ${kills} times`, async () => {
    const { markers, urls } = processes;
    const writers = await startWriters({ logUrl: server.url, count: 4, pauseMs: 2 });
    const writesAfter: number[] = [];
    const visibleAfter: number[] = [];
    for (let killed = 0; killed < kills; killed += 1) {
      await sleep(between(50, 400));
      await server.kill();
      await server.start();
      const back = performance.now();
      await markers.appendPatiently();
      writesAfter.push(performance.now() - back);
      await markers.untilShown(urls);
      visibleAfter.push(performance.now() - back);
    }
    await untilMoreThan(2 * kills, writers.count);
    await writers.stop();
    await untilCaughtUp(urls[0] ?? '');
    const acknowledged = writers.acknowledged();
    const events = await expectRetained(log, acknowledged);
    const rows = await expectViewsAsRebuilt(database.url, log);
    const { p50, max } = spread(visibleAfter);
    // A subscription that lost its server reconnects within five seconds.
    expectWithin('fresh again after a kill of EventStoreDB', max, 10_000);
    const figures = {
      kills,
      events,
      'acknowledged to writers': acknowledged.length,
      'lost or doubled': 0,
      'rows as rebuilt': rows,
      'writes again after max (ms)': spread(writesAfter).max,
      'fresh after p50 (ms)': p50,
      'fresh after max (ms)': max,
    };
    report(`kill -9 of ${eventStoreName} under 4 writers`, figures, { EventStoreDB: kills });
  });
});
