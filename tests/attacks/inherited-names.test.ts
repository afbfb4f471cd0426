import { readQuarantine } from '@rondelle/projector/quarantine.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GatewaySite, startGatewaySite } from '../flow/gateway-site.ts';
import { inheritedNames } from '../api/support/rubbish.ts';
import { at } from '../flow/histories/stream-event.ts';

let site: GatewaySite;
beforeAll(async () => {
  site = await startGatewaySite();
});
afterAll(() => site?.stop());

test('a search for a property name of every object succeeds', async () => {
  for (const word of inheritedNames) {
    const input = encodeURIComponent(JSON.stringify({ lang: 'fr', sid: '2021-2022', query: word }));
    for (const path of [`/trpc/search.all?input=${input}`, `/fr/recherche?q=${word}&season=2021-2022`]) {
      const { status } = await fetch(site.url + path);
      expect([path, status]).toEqual([path, 200]);
    }
  }
});

test('applies events in which a team and its city have such a name', async () => {
  const listed = { teamId: 1, seasonId: 1, categoryId: 1, regionId: 1 };
  for (const name of inheritedNames)
    await site.write([at('team', 1, { type: 'TeamListedForSeason', data: { ...listed, name, city: name } })]);
  await site.settled();
  expect(await readQuarantine(site.pool)).toEqual([]);
});
