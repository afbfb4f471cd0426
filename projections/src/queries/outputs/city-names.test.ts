import { expect, test } from 'vitest';
import { distinctNames } from './city-names.ts';

const regions = new Map([
  [4, 'Mauricie'],
  [16, 'Montérégie'],
]);
const city = (nameFr: string, regionId: number | null, nameEn = nameFr) => ({ nameFr, nameEn, regionId });
const namesOf = (lang: 'fr' | 'en', cities: readonly ReturnType<typeof city>[]) =>
  cities.map(distinctNames({ lang, nameOf: (_kind, id) => regions.get(id) ?? '' }, cities, 1));

test('adds the region only to cities with the same name', () => {
  const cities = [city('Sainte-Catherine', 4), city('SAINTE CATHERINE', 16), city('Magog', 16)];
  expect(namesOf('fr', cities)).toEqual([
    'Sainte-Catherine (Mauricie)',
    'SAINTE CATHERINE (Montérégie)',
    'Magog',
  ]);
});

test('displays only the name of a city without a region, also when another city has that name', () => {
  expect(namesOf('fr', [city('Laval', null), city('Laval', 4)])).toEqual(['Laval', 'Laval (Mauricie)']);
});

test('names are compared in the language of the list', () => {
  const cities = [city('Québec', 4, 'Quebec City'), city('Québec', 16)];
  expect(namesOf('en', cities)).toEqual(['Quebec City', 'Québec']);
});
