import { expect, test } from 'vitest';
import { appleMapsUrl, directionsUrl, geoUrl } from './venue-links.ts';

const placed = { name: 'Aréna Bardy', cityName: 'Québec', at: { latitude: 46.8441, longitude: -71.223 } };
const unplaced = { name: 'Aréna de Granby', cityName: 'Granby', at: null };

test('directions to a venue lead to its position', () => {
  expect(directionsUrl(placed)).toBe('https://www.openstreetmap.org/directions?route=%3B46.8441%2C-71.223');
  expect(appleMapsUrl(placed)).toBe('https://maps.apple.com/?daddr=46.8441%2C-71.223');
  expect(geoUrl(placed)).toBe('geo:46.8441,-71.223?q=46.8441%2C-71.223(Ar%C3%A9na%20Bardy)');
});

test('a venue without a position is searched by its name and city', () => {
  expect(new URL(directionsUrl(unplaced)).searchParams.get('query')).toBe('Aréna de Granby, Granby, Québec');
  expect(new URL(appleMapsUrl(unplaced)).searchParams.get('daddr')).toBe('Aréna de Granby, Granby, Québec');
  expect(geoUrl(unplaced)).toBe('geo:0,0?q=Ar%C3%A9na%20de%20Granby%2C%20Granby%2C%20Qu%C3%A9bec');
  expect(geoUrl({ ...unplaced, cityName: null })).toBe('geo:0,0?q=Ar%C3%A9na%20de%20Granby%2C%20Qu%C3%A9bec');
});
