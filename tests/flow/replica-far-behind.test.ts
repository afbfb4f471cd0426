import { afterAll, beforeAll, expect, test } from 'vitest';
import { result } from './gateway-site.ts';
import { type ReplicaSite, startReplicaSite } from './replica-site.ts';

let site: ReplicaSite;
beforeAll(async () => {
  site = await startReplicaSite({ replicaLagMs: 500 });
});
afterAll(() => site?.stop());

test('pages are read from the primary while the replica is far behind, and from the replica again afterwards', async () => {
  await site.untilReadFrom('replica');
  const address = site.newAddress();
  const before = await site.gamesAt(address);
  await site.servers.pauseReplay();
  await site.write([result(3, 4)]);
  await expect.poll(() => site.gamesAt(address)).toBe(before + 1);
  expect(await site.isReadFrom('primary')).toBe(true);
  await site.servers.letGo();
  await site.untilReadFrom('replica');
  expect(await site.gamesAt(address)).toBe(before + 1);
});
