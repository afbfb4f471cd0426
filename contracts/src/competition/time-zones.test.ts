import { expect, test } from 'vitest';
import { zoneOf } from './time-zones.ts';

test.each([
  'Cap-aux-Meules',
  'CAP AUX MEULES',
  'Les Îles-de-la-Madeleine',
  'Iles de la Madeleine',
  'L’Étang-du-Nord',
  "L'Île-du-Havre-Aubert",
  'Grosse-Île',
  'Fatima (Îles-de-la-Madeleine)',
  'Cap-aux-Meules, Gaspésie–Îles-de-la-Madeleine',
  'Havre-aux-Maisons QC G4T 5H1',
])('%s has the time of the Îles', (city) => {
  expect(zoneOf({ city, venue: 'Aréna Un' })).toBe('America/Halifax');
});

test.each([
  'Blanc-Sablon',
  'Lourdes-de-Blanc-Sablon',
  'La Romaine',
  'La Tabatière',
  'Saint-Augustin (Côte-Nord)',
  'Bonne-Espérance',
])('%s has Atlantic standard time', (city) => {
  expect(zoneOf({ city, venue: null })).toBe('America/Blanc-Sablon');
});

test.each([
  'Montréal',
  'Gaspé, Gaspésie–Îles-de-la-Madeleine',
  'Gaspésie - Îles-de-la-Madeleine',
  'Sept-Îles',
  'Notre-Dame-de-Fatima',
  'Natashquan',
  'Havre-Saint-Pierre',
  'Saint-Augustin',
  'Saint-Augustin-de-Desmaures',
  'constructor',
  '',
])('%s has the time of most of Quebec', (city) => {
  expect(zoneOf({ city, venue: null })).toBe('America/Toronto');
});

test('returns the time zone of New Brunswick for Listuguj', () => {
  expect(zoneOf({ city: 'Listuguj', venue: null })).toBe('America/Moncton');
  expect(zoneOf({ city: null, venue: 'Aréna de Listuguj' })).toBe('America/Moncton');
});

test('returns the time zone of the city, or else of the place in the name of the arena', () => {
  expect(zoneOf({ city: null, venue: 'Aréna des Îles-de-la-Madeleine' })).toBe('America/Halifax');
  expect(zoneOf({ city: null, venue: 'Aréna de Blanc-Sablon' })).toBe('America/Blanc-Sablon');
  expect(zoneOf({ city: 'Laval', venue: 'Aréna Cap-aux-Meules' })).toBe('America/Toronto');
  expect(zoneOf({ city: null, venue: 'Centre Notre-Dame-de-Fatima' })).toBe('America/Toronto');
  expect(zoneOf({ city: null, venue: null })).toBe('America/Toronto');
});
