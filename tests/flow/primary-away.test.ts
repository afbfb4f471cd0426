import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ReplicaSite, startReplicaSite } from './replica-site.ts';

let site: ReplicaSite;
beforeAll(async () => {
  site = await startReplicaSite();
});
afterAll(() => site.stop());

const day = (number: number): string => `2021-10-${String(number).padStart(2, '0')}`;

test('pages and JSON that are not cached are read from the replica when the primary stops', async () => {
  await site.untilReadFrom('replica');
  await site.servers.stopPrimary();
  const api = '/api/v1/league?lang=fr&sid=2021-2022&cid=1&rid=1';
  const addresses = Array.from({ length: 12 }, (_, i) => [
    `${api}&playedBy=${day(i + 1)}`,
    site.newAddress(),
    `${site.newAddress()}&playedBy=${day(i + 1)}`,
  ]).flat();
  for (const address of addresses) {
    const response = await fetch(site.url + address);
    expect(`${response.status} ${address} ${response.status === 200 ? '' : await response.text()}`).toBe(
      `200 ${address} `,
    );
  }
});
