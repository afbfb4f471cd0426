import type { MapOutput } from '@rondelle/contracts/competition/geography.outputs.ts';
import type { CityHit } from '@rondelle/contracts/competition/search.outputs.ts';
import type { ChoicesOutput } from '@rondelle/contracts/competition/writing.outputs.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anotherGame, startWritingSite, type WritingSite } from './writing-site.ts';

let site: WritingSite;
const sid = '2021-2022';
const name = { fr: 'Sainte-Catherine', en: 'Sainte-Catherine' };
const [north, south] = ['Sainte-Catherine (Région du Nord)', 'Sainte-Catherine (Région du Sud)'];

beforeAll(async () => {
  site = await startWritingSite();
  await site.emptyRegion(91, 'Région du Nord');
  await site.emptyRegion(92, 'Région du Sud');
  await site.write(
    [91, 92].map((regionId) => ({
      stream: `city-${regionId}`,
      event: { type: 'CityAdded', data: { cityId: regionId, key: null, name, regionId, at: null } },
    })),
  );
  const admin = await site.member('Archiviste', 'admin');
  const game = { ...anotherGame, venue: 'Aréna Un', city: name.fr, date: '2021-11-20' };
  expect((await admin.mutate('game.record', game)).status).toBe(200);
});
afterAll(() => site?.stop());

test('the map names the region of a place whose name another city has, and finds it by both names', async () => {
  for (const place of [undefined, name.fr, north]) {
    const { data } = await site.visitor.query<MapOutput>('places.map', { sid, ...(place && { place }) });
    expect(data.places.map((one) => one.name)).toContain(north);
    expect(data.selected?.name).toBe(place && north);
    if (place) expect(data.selected?.venues.map((one) => one.name)).toEqual(['Aréna Un']);
  }
});

test('a form names the region of each city whose name another has', async () => {
  const { data } = await site.visitor.query<ChoicesOutput>('catalogue.choices', { season: sid });
  expect(data.cities.map((one) => one.name)).toEqual(expect.arrayContaining([north, south]));
});

test('a search names the region of each city', async () => {
  const { data } = await site.visitor.query<CityHit[]>('search.locations', {
    sid,
    query: 'sainte catherine',
  });
  expect(data.map((one) => [one.name, one.region])).toEqual([
    [name.fr, 'Région du Nord'],
    [name.fr, 'Région du Sud'],
  ]);
});
