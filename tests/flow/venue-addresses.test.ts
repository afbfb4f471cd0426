import type { ReplayOutput } from '@rondelle/contracts/competition/history.outputs.ts';
import type {
  CityOutput,
  MapOutput,
  VenueOutput,
} from '@rondelle/contracts/competition/geography.outputs.ts';
import { fileAddress } from '@rondelle/contracts/site/files.ts';
import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { anotherGame, startWritingSite, type WritingSite } from './writing-site.ts';

let site: WritingSite;
let special: Client;
let member: Client;
let admin: Client;
const sid = '2021-2022';
const cityId = 7;
/** The position of the city, not of any venue in it. */
const centre = { latitude: 45.4, longitude: -72.73 };

beforeAll(async () => {
  site = await startWritingSite();
  [special, member, admin] = await Promise.all([
    site.member('Plan', 'specialSupervisor'),
    site.member('Lectrice', 'supervisor'),
    site.member('Archiviste', 'admin'),
  ]);
  const name = { fr: 'Granby', en: 'Granby' };
  await site.write([
    {
      stream: `city-${cityId}`,
      event: { type: 'CityAdded', data: { cityId, key: null, name, regionId: null, at: centre } },
    },
  ]);
  await admin.mutate('game.record', {
    ...anotherGame,
    venue: 'Aréna Un',
    city: 'Granby',
    date: '2021-11-20',
  });
});
afterAll(() => site?.stop());

const facts = {
  address: '601, rue Léon-Harmel',
  postalCode: 'J2G 3G6',
  at: { latitude: 45.41, longitude: -72.72 },
};
const describeVenue = (client: Client, change: object) =>
  client.mutate('city.describeVenue', { cityId, venue: 'ARENA UN', facts, ...change });
/** The games of the home team in its calendar, as another program reads them. */
const inCalendar = async () => {
  const address = fileAddress('fr', 'calendar', 'ics', { sid, eid: anotherGame.homeTeamId });
  const text = await (await fetch(`${site.url}${address}`)).text();
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => ({
    where: event.getFirstPropertyValue('location'),
    at: event.getFirstPropertyValue('geo'),
    link: event.getFirstPropertyValue('url'),
  }));
};
const venueNow = async () =>
  (await site.visitor.query<VenueOutput>('venue.get', { sid, city: 'granby', venue: 'arena-un' })).data;

test('the address of a venue is recorded, shown to readers and on the map, and undone', async () => {
  expect(await venueNow()).toMatchObject({ address: null, postalCode: null, at: null });
  const reply = await describeVenue(special, {});
  expect(reply).toMatchObject({ status: 200, data: { upToDate: true } });
  expect(await venueNow()).toMatchObject({ ...facts, fromGazetteer: false });
  const { data: map } = await site.visitor.query<MapOutput>('places.map', { lang: 'fr', sid });
  expect(map.venues).toEqual([{ name: 'Aréna Un', place: 'Granby', at: facts.at }]);
  const { data } = await admin.query<ReplayOutput>('history.replay', { stream: `city-${cityId}` });
  const latest = data.steps.at(-1)?.entry;
  expect(latest).toMatchObject({
    action: 'VenueDescribed',
    changes: [
      {
        field: 'venueFacts',
        before: null,
        after: 'ARENA UN · 601, rue Léon-Harmel · J2G 3G6 · 45.41 -72.72',
      },
    ],
  });
  expect((await special.mutate('history.undo', { position: latest?.position })).status).toBe(200);
  expect(await venueNow()).toMatchObject({ address: null, postalCode: null, at: null });
});

test('rejects contact details, a text that is too long, another postal code, half a position and nothing', async () => {
  const refused = [
    { ...facts, address: 'aréna, 514 555-1234' },
    { ...facts, address: 'jo@arena.example' },
    { ...facts, address: 'é'.repeat(121) },
    { ...facts, postalCode: 'J2G3G6' },
    { ...facts, at: { latitude: 45 } },
    { address: null, postalCode: null, at: null },
  ];
  for (const wrong of refused) expect((await describeVenue(special, { facts: wrong })).status).toBe(400);
  const reply = await describeVenue(special, { facts: refused[0] });
  expect(reply).toMatchObject({ code: 'venue/contact-details' });
});

test('rejects a member without the permission, and a city that does not exist', async () => {
  expect(await describeVenue(member, {})).toMatchObject({ status: 403, code: 'permission/denied' });
  expect(await describeVenue(special, { cityId: 99 })).toMatchObject({ status: 404, code: 'city/unknown' });
});

test('a calendar has the address and the position of a venue once they are recorded, and never those of its city', async () => {
  const { data: city } = await site.visitor.query<CityOutput>('city.get', { lang: 'fr', sid, ciid: cityId });
  expect(city.at).toEqual(centre);
  const link = expect.stringMatching(/^https:\/\/rondelle\.example\/fr\/2021-2022\/g-\d+$/);
  expect(await inCalendar()).toEqual([{ where: 'Aréna Un, Granby', at: null, link }]);
  await describeVenue(special, {});
  await site.settled();
  expect(await inCalendar()).toEqual([
    { where: 'Aréna Un, 601, rue Léon-Harmel, Granby', at: [45.41, -72.72], link },
  ]);
});
