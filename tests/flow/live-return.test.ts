import { startGateway } from '@rondelle/gateway/server.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import { createLogger } from '@rondelle/infra/telemetry/logger.ts';
import { createHintBus } from '@rondelle/projector/publish.ts';
import type { Tables } from '@rondelle/projections/views/schema.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { rawConnection } from '../support/raw-connection.ts';
import { silentProxy } from '../support/silent-proxy.ts';
import { breakableProxy } from '../support/breakable-proxy.ts';
import { webFixture } from '../support/web-fixture.ts';
import { expectWithin } from '../support/within.ts';
import { type GatewaySite, result, startGatewaySite } from './gateway-site.ts';
import { liveClient } from './live-site.ts';

let site: GatewaySite;
let opened: (() => unknown)[] = [];
const closeLater = <T>(resource: T, close: (resource: T) => unknown): T => {
  opened.push(() => close(resource));
  return resource;
};
const bus = createHintBus();
beforeEach(async () => {
  const relay = () => bus.publish;
  site = closeLater(await startGatewaySite({ hints: bus, relay, healEveryMs: 200 }), ({ stop }) => stop());
});
afterEach(async () => {
  for (const close of opened.toReversed()) await close();
  opened = [];
});
const follow = (url: string, topics: string[], more: { forMs?: number } = {}) =>
  closeLater(liveClient(url), ({ close }) => close()).follow(topics, more);

const startAnother = async () => {
  const web = closeLater(await webFixture(), ({ remove }) => remove());
  return startGateway({
    port: 0,
    host: '127.0.0.1',
    db: createDb<Tables>(site.pool),
    log: site.log,
    hints: bus,
    web,
    logger: createLogger('silent'),
  });
};

describe('a gateway that stops', () => {
  test('closes all connections with a code, and readers continue at another gateway without missing changes', async () => {
    const stopping = await startAnother();
    const front = closeLater(await silentProxy(stopping.url), ({ close }) => close());
    const readers = Array.from({ length: 20 }, () =>
      follow(front.url, ['league:11', 'game:811', 'game:812']),
    );
    await expect.poll(() => readers.every(({ isOn }) => isOn())).toBe(true);
    await site.write([result(811, 4)]);
    for (const { topics } of readers) await expect.poll(topics).toEqual(['game:811', 'league:11']);
    const client = closeLater(await rawConnection(stopping.url), ({ socket }) => socket.destroy());

    front.leadTo(site.url);
    await Promise.all([stopping.close(), site.write([result(812, 4)])]);
    expect(client.closeCode()).toBe(1012);
    for (const { topics } of readers)
      await expect.poll(topics).toEqual(['game:811', 'game:812', 'league:11']);
  });

  test('does not wait for clients that do not respond', async () => {
    const stopping = await startAnother();
    const rawClients = await Promise.all(Array.from({ length: 10 }, () => rawConnection(stopping.url)));
    for (const { socket } of rawClients) {
      closeLater(socket, () => socket.destroy());
      socket.pause();
    }
    const began = performance.now();
    await stopping.close();
    expectWithin('closing a gateway with silent clients', performance.now() - began, 4_000);
  });
});

describe('after a long absence', () => {
  test('a reconnecting client gets a hint for all its topics when there were too many changes to list', async () => {
    const proxy = closeLater(await breakableProxy(site.url), ({ close }) => close());
    const url = proxy.url.replace(/\/$/, '');
    const reader = follow(url, ['league:12', 'team:4']);
    await expect.poll(reader.isOn).toBe(true);
    proxy.breakOff();
    const hintCount = reader.changes.length;
    await site.write(Array.from({ length: 501 }, (_, at) => result(2_000 + at, 3)));
    const inViews = async () =>
      (await site.pool.query('SELECT count(*)::int AS games FROM games WHERE "gameId" >= 2000')).rows[0]
        .games;
    await expect.poll(inViews).toBe(501);
    await proxy.mend();
    await expect.poll(reader.topics).toEqual(['league:12', 'team:4']);
    expect(reader.changes.length).toBe(hintCount + 1);
  });

  test('a page older than a day gets a hint for all its topics', async () => {
    const day = 86_400_000;
    const fresh = follow(site.url, ['league:12']);
    const old = follow(site.url, ['league:12', 'team:4'], { forMs: 3 * day });
    await expect.poll(() => fresh.isOn() && old.isOn()).toBe(true);
    await expect.poll(old.topics).toEqual(['league:12', 'team:4']);
    expect(fresh.topics()).toEqual([]);
  });
});
