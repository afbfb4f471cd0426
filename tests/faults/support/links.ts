import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FaultyProxy } from '../../support/faulty-proxy.ts';
import { expectWithin } from '../../support/within.ts';
import { type ReadersTally, defectsOfResponses, startHttpReaders } from './http-readers.ts';
import { shortOrLong, report } from './faults.ts';
import { startHttpWriters } from './http-writers.ts';
import { type Link, type LinkedSite, startLinkedSite } from './linked-site.ts';
import type { Acknowledged } from './log-checks.ts';
import { residentMegabytes, watchMemory } from './resources.ts';
import { type Service, untilCaughtUp } from './site.ts';
import { expectRetained, expectViewsAsRebuilt } from './verdicts.ts';

/** The longest time that a reader may wait. */
const limitMs = 25_000;
/** The growth allowed for a process from the first fault of a file to the last, without the gateway's bounded cache. */
const mostGrowthMb = 300;

/** In the long form, faults that delay responses last longer than the longest allowed wait. */
const faults = {
  cut: { lastsMs: 1_000, start: (proxy: FaultyProxy) => proxy.cut() },
  'half-closed': { lastsMs: 2_000, start: (proxy: FaultyProxy) => proxy.halfClose() },
  'delayed by 300 ms': {
    lastsMs: shortOrLong(3_000, 30_000),
    start: (proxy: FaultyProxy) => proxy.delay(300),
  },
  'slowed to 1 B/s': { lastsMs: shortOrLong(14_000, 40_000), start: (proxy: FaultyProxy) => proxy.trickle() },
  'swallowing everything': {
    lastsMs: shortOrLong(14_000, 40_000),
    start: (proxy: FaultyProxy) => proxy.blackHole(),
  },
} as const;
export type Fault = keyof typeof faults;
export const faultNames = Object.keys(faults) as Fault[];
export const quickFaults: readonly Fault[] = ['cut', 'half-closed', 'delayed by 300 ms'];

/** Faults in which no response can succeed, so a 503 is required: silence would be a fault like any other error. */
const mustRefuse = (link: Link, fault: Fault): boolean =>
  link === 'gateway↔Postgres' && (fault === 'slowed to 1 B/s' || fault === 'swallowing everything');

/** Megabytes in a gateway's response cache, from its metrics. */
const cachedBy = async ({ url }: Service): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Math.round(Number(/^rondelle_kept_bytes (\S+)$/m.exec(text)?.[1]) / 1_048_576);
};

type Outcome = {
  readonly readers: ReadersTally;
  readonly written: Awaited<ReturnType<ReturnType<typeof startHttpWriters>['stop']>>;
  readonly freshAfterMs: number;
};

/** Sends requests of readers and a member before, during and after the fault, to a gateway that they can reach. */
const strike = async (site: LinkedSite, link: Link, fault: Fault): Promise<Outcome> => {
  const { gateway, replicaGateway, markers, proxies, readersUrl } = site;
  const { url } = link === 'gateway↔read replica' ? replicaGateway : gateway;
  const readers = startHttpReaders(url, limitMs);
  // Readers over a broken link may fail, but must not burden the site.
  const unreached = link === 'reader↔gateway' ? startHttpReaders(readersUrl, limitMs) : null;
  const members = startHttpWriters(site.token, [url], 1);
  await Promise.all([sleep(200), readers.untilAnswered()]);
  const { lastsMs, start } = faults[fault];
  start(proxies[link]);
  await sleep(lastsMs);
  proxies[link].flow();
  const back = performance.now();
  await markers.append();
  await markers.untilShown(unreached ? [url, readersUrl] : [url]);
  const freshAfterMs = performance.now() - back;
  const [tally, written] = await Promise.all([readers.stop(), members.stop(), unreached?.stop()]);
  return { readers: tally, written, freshAfterMs };
};

/** Registers the tests of some links, on a site of their own. */
export const testLinks = (where: string, chosen: readonly (readonly [Link, Fault])[]): void => {
  let site: LinkedSite;
  let firstMemory: readonly number[];
  const acknowledged: Acknowledged[] = [];
  const pids = () =>
    [site.gateway, site.replicaGateway, site.projector].map((service: Service) => service.pid());
  beforeAll(async () => {
    site = await startLinkedSite();
    // Measures memory after a warm-up, when a process has compiled its code and filled its caches.
    const readers = [site.gateway, site.replicaGateway].map(({ url }) => startHttpReaders(url, limitMs));
    await sleep(shortOrLong(1_000, 40_000));
    await Promise.all(readers.map(({ stop }) => stop()));
    firstMemory = pids().map(residentMegabytes);
  });
  afterAll(() => site?.stop());

  test.each(chosen)(
    '%s, %s: readers get responses in time, and all pages are fresh again afterwards',
    async (link, fault) => {
      const memory = watchMemory(pids);
      const { readers, written, freshAfterMs } = await strike(site, link, fault);
      const cached = [await cachedBy(site.gateway), await cachedBy(site.replicaGateway), 0];
      const most = memory.stop().map((one, i) => one - (firstMemory[i] ?? 0) - (cached[i] ?? 0));
      const grown = Math.max(...most);
      acknowledged.push(...written.acknowledged);
      expect(defectsOfResponses(readers, limitMs)).toEqual([]);
      expect(written.wrong.slice(0, 3)).toEqual([]);
      expect(written.acknowledged.length).toBeGreaterThan(0);
      expectWithin('the slowest write', written.slowestMs, limitMs);
      expectWithin('fresh again', freshAfterMs, limitMs);
      if (mustRefuse(link, fault)) expect(readers.unavailable).toBeGreaterThan(0);
      expect(grown).toBeLessThan(mostGrowthMb);
      report(`${link} ${fault}`, {
        answered: readers.answered,
        'told to come back (503)': readers.unavailable,
        'otherwise answered': 0,
        'slowest answer (ms)': Math.round(readers.slowestMs),
        'games written': written.acknowledged.length,
        'sent again': written.retried,
        'slowest write (ms)': Math.round(written.slowestMs),
        'fresh again after (ms)': Math.round(freshAfterMs),
        'memory above the first, but for kept answers (MB)': grown,
        'kept answers (MB)': Math.max(...cached),
      });
    },
  );

  test('events written over broken links are stored once, and the views equal a rebuild', async () => {
    const events = await expectRetained(site.log, acknowledged);
    await untilCaughtUp(site.gateway.url);
    const rows = await expectViewsAsRebuilt(site.databaseUrl, site.log);
    report(`Written over broken links ${where}`, {
      events,
      acknowledged: acknowledged.length,
      'lost or doubled': 0,
      'rows as rebuilt': rows,
    });
  });
};
