import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { result } from './gateway-site.ts';
import { liveClient } from './live-site.ts';
import { type ReplicaSite, startReplicaSite } from './replica-site.ts';

let site: ReplicaSite;
const closing: (() => unknown)[] = [];
beforeAll(async () => {
  site = await startReplicaSite();
});
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
  await site?.stop();
});
const follow = (more: { after?: string } = {}) => {
  const client = liveClient(site.url);
  closing.push(() => client.close());
  return client.follow(['league:11'], more);
};
/** The headers of a page that got a hint: it does not accept a cached response. */
const noCache = { 'cache-control': 'no-cache' };

test('a reader who gets a hint while the replica is behind finds the change in the next response', async () => {
  await site.untilReadFrom('replica');
  const [known, followed] = [site.newAddress(), follow()];
  await expect.poll(followed.isOn).toBe(true);
  for (let round = 1; round <= 3; round += 1) {
    const before = await site.gamesAt(known);
    const hintCount = followed.changes.length;
    await site.servers.pauseReplay();
    await site.write([result(700 + round, 4)]);
    await site.untilProjected();
    // Time in which the hint could pass too early.
    await sleep(200);
    expect(followed.changes.length).toBe(hintCount);
    await site.servers.letGo();
    await expect.poll(() => followed.changes.length, { interval: 1 }).toBeGreaterThan(hintCount);
    expect(await site.gamesAt(known, noCache)).toBe(before + 1);
    expect(await site.gamesAt(site.newAddress())).toBe(before + 1);
  }
});

test('a reader who reconnects during the delay gets no hint before the replica has the change', async () => {
  await site.untilReadFrom('replica');
  const known = site.newAddress();
  const before = await site.gamesAt(known);
  const first = follow();
  await expect.poll(first.isOn).toBe(true);
  const after = first.changes[0]?.position ?? '0';
  await site.servers.pauseReplay();
  await site.write([result(711, 4)]);
  await site.untilProjected();
  const back = follow({ after });
  await expect.poll(back.isOn).toBe(true);
  const early = back.topics();
  const shown = await site.gamesAt(known, noCache);
  await site.servers.letGo();
  // An early hint would have led to a request with the old state as response.
  expect({ early, shown }).toEqual({ early: [], shown: before });
  await expect.poll(back.topics, { interval: 1 }).toEqual(['league:11']);
  expect(await site.gamesAt(known, noCache)).toBe(before + 1);
});
