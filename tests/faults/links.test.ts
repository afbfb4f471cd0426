import { setTimeout as sleep } from 'node:timers/promises';
import type { EventLog } from '@rondelle/domain/ports/event-log.ts';
import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginning } from '../flow/histories/beginning.ts';
import { createWriter } from '../flow/histories/writer.ts';
import { type EventStoreStandIn, startEventStore } from '../support/eventstore-stand-in/stand-in.ts';
import { type FaultyProxy, faultyProxy } from '../support/faulty-proxy.ts';
import { type NatsServer, startNatsServer } from '../support/nats-server.ts';
import { type FreshDatabase, freshDatabase } from '../support/postgres.ts';
import { isLong, random, report } from './support/faults.ts';
import { startHttpWriters, writersToken } from './support/http-writers.ts';
import { createMarkers, type Markers } from './support/markers.ts';
import { startAskers } from './support/askers.ts';
import type { Acknowledged } from './support/log-checks.ts';
import { residentMegabytes } from './support/resources.ts';
import { lagOf, launchOne, ready, type Service } from './support/site.ts';
import { expectKept, expectViewsAsRebuilt } from './support/verdicts.ts';

/** Nothing may keep a reader waiting for longer. */
const limitMs = 25_000;
const mostGrowthMb = 150;

const linkNames = [
  'gateway↔Postgres',
  'projector↔Postgres',
  'gateway↔EventStoreDB',
  'projector↔EventStoreDB',
  'gateway↔NATS',
  'projector↔NATS',
] as const;
type Link = (typeof linkNames)[number];

const faults = {
  cut: { lastsMs: 1_000, start: (proxy: FaultyProxy) => proxy.cut() },
  'half-closed': { lastsMs: 2_000, start: (proxy: FaultyProxy) => proxy.halfClose() },
  'delayed by 300 ms': { lastsMs: 3_000, start: (proxy: FaultyProxy) => proxy.delay(300) },
  'slowed to 1 B/s': { lastsMs: 14_000, start: (proxy: FaultyProxy) => proxy.trickle() },
  'swallowing everything': { lastsMs: 14_000, start: (proxy: FaultyProxy) => proxy.blackHole() },
} as const;
type Fault = keyof typeof faults;

let database: FreshDatabase;
let eventStore: EventStoreStandIn;
let nats: NatsServer;
let proxies: Record<Link, FaultyProxy>;
let log: EventLog;
let gateway: Service;
let projector: Service;
let markers: Markers;
let token: string;
const acknowledged: Acknowledged[] = [];

const by = (realUrl: string, { port }: FaultyProxy): string => realUrl.replace(/:\d+(?=\/|\?|$)/, `:${port}`);
const portOf = (url: string): number => Number(/:(\d+)(?=\/|\?|$)/.exec(url)?.[1]);

beforeAll(async () => {
  database = await freshDatabase();
  eventStore = await startEventStore();
  nats = await startNatsServer();
  const ports: Record<string, number> = {
    Postgres: portOf(database.url),
    EventStoreDB: portOf(eventStore.url),
    NATS: portOf(nats.url),
  };
  const made = await Promise.all(
    linkNames.map(async (link) => [link, await faultyProxy(ports[link.split('↔')[1] ?? ''] ?? 0)]),
  );
  proxies = Object.fromEntries(made);
  log = await openEventLog(eventStore.url);
  await createWriter(log)(beginning);
  markers = createMarkers(log);
  const settingsOf = (service: 'gateway' | 'projector') => ({
    DATABASE_URL: by(database.url, proxies[`${service}↔Postgres`]),
    EVENT_LOG_URL: by(eventStore.url, proxies[`${service}↔EventStoreDB`]),
    NATS_URL: by(nats.url, proxies[`${service}↔NATS`]),
  });
  projector = await launchOne('projector', settingsOf('projector'));
  await ready(projector);
  gateway = await launchOne('gateway', settingsOf('gateway'));
  await ready(gateway);
  token = await writersToken(database.url);
  await markers.append();
  await markers.untilShown([gateway.url]);
});
afterAll(async () => {
  for (const proxy of Object.values(proxies ?? {})) proxy.flow();
  await Promise.all([gateway, projector].map((service) => service?.stop()));
  await log.close();
  for (const proxy of Object.values(proxies ?? {})) proxy.close();
  eventStore.close();
  await nats.remove();
  await database.drop();
});

/** In the short form, what hurts readers most, and what the seed chooses of the others. */
const chosen = (): (readonly [Link, Fault])[] => {
  const all = linkNames.flatMap((link) =>
    (Object.keys(faults) as Fault[]).map((fault) => [link, fault] as const),
  );
  if (isLong) return all;
  const { pick, shuffled } = random('links');
  const quick: readonly Fault[] = ['cut', 'half-closed', 'delayed by 300 ms'];
  const some = shuffled(linkNames).slice(0, 4);
  return [['gateway↔Postgres', 'swallowing everything'], ...some.map((link) => [link, pick(quick)] as const)];
};

test.each(chosen())(
  '%s, %s: readers are answered in time, and all is fresh again afterwards',
  async (link, fault) => {
    const memory = () => [gateway, projector].map(({ pid }) => residentMegabytes(pid()));
    const before = memory();
    const { lastsMs, start } = faults[fault];
    const askers = startAskers(gateway.url, limitMs);
    const members = startHttpWriters(token, [gateway.url], 1);
    await sleep(200);
    start(proxies[link]);
    await sleep(lastsMs);
    proxies[link].flow();
    const back = performance.now();
    await markers.append();
    await markers.untilShown([gateway.url], limitMs);
    const freshAfter = performance.now() - back;
    const { slowestMs, answered, unavailable, wrong } = await askers.stop();
    const written = await members.stop();
    acknowledged.push(...written.acknowledged);
    const grown = Math.max(...memory().map((now, i) => now - (before[i] ?? 0)));
    report(`${link} ${fault}`, {
      answered,
      'told to come back (503)': unavailable,
      'otherwise answered': wrong.length,
      'slowest answer (ms)': Math.round(slowestMs),
      'games written': written.acknowledged.length,
      'sent again': written.retried,
      'slowest write (ms)': Math.round(written.slowestMs),
      'fresh again after (ms)': Math.round(freshAfter),
      'memory grown by (MB)': grown,
    });
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(written.wrong.slice(0, 3)).toEqual([]);
    expect(written.acknowledged.length).toBeGreaterThan(0);
    expect(Math.max(slowestMs, written.slowestMs)).toBeLessThan(limitMs);
    expect(answered).toBeGreaterThan(0);
    expect(grown).toBeLessThan(mostGrowthMb);
  },
);

test('what was written over broken links is kept once, and the views are as rebuilt', async () => {
  const events = await expectKept(log, acknowledged);
  await expect.poll(() => lagOf(gateway.url), { timeout: 20_000 }).toBe(0);
  const rows = await expectViewsAsRebuilt(database.url, log);
  report('Written over broken links', {
    events,
    acknowledged: acknowledged.length,
    'lost or doubled': 0,
    'rows as rebuilt': rows,
  });
});
