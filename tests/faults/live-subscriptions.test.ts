import { createMetrics } from '@rondelle/infra/telemetry/metrics.ts';
import { expect, test } from 'vitest';
import { result, startGatewaySite } from '../flow/gateway-site.ts';
import { rawConnection } from '../support/raw-connection.ts';
import { shortOrLong, report } from './support/faults.ts';
import { heapUsed, megabytes, openResources } from './support/resources.ts';

const count = shortOrLong(1_000, 2_000);
const topic = 'league:11';
const question = JSON.stringify({
  id: 1,
  method: 'subscription',
  params: { path: 'live.changes', input: { lang: 'fr', topics: [topic] } },
});

type Line = { readonly hasHeard: () => boolean; readonly end: () => void; readonly isEnded: () => boolean };

/** Opens a WebSocket that follows a league and closes with a close frame. */
const openPolite = async (url: string): Promise<Line> => {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/trpc`);
  let heard = false;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  socket.addEventListener('open', () => socket.send(question));
  socket.addEventListener('message', ({ data }) => {
    const { result: output } = JSON.parse(String(data)) as { result?: { type: string; data?: unknown } };
    if (output?.type !== 'data') return;
    heard ||= JSON.stringify(output.data).includes(topic);
    resolve();
  });
  socket.addEventListener('error', () => reject(new Error('no line could be opened')));
  await promise;
  return {
    hasHeard: () => heard,
    end: () => socket.close(),
    isEnded: () => socket.readyState === WebSocket.CLOSED,
  };
};

/** Opens a connection that ends without a close frame, as a phone with an empty battery does. */
const openRude = async (url: string): Promise<Line> => {
  const { socket, text, received } = await rawConnection(url);
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = () => {
    if (!received().includes('"data"')) return;
    socket.off('data', look);
    resolve();
  };
  socket.on('data', look);
  text(question);
  await promise;
  return {
    hasHeard: () => received().includes(topic),
    end: () => socket.resetAndDestroy(),
    isEnded: () => socket.destroyed,
  };
};

const openAll = async (url: string): Promise<Line[]> => {
  const lines: Line[] = [];
  const one = (i: number) => (i % 2 === 0 ? openPolite(url) : openRude(url));
  // Opens connections in groups of a hundred.
  for (let i = 0; i < count; i += 100)
    lines.push(...(await Promise.all(Array.from({ length: 100 }, (_, at) => one(at)))));
  return lines;
};

/** The number of open connections, from the gateway's metrics. */
const openConnections = async (url: string): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^rondelle_live_lines (\d+)$/m.exec(text)?.[1]);
};

test(
  `${count} live connections leak nothing, however they end`,
  async () => {
    // A raw connection does not respond to pings, so heartbeats are far apart.
    const patient = { metrics: createMetrics(), liveHeartbeatMs: 600_000 };
    const site = await startGatewaySite({ livePerAddress: 2 * count, ...patient });
    const quickly = { interval: 50 };
    let gameId = 900;
    // Emptied after each round, because pending timers could still hold its elements.
    let lines: Line[] = [];
    const round = async () => {
      lines = await openAll(site.url);
      expect(await openConnections(site.url)).toBe(count);
      await site.write([result((gameId += 1), 3)]);
      await expect.poll(() => lines.filter(({ hasHeard }) => hasHeard()).length, quickly).toBe(count);
      for (const { end } of lines) end();
      await expect.poll(() => lines.every(({ isEnded }) => isEnded()), quickly).toBe(true);
      lines = [];
      await expect.poll(() => openConnections(site.url), quickly).toBe(0);
    };
    // The first round creates what is created once and retained.
    await round();
    const before = { heap: await heapUsed(), resources: openResources() };
    const rounds = shortOrLong(1, 4);
    for (let i = 0; i < rounds; i += 1) await round();
    await expect.poll(openResources).toBeLessThan(before.resources + 10);
    const grownBy = (await heapUsed()) - before.heap;
    expect(grownBy).toBeLessThan(2_000 * count);
    report('Live lines over WebSocket', {
      opened: count * (rounds + 1),
      'of them ended without a goodbye': (count / 2) * (rounds + 1),
      'open afterwards': await openConnections(site.url),
      'memory kept (MB)': megabytes(grownBy),
      'resources before': before.resources,
      'resources after': openResources(),
    });
    await site.stop();
  },
  shortOrLong(180_000, 600_000),
);
