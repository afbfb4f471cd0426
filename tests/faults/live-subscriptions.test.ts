import { expect, test } from 'vitest';
import { result, startGatewaySite } from '../flow/gateway-site.ts';
import { often, report } from './support/faults.ts';
import { heapUsed, megabytes, openResources } from './support/resources.ts';

const count = 2_000;

type Line = { readonly socket: WebSocket; readonly heard: () => number };

/** A browser that follows a league, in as few bytes as it takes. */
const open = async (url: string): Promise<Line> => {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/trpc`);
  let heard = 0;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  socket.addEventListener('open', () => {
    const params = { path: 'live.changes', input: { json: { lang: 'fr', topics: ['league:11'] } } };
    socket.send(JSON.stringify({ id: 1, method: 'subscription', params }));
  });
  socket.addEventListener('message', ({ data }) => {
    const { result: said } = JSON.parse(String(data)) as { result?: { type: string; data?: unknown } };
    if (said?.type !== 'data') return;
    if (JSON.stringify(said.data).includes('league:11')) heard += 1;
    resolve();
  });
  socket.addEventListener('error', () => reject(new Error('no line could be opened')));
  await promise;
  return { socket, heard: () => heard };
};

const openAll = async (url: string): Promise<Line[]> => {
  const lines: Line[] = [];
  // A machine opens so many at a time.
  for (let i = 0; i < count; i += 100)
    lines.push(...(await Promise.all(Array.from({ length: 100 }, () => open(url)))));
  return lines;
};

test('two thousand live lines leave nothing behind, however they end', async () => {
  const site = await startGatewaySite({ livePerAddress: 2 * count });
  let gameId = 900;
  // Emptied after each round: whatever waits for something keeps hold of what it looked at.
  let lines: Line[] = [];
  const round = async () => {
    lines = await openAll(site.url);
    await site.write([result((gameId += 1), 3)]);
    await expect
      .poll(() => lines.filter(({ heard }) => heard() > 0).length, { timeout: 30_000, interval: 50 })
      .toBe(count);
    for (const { socket } of lines) socket.close();
    await expect
      .poll(() => lines.every(({ socket }) => socket.readyState === WebSocket.CLOSED), {
        timeout: 30_000,
        interval: 50,
      })
      .toBe(true);
    lines = [];
  };
  // What is made once and kept is there after a first round.
  await round();
  const before = { heap: await heapUsed(), resources: openResources() };
  const rounds = often(1, 4);
  for (let i = 0; i < rounds; i += 1) await round();
  await expect.poll(openResources, { timeout: 10_000 }).toBeLessThan(before.resources + 10);
  const grownBy = (await heapUsed()) - before.heap;
  expect(grownBy).toBeLessThan(2_000 * count);
  report('Live lines over WebSocket', {
    opened: count * (rounds + 1),
    'memory kept (MB)': megabytes(grownBy),
    'resources before': before.resources,
    'resources after': openResources(),
  });
  await site.stop();
}, 180_000);
