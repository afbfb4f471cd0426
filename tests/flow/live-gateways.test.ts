import { startGateway } from '@rondelle/gateway/server.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import { createLogger } from '@rondelle/infra/telemetry/logger.ts';
import type { Tables } from '@rondelle/projections/views/schema.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connectedNatsBus } from '../support/nats-bus.ts';
import { type NatsServer, startNatsServer } from '../support/nats-server.ts';
import { breakableProxy } from '../support/breakable-proxy.ts';
import { webFixture } from '../support/web-fixture.ts';
import { result, startGatewaySite } from './gateway-site.ts';
import { liveClient } from './live-site.ts';

let server: NatsServer;
let opened: (() => unknown)[] = [];
beforeEach(async () => {
  server = await startNatsServer();
});
afterEach(async () => {
  for (const close of opened.toReversed()) await close();
  opened = [];
  await server?.remove();
});
const closeLater = <T>(resource: T, close: (resource: T) => unknown): T => {
  opened.push(() => close(resource));
  return resource;
};

/** A projector and two gateways, each with its own connection to NATS. */
const startTwo = async (healEveryMs: number) => {
  const [projector, first, second] = [
    closeLater(await connectedNatsBus(server.url), ({ bus }) => bus.close()),
    closeLater(await connectedNatsBus(server.url), ({ bus }) => bus.close()),
    closeLater(await connectedNatsBus(server.url), ({ bus }) => bus.close()),
  ];
  const relay = () => projector.bus.publish;
  const site = closeLater(await startGatewaySite({ relay, hints: first.bus, healEveryMs }), ({ stop }) =>
    stop(),
  );
  const web = closeLater(await webFixture(), ({ remove }) => remove());
  const { url } = closeLater(
    await startGateway({
      port: 0,
      host: '127.0.0.1',
      db: createDb<Tables>(site.pool),
      log: site.log,
      hints: second.bus,
      web,
      logger: createLogger('silent'),
      healEveryMs,
    }),
    ({ close }) => close(),
  );
  return { site, urls: [site.url, url] as const, first };
};
const follow = (url: string, ...topics: string[]) =>
  closeLater(liveClient(url), ({ close }) => close()).follow(topics);

describe('two gateways', () => {
  test('notify their readers of the same change', async () => {
    const { site, urls } = await startTwo(60_000);
    const readers = urls.map((url) => follow(url, 'league:11', 'game:801', 'team:2'));
    await expect.poll(() => readers.every(({ isOn }) => isOn())).toBe(true);
    await site.write([result(801, 4)]);
    for (const { topics } of readers) await expect.poll(topics).toEqual(['game:801', 'league:11']);
  });

  test('notify of a change without a hint, as precisely as the log allows', async () => {
    const { site, urls, first } = await startTwo(200);
    const readers = urls.map((url) => follow(url, 'league:11', 'game:802', 'game:803'));
    await expect.poll(() => readers.every(({ isOn }) => isOn())).toBe(true);
    await server.kill();
    await expect.poll(() => first.events.at(-1)).toBe('disconnected');
    await site.write([result(802, 4)]);
    for (const { topics } of readers) await expect.poll(topics).toEqual(['game:802', 'league:11']);
  });
});

test('a reconnected client gets the changes during the interruption', async () => {
  const { site } = await startTwo(100);
  const proxy = closeLater(await breakableProxy(site.url), ({ close }) => close());
  const reader = follow(proxy.url.replace(/\/$/, ''), 'league:11', 'game:804', 'game:805');
  await expect.poll(reader.isOn).toBe(true);
  await site.write([result(804, 2)]);
  await expect.poll(reader.topics).toEqual(['game:804', 'league:11']);
  // The position from which readers resume is polled at intervals.
  await new Promise((resolve) => setTimeout(resolve, 500));
  const before = reader.changes.length;
  proxy.breakOff();
  await site.write([result(805, 2)]);
  await site.projected();
  await proxy.mend();
  await expect.poll(() => reader.topics()).toContain('game:805');
  expect(reader.changes.length).toBeGreaterThan(before);
});
