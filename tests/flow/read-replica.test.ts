import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { result } from './gateway-site.ts';
import { type ReplicaSite, startReplicaSite } from './replica-site.ts';

let site: ReplicaSite;
beforeAll(async () => {
  site = await startReplicaSite();
});
afterAll(() => site?.stop());

test('pages are read from the replica once it is as current as the primary', () =>
  site.untilReadFrom('replica'));

test('a page contains a change soon after the replica has received it', async () => {
  await site.untilReadFrom('replica');
  const address = site.newAddress();
  const before = await site.gamesAt(address);
  await site.write([result(1, 4)]);
  await expect.poll(() => site.gamesAt(address)).toBe(before + 1);
});

test('a page rendered while the replica is behind is not sent from the cache once it has caught up', async () => {
  await site.untilReadFrom('replica');
  const known = site.newAddress();
  const before = await site.gamesAt(known);
  await site.servers.pauseReplay();
  await site.write([result(2, 4)]);
  await site.untilProjected();
  // Time in which the hint could pass too early.
  await sleep(200);
  const made = site.newAddress();
  // They are as old as the replica; cached after the hint, they would count as current.
  expect([await site.gamesAt(known), await site.gamesAt(made)]).toEqual([before, before]);
  await site.servers.letGo();
  await expect.poll(() => site.gamesAt(made)).toBe(before + 1);
  await expect.poll(() => site.gamesAt(known)).toBe(before + 1);
});

test('no request fails when the replica stops, not even the requests in progress', async () => {
  await site.untilReadFrom('replica');
  const statusOn = async (day: number): Promise<number> => {
    const date = new Date(Date.UTC(2021, 8, day)).toISOString().slice(0, 10);
    return (await fetch(`${site.url}/api/v1/league?lang=fr&sid=2021-2022&cid=1&rid=1&playedBy=${date}`))
      .status;
  };
  const during = Array.from({ length: 6 }, (_, day) => statusOn(day));
  await site.servers.stopReplica();
  const after = Array.from({ length: 6 }, (_, day) => statusOn(100 + day));
  expect(new Set(await Promise.all([...during, ...after]))).toEqual(new Set([200]));
  await site.servers.startReplica();
});

test('without the replica, pages are read from the primary, and nothing is lost', async () => {
  await site.untilReadFrom('replica');
  const before = await site.gamesAt(site.newAddress());
  await site.servers.stopReplica();
  await site.write([result(4, 4)]);
  await site.untilReadFrom('primary');
  await expect.poll(() => site.gamesAt(site.newAddress())).toBe(before + 1);
  await site.servers.startReplica();
  await site.untilReadFrom('replica');
  await site.write([result(5, 4)]);
  await expect.poll(() => site.gamesAt(site.newAddress())).toBe(before + 2);
});
