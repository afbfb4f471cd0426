import type { ReplayOutput } from '@rondelle/contracts/competition/history.outputs.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { startWritingSite, type WritingSite } from './writing-site.ts';

let site: WritingSite;
let admin: Client;
beforeAll(async () => {
  site = await startWritingSite();
  admin = await site.member('Archiviste', 'admin');
});
afterAll(() => site?.stop());

/** Adds a region and renames it until it has this many events. */
const writeRegion = async (events: number): Promise<string> => {
  const { data } = await admin.mutate('region.add', { name: { fr: 'Côte 1', en: 'Coast 1' } });
  for (let at = 2; at <= events; at += 1)
    await admin.mutate('region.rename', {
      regionId: data['id'],
      name: { fr: `Côte ${at}`, en: `Coast ${at}` },
      onlyIn: null,
    });
  return String(data['id']);
};
const replay = async (id: string, from: number): Promise<ReplayOutput> =>
  (await admin.query('history.replay', { stream: `region-${id}`, from })).data as ReplayOutput;

test('a long stream is replayed in parts, and a start beyond its end returns the last part', async () => {
  const id = await writeRegion(203);
  const first = await replay(id, 0);
  expect([first.from, first.total, first.steps.length, first.next]).toEqual([0, 203, 200, '200']);
  const rest = await replay(id, Number(first.next));
  expect([rest.from, rest.steps.length, rest.next]).toEqual([3, 200, null]);
  const beyond = await replay(id, 900);
  expect(beyond).toEqual(rest);
});
