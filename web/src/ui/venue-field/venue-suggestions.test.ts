import { expect, test } from 'vitest';
import { cityAfter, type KnownVenue, venueSuggestions } from './venue-suggestions.ts';

const venue = (name: string, cityName: string | null, games = 1): KnownVenue => ({
  name,
  cityName,
  games,
  path: `/fr/arenas/${cityName}/${name}`,
});
const season = [
  venue('Aréna Bardy', 'Québec', 20),
  venue('Aréna Saint-Louis', 'Laval', 9),
  venue('Centre Étoile', 'L’Assomption', 50),
  venue('Aréna de Laval', 'Laval', 30),
  venue('Colisée Laval', null, 2),
  venue('Le Centre', 'Magog', 70),
];
const namesFor = (typed: string, near: Parameters<typeof venueSuggestions>[1]['near'] = []) =>
  venueSuggestions(season, { typed, near }).map(({ name }) => name);

test('the venues of the home city come first, then those of the competition, then those with most games', () => {
  const near = [
    { venues: [], cities: ['LAVAL'] },
    { venues: ['arena bardy', null], cities: [] },
  ];
  expect(namesFor('ar', near)).toEqual(['Aréna de Laval', 'Aréna Saint-Louis', 'Aréna Bardy']);
  expect(namesFor('ar')).toEqual(['Aréna de Laval', 'Aréna Bardy', 'Aréna Saint-Louis']);
});

test('before anything is typed, only venues nearby are suggested', () => {
  expect(namesFor(' ', [{ venues: ['Centre Etoile'], cities: ['Québec', null, ''] }])).toEqual([
    'Centre Étoile',
    'Aréna Bardy',
  ]);
  expect(namesFor('')).toEqual([]);
});

test.each([
  ['ETO', ['Centre Étoile']],
  ['ste', []],
  ['st-lo', ['Aréna Saint-Louis']],
  ['assomption', ['Centre Étoile']],
  ['centre', ['Centre Étoile', 'Le Centre']],
  ['laval col', ['Colisée Laval']],
  ['patinoire', []],
] as const)(
  'typing “%s” finds words by their beginning, without case, accents and punctuation',
  (typed, names) => {
    expect(namesFor(typed)).toEqual(names);
  },
);

test('at most eight venues are suggested', () => {
  const many = Array.from({ length: 30 }, (_, at) => venue(`Aréna ${at}`, null, at));
  const found = venueSuggestions(many, { typed: 'are', near: [] });
  expect(found.map(({ games }) => games)).toEqual([29, 28, 27, 26, 25, 24, 23, 22]);
});

test('a chosen venue sets its city, and replaces the city that the previous venue set', () => {
  const [quebec, nowhere] = [{ cityName: 'Québec' }, { cityName: null }];
  expect(cityAfter(quebec, { typed: '', fromVenue: '' })).toBe('Québec');
  expect(cityAfter(quebec, { typed: 'Laval', fromVenue: 'Laval' })).toBe('Québec');
  expect(cityAfter(nowhere, { typed: 'Laval', fromVenue: 'Laval' })).toBe('');
});

test('a chosen venue leaves a city that was typed', () => {
  expect(cityAfter({ cityName: 'Québec' }, { typed: 'Lévis', fromVenue: '' })).toBe('Lévis');
});
