import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type NatsServer, startNatsServer } from '../support/nats-server.ts';
import { type FreshDatabase, freshDatabase } from '../support/postgres.ts';
import { expectWithin } from '../support/within.ts';
import { eventStoreName } from './support/eventstore.ts';
import { killsOf, random, report, spread } from './support/faults.ts';
import { startHttpWriters, writersToken } from './support/http-writers.ts';
import { logKinds, type OpenedLog } from './support/logs.ts';
import { type Processes, startProcesses } from './support/processes.ts';
import { startReaders } from './support/readers.ts';
import { ready, type Service, untilCaughtUp } from './support/site.ts';
import { untilMoreThan } from '../support/until.ts';
import { expectRetained, expectViewsAsRebuilt } from './support/verdicts.ts';
import { startWriters } from './support/writers.ts';

const killsOn: Readonly<Record<string, number>> = {
  'a log on PostgreSQL': killsOf(1, 75),
  [`a log on ${eventStoreName}`]: killsOf(1, 75),
};

describe.each(Object.entries(logKinds))('with %s', (kind, openLog) => {
  const kills = killsOn[kind] ?? 0;
  const { between } = random(`gateway kills ${kind}`);
  let database: FreshDatabase;
  let opened: OpenedLog;
  let nats: NatsServer;
  let processes: Processes;
  beforeAll(async () => {
    database = await freshDatabase();
    opened = await openLog(database.url);
    nats = await startNatsServer();
    processes = await startProcesses(opened.log, { ...opened.settings, NATS_URL: nats.url }, 2);
  });
  afterAll(async () => {
    await processes?.stop();
    await opened?.close();
    await nats?.remove();
    await database?.drop();
  });

  test(`the other gateway responds when one is killed under readers and writers, ${kills} times, and a new one serves the same`, async () => {
    const { gateways, markers } = processes;
    const [killed, other] = gateways as readonly [Service, Service];
    const writers = await startWriters({ logUrl: opened.url, count: 4, pauseMs: 5 });
    const members = startHttpWriters(await writersToken(database.url), [killed.url, other.url], 3);
    const readers = startReaders([killed.url, other.url]);
    const visibleAfter: number[] = [];
    for (let round = 0; round < kills; round += 1) {
      await sleep(between(50, 300));
      // A writer is killed at the same time, as its connection to the gateway would be.
      await Promise.all([killed.kill(), writers.kill(round % 4)]);
      await markers.append();
      await markers.untilShown([other.url]);
      // A reader and a member have noticed it before another one starts.
      await untilMoreThan(0, () => Math.min(readers.tallies[0]?.failed ?? 0, members.tally.retried));
      killed.start();
      await ready(killed);
      const back = performance.now();
      await markers.append();
      await markers.untilShown([killed.url, other.url]);
      visibleAfter.push(performance.now() - back);
    }
    await untilMoreThan(10 * kills, () => readers.tallies[1]?.answered ?? 0);
    await untilMoreThan(5 * kills, () => members.tally.acknowledged.length);
    const [atKilled, atOther] = await readers.stop();
    await writers.stop();
    const overHttp = await members.stop();
    await untilCaughtUp(other.url);
    const acknowledged = [...writers.acknowledged(), ...overHttp.acknowledged];
    const events = await expectRetained(opened.log, acknowledged);
    const rows = await expectViewsAsRebuilt(database.url, opened.log);
    const { p50, max } = spread(visibleAfter);
    expect(overHttp.wrong.slice(0, 3)).toEqual([]);
    expect(overHttp.retried).toBeGreaterThan(0);
    expect(atOther).toMatchObject({ failed: 0 });
    expect(atKilled?.failed).toBeGreaterThan(0);
    expectWithin('fresh at both gateways after a kill of one', max, 5_000);
    const figures = {
      kills,
      events,
      'acknowledged to writers': acknowledged.length,
      'of them over HTTP': overHttp.acknowledged.length,
      'sent again over HTTP': overHttp.retried,
      'lost or doubled': 0,
      'rows as rebuilt': rows,
      'answers of the other': atOther?.answered ?? 0,
      'refused by the other': atOther?.failed ?? 0,
      'refused by the killed one': atKilled?.failed ?? 0,
      'fresh after p50 (ms)': p50,
      'fresh after max (ms)': max,
    };
    const name = `kill -9 of a gateway and a writer, under readers and writers, ${kind}`;
    report(name, figures, { gateway: kills });
  });
});
