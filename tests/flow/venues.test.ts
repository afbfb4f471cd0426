import type {
  VenueDayOutput,
  VenueOutput,
  VenuesOutput,
} from '@rondelle/contracts/competition/geography.outputs.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { anotherGame, startWritingSite, type WritingSite } from './writing-site.ts';

let site: WritingSite;
let supervisor: Client;
const sid = '2021-2022';

const record = async (venue: string | null, city: string | null, date = '2021-11-20') => {
  const { status } = await supervisor.mutate('game.record', { ...anotherGame, venue, city, date });
  expect(status).toBe(200);
};
const venueAt = (city: string, venue: string, input: object = {}) =>
  site.visitor.query<VenueOutput>('venue.get', { sid, city, venue, ...input });

beforeAll(async () => {
  site = await startWritingSite();
  supervisor = await site.member('Glacier', 'admin');
  await site.write([
    {
      stream: 'city-7',
      event: {
        type: 'CityAdded',
        data: { cityId: 7, key: null, name: { fr: 'Québec', en: 'Quebec City' }, regionId: null, at: null },
      },
    },
  ]);
  await record('Aréna Réjean-Lemelin', 'Québec');
  await record('ARENA REJEAN LEMELIN', 'Quebec City', '2021-11-21');
  await record('Aréna Réjean-Lemelin', 'Québec', '2021-12-04');
  await record('Aréna St-Michel', 'Magog', '2021-11-20');
  await record('Aréna Saint-Michel', 'Granby', '2021-11-20');
});
afterAll(() => site?.stop());

test('merges the spellings of a venue, and lists the games of the week', async () => {
  const { data } = await venueAt('quebec', 'arena-rejean-lemelin', { date: '2021-11-17' });
  expect(data).toMatchObject({
    name: 'Aréna Réjean-Lemelin',
    path: '/fr/arenas/quebec/arena-rejean-lemelin',
    city: { id: 7, name: 'Québec' },
    address: '1300, rue Pompadour',
    postalCode: null,
    fromGazetteer: true,
    count: 3,
    week: { from: '2021-11-15', to: '2021-11-21' },
    before: null,
    after: '2021-12-04',
  });
  expect(data.games.map(({ date }) => date)).toEqual(['2021-11-20', '2021-11-21']);
  expect(data.homeTeams.flatMap(({ teams }) => teams.map(({ id }) => id))).toEqual([1]);
});

test('any name of the city, or no city, leads to the canonical path', async () => {
  for (const city of ['quebec-city', '_'])
    expect((await venueAt(city, 'arena-rejean-lemelin')).data.path).toBe(
      '/fr/arenas/quebec/arena-rejean-lemelin',
    );
});

test('one name in two cities is two venues', async () => {
  const counts = await Promise.all(
    ['magog', 'granby'].map(async (city) => (await venueAt(city, 'arena-saint-michel')).data.count),
  );
  expect(counts).toEqual([1, 1]);
  const { data } = await site.visitor.query<VenuesOutput>('venue.list', { sid });
  expect(data.venues.map(({ name, cityName, games }) => [name, cityName, games])).toEqual([
    ['Aréna Saint-Michel', 'Granby', 1],
    ['Aréna St-Michel', 'Magog', 1],
    ['Aréna Réjean-Lemelin', 'Québec', 3],
  ]);
});

test('displays the last week of a finished season, and the weeks around an empty week', async () => {
  const { data: last } = await venueAt('quebec', 'arena-rejean-lemelin');
  expect([last.week.from, last.games.length, last.before]).toEqual(['2021-11-29', 1, '2021-11-21']);
  const { data: empty } = await venueAt('quebec', 'arena-rejean-lemelin', { date: '2021-11-24' });
  expect([empty.games, empty.before, empty.after]).toEqual([[], '2021-11-21', '2021-12-04']);
});

test('the day of a screen is the last one with a game, with the leagues that its games count in', async () => {
  const input = { sid, city: 'quebec', venue: 'arena-rejean-lemelin' };
  const { data } = await site.visitor.query<VenueDayOutput>('venue.day', input);
  expect([data.date, data.games.length]).toEqual(['2021-12-04', 1]);
  expect(data.leagues).toMatchObject([{ id: 11, category: { id: 1 } }]);
});

test('search, city and map lead to the page of a venue', async () => {
  const path = '/fr/arenas/quebec/arena-rejean-lemelin';
  type Found = { places: { path: string; games: number }[] };
  const { data: found } = await site.visitor.query<Found>('search.all', { sid, query: 'rejean lemelin' });
  expect(found.places).toMatchObject([{ path, games: 3 }]);
  const { data: city } = await site.visitor.query<{ venues: object[] }>('city.get', { sid, ciid: 7 });
  expect(city.venues).toEqual([{ name: 'Aréna Réjean-Lemelin', path, games: 3 }]);
});

test('the sitemap lists the venues of the ongoing season in both languages', async () => {
  expect((await supervisor.mutate('season.choose', { seasonId: 1 })).message).toBeNull();
  const text = await (await fetch(`${site.url}/sitemap.xml`)).text();
  for (const lang of ['fr', 'en']) expect(text).toContain(`/${lang}/arenas/quebec/arena-rejean-lemelin<`);
});

test('returns 404 for an unknown venue, and an arena of the gazetteer without games', async () => {
  expect(await venueAt('quebec', 'arena-de-nulle-part')).toMatchObject({ status: 404 });
  const { data } = await venueAt('_', 'arpidrome');
  expect(data).toMatchObject({ path: '/fr/arenas/quebec/arpidrome', count: 0, games: [], next: null });
});

test('scores that a category hides are hidden at the venue and on its screen', async () => {
  const { message } = await supervisor.mutate('category.choosePolicy', { categoryId: 1, shows: 'schedule' });
  expect(message).toBeNull();
  const input = { sid, city: 'quebec', venue: 'arena-rejean-lemelin' };
  const { data: week } = await venueAt(input.city, input.venue);
  const { data: day } = await site.visitor.query<VenueDayOutput>('venue.day', input);
  const goals = [...week.games, ...day.games].flatMap(({ home, away }) => [home.goals, away.goals]);
  expect(goals).toEqual([null, null, null, null]);
});
