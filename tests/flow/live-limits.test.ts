import type { GatewayOptions } from '@rondelle/gateway/options/options.ts';
import { createMetrics } from '@rondelle/infra/telemetry/metrics.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { type RawConnection, rawConnection } from '../support/raw-connection.ts';
import { silentProxy } from '../support/silent-proxy.ts';
import { expectWithin } from '../support/within.ts';
import { type GatewaySite, result, startGatewaySite } from './gateway-site.ts';
import { liveClient } from './live-site.ts';

let site: GatewaySite;
let opened: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of opened.toReversed()) await close();
  opened = [];
});
const closeLater = <T>(resource: T, close: (resource: T) => unknown): T => {
  opened.push(() => close(resource));
  return resource;
};
const start = async (options: Partial<GatewayOptions> = {}): Promise<void> => {
  site = closeLater(await startGatewaySite({ metrics: createMetrics(), ...options }), ({ stop }) => stop());
};
const measured = async (name: string): Promise<number> => {
  const text = await (await fetch(`${site.url}/metrics`)).text();
  return Number(new RegExp(`^rondelle_live_${name} (\\d+)$`, 'm').exec(text)?.[1]);
};
const raw = async (headers: Record<string, string> = {}): Promise<RawConnection> =>
  closeLater(await rawConnection(site.url, { headers }), ({ socket }) => socket.destroy());
const from = (address: string) => raw({ 'X-Forwarded-For': address });
const follow = (url: string, ...topics: string[]) =>
  closeLater(liveClient(url), ({ close }) => close()).follow(topics);
const subscribe = (id: number, more: object = {}) =>
  JSON.stringify({
    id,
    method: 'subscription',
    params: { path: 'live.changes', input: { lang: 'fr', topics: ['league:11'], ...more } },
  });

describe('limits of an IP address', () => {
  const open = 'HTTP/1.1 101 Switching Protocols';
  const full = 'HTTP/1.1 429 Too Many Requests';

  test('an IP address has a limited number of connections, and can open another after one is closed', async () => {
    await start({ livePerAddress: 3 });
    const rawClients = [await raw(), await raw(), await raw()];
    const fourth = await raw();
    expect([...rawClients, fourth].map(({ status }) => status)).toEqual([open, open, open, full]);
    await expect.poll(fourth.isGone).toBe(true);
    expect([await measured('lines'), await measured('refused_total')]).toEqual([3, 1]);
    rawClients[0]?.socket.destroy();
    await expect.poll(() => measured('lines')).toBe(2);
    expect((await raw()).status).toBe(open);
  });

  test('an IP address is not charged for failed handshakes', async () => {
    await start({ livePerAddress: 1 });
    for (let i = 0; i < 5; i += 1) await raw({ 'Sec-WebSocket-Key': 'short' });
    await expect.poll(async () => (await raw()).status).toBe(open);
    expect(await measured('refused_total')).toBeGreaterThanOrEqual(5);
  });

  test('a connection behind a proxy counts for the visitor whom the proxy names', async () => {
    await start({ livePerAddress: 1, trustedProxies: 1 });
    const statuses = [];
    for (const address of ['203.0.113.7', '203.0.113.8', '203.0.113.7', '198.51.100.1, 203.0.113.8'])
      statuses.push((await from(address)).status);
    expect(statuses).toEqual([open, open, full, full]);
  });

  test('an IPv6 address counts as its /64 network', async () => {
    await start({ livePerAddress: 1, trustedProxies: 1 });
    const statuses = [];
    for (const address of ['2001:db8:1:2::7', '2001:db8:1:2:ffff::8', '2001:db8:1:3::7'])
      statuses.push((await from(address)).status);
    expect(statuses).toEqual([open, full, open]);
  });

  test('an IP address gets 503 when all addresses together have reached the limit', async () => {
    await start({ mostConnections: 2, trustedProxies: 1 });
    const statuses = [];
    for (const address of ['203.0.113.7', '203.0.113.8', '203.0.113.9'])
      statuses.push((await from(address)).status);
    expect(statuses).toEqual([open, open, 'HTTP/1.1 503 Service Unavailable']);
  });

  test('a connection without a proxy counts for its own IP address, for any headers', async () => {
    await start({ livePerAddress: 1 });
    expect((await from('203.0.113.7')).status).toBe(open);
    expect((await from('203.0.113.8')).status).toBe(full);
  });
});

describe('limits of a connection', () => {
  test('a half open connection is closed within two heartbeats, and no longer counts', async () => {
    await start({ liveHeartbeatMs: 1_000, livePerAddress: 2 });
    const proxy = closeLater(await silentProxy(site.url), ({ close }) => close());
    const there = follow(site.url, 'league:11');
    const halfOpen = follow(proxy.url, 'league:11');
    await expect.poll(() => there.isOn() && halfOpen.isOn()).toBe(true);
    expect((await raw()).status).toContain('429');
    const began = performance.now();
    proxy.silence();
    await expect.poll(() => measured('dropped_total'), { interval: 10 }).toBe(1);
    expectWithin('closing a half open connection', performance.now() - began, 3_500);
    expect((await raw()).status).toContain('101');
    // A client that responds stays connected, however long it is idle.
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    await site.write([result(601, 4)]);
    await expect.poll(there.topics).toEqual(['league:11']);
    expect(there.changes.length).toBe(2);
  });

  test('a connection without a response to a heartbeat is closed although TCP is up', async () => {
    await start({ liveHeartbeatMs: 300 });
    const rawClient = await raw();
    await expect.poll(rawClient.isGone).toBe(true);
    expect(await measured('dropped_total')).toBe(1);
  });

  test.each([
    ['with many messages', () => Array.from({ length: 1_001 }, () => 'PING')],
    [
      'with many questions in few messages',
      () => Array.from({ length: 40 }, (_, at) => subscriptionBurst(at)),
    ],
  ])('a connection that sends too much is closed at once: %s', async (_how, messages) => {
    await start();
    const [there, rawClient] = [follow(site.url, 'league:11'), await raw()];
    await expect.poll(there.isOn).toBe(true);
    for (const message of messages()) rawClient.text(message);
    await expect.poll(rawClient.isGone).toBe(true);
    expect([await measured('dropped_total'), await measured('lines')]).toEqual([1, 1]);
    await site.write([result(602, 4)]);
    await expect.poll(there.topics).toEqual(['league:11']);
  });

  test('a connection with the traffic of a busy tab stays open', async () => {
    await start();
    const rawClient = await raw();
    for (let i = 0; i < 200; i += 1) {
      rawClient.text(subscribe(i));
      rawClient.text(JSON.stringify({ id: i, method: 'subscription.stop' }));
    }
    await expect.poll(() => rawClient.received().toString('latin1')).toContain('"id":199');
    expect([await measured('dropped_total'), rawClient.isGone()]).toEqual([0, false]);
  });
});

/** Thirty subscriptions started and stopped in one message. */
const subscriptionBurst = (at: number): string => {
  const ids = Array.from({ length: 30 }, (_, i) => at * 30 + i);
  return `[${ids.flatMap((id) => [subscribe(id), JSON.stringify({ id, method: 'subscription.stop' })]).join()}]`;
};

test('hints, connections and refusals are counted in metrics', async () => {
  await start();
  const both = [follow(site.url, 'league:11'), follow(site.url, 'game:603', 'league:11')];
  await expect.poll(() => both.every(({ isOn }) => isOn())).toBe(true);
  expect([await measured('lines'), await measured('hints_total')]).toEqual([2, 0]);
  await site.write([result(603, 4)]);
  for (const { topics } of both) await expect.poll(topics).toContain('league:11');
  expect(await measured('hints_total')).toBe(both.reduce((sum, { changes }) => sum + changes.length - 1, 0));
});

test('a client that requests missed changes from many positions does not block other readers', async () => {
  await start();
  const rawClient = await raw();
  for (let at = 0; at < 300; at += 1) {
    rawClient.text(subscribe(at, { after: String(at) }));
    rawClient.text(JSON.stringify({ id: at, method: 'subscription.stop' }));
  }
  const back = closeLater(liveClient(site.url), ({ close }) => close()).follow(['league:11'], { after: '0' });
  await expect.poll(back.topics).toEqual(['league:11']);
  expect((await fetch(`${site.url}/fr`)).status).toBe(200);
});
