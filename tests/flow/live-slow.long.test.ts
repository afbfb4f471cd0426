import type { ChangeHint } from '@rondelle/contracts/subjects.ts';
import { createHintBus } from '@rondelle/projector/publish.ts';
import { createMetrics } from '@rondelle/infra/telemetry/metrics.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type RawConnection, rawConnection } from '../support/raw-connection.ts';
import { expectWithin } from '../support/within.ts';
import { type GatewaySite, startGatewaySite } from './gateway-site.ts';
import { liveClient } from './live-site.ts';

const topics = Array.from({ length: 20 }, (_, i) => `game:${900_000_000 + i}`);
const everything: ChangeHint = { seasonIds: 'all', position: '1' };

let site: GatewaySite;
let slow: RawConnection;
let publish: () => Promise<void>;
const closing: (() => unknown)[] = [];
beforeEach(async () => {
  const bus = createHintBus();
  // A client that does not read does not respond to heartbeats either, so they are far apart here.
  const patient = { healEveryMs: 600_000, liveHeartbeatMs: 600_000 };
  site = await startGatewaySite({ hints: bus, metrics: createMetrics(), ...patient });
  publish = async () => bus.publish(everything);
  slow = await rawConnection(site.url);
  closing.push(() => slow.socket.destroy());
});
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
  await site?.stop();
});

const received = () => slow.received().toString('latin1');
const subscribe = (id: number) => {
  const input = { lang: 'fr', topics };
  slow.text(JSON.stringify({ id, method: 'subscription', params: { path: 'live.changes', input } }));
};
const measured = async (name: string): Promise<number> => {
  const text = await (await fetch(`${site.url}/metrics`)).text();
  return Number(new RegExp(`^rondelle_live_${name} (\\d+)$`, 'm').exec(text)?.[1]);
};

/** Publishes a change repeatedly; returns the delays until the other readers had each hint, in milliseconds. */
const rounds = async (count: number, heard: () => number): Promise<number[]> => {
  const delays: number[] = [];
  for (let i = 0; i < count; i += 1) {
    const before = heard();
    const began = performance.now();
    await publish();
    while (heard() === before) await new Promise((resolve) => setImmediate(resolve));
    delays.push(performance.now() - began);
  }
  return delays.toSorted((a, b) => a - b);
};

const hintsOf = (line: RawConnection): number =>
  line
    .received()
    .toString('latin1')
    .split(`"${topics.at(-1)}"`).length - 1;

test('a client that reads slowly gets fewer hints, does not delay others, and misses no change', async () => {
  const reader = liveClient(site.url);
  closing.push(() => reader.close());
  const followed = reader.follow(['game:5']);
  const subscriptions = 20;
  for (let id = 0; id < subscriptions; id += 1) subscribe(id);
  await expect.poll(() => received().split('"started"').length - 1).toBe(subscriptions);
  await expect.poll(followed.isOn).toBe(true);
  const heard = () => followed.changes.length;
  const warm = 100;
  const before = (await rounds(warm, heard))[warm / 2] ?? 0;
  await expect.poll(() => hintsOf(slow)).toBe(warm * subscriptions);

  slow.socket.pause();
  // Several times as many as network buffers hold.
  const count = 2_000;
  const during = (await rounds(count, heard))[count / 2] ?? 0;
  const sentHints = (await measured('hints_total')) - (warm + count) - warm * subscriptions;
  // Hints that fit into the network buffers were sent one by one; later ones were merged.
  expect(sentHints).toBeLessThan(0.75 * count * subscriptions);
  expect(await measured('lines')).toBe(2);
  expectWithin('a hint beside a client that does not read', during, 3 * before + 20);

  slow.socket.resume();
  // The held hints come as one hint per subscription.
  const wanted = (warm + 1) * subscriptions + sentHints;
  await expect.poll(() => hintsOf(slow)).toBe(wanted);
});

/** A query to an unknown procedure. */
const unknown = (path: string): string =>
  JSON.stringify({ id: 1, method: 'query', params: { path, input: null } });

test('closes a client that does not read its responses before they fill the memory', async () => {
  slow.socket.pause();
  for (let i = 0; i < 400; i += 1) slow.text(unknown('x'.repeat(16_000)));
  await expect.poll(() => measured('dropped_total')).toBe(1);
  expect(await measured('lines')).toBe(0);
});

test('a client with hundreds of errors in each message is disconnected immediately', async () => {
  for (let i = 0; i < 6; i += 1) slow.text(`[${Array.from({ length: 200 }, () => unknown('x')).join()}]`);
  await expect.poll(() => measured('dropped_total')).toBe(1);
});
