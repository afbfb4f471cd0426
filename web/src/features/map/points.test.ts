import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';
import { pointsOf, venuePointsOf } from './points.ts';

const place = { name: 'Laval', city: null, teams: 4, tournaments: 1, venues: 2 };

test('a place without a position is not on the map', () => {
  expect(pointsOf([{ ...place, at: null }]).features).toEqual([]);
});

test('returns points with the longitude first and the number of all entities of the place', () => {
  const [point] = pointsOf([{ ...place, at: { latitude: 45.57, longitude: -73.69 } }]).features;
  expect(point?.geometry.coordinates).toEqual([-73.69, 45.57]);
  expect(point?.properties).toEqual({ name: 'Laval', teams: 4, weight: 7 });
});

test('a venue is a point of its own that names its place', () => {
  const at = { latitude: 46.84, longitude: -71.22 };
  const [point] = venuePointsOf([{ name: 'Aréna Bardy', place: 'Québec', at }]).features;
  expect(point?.geometry.coordinates).toEqual([-71.22, 46.84]);
  expect(point?.properties).toEqual({ label: 'Aréna Bardy', place: 'Québec' });
});

test('search ignores accents and case', () => {
  expect(plainText(' Trois-Rivières ')).toBe('trois-rivieres');
});
