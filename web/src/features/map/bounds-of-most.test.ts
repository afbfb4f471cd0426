import { expect, test } from 'vitest';
import { boundsOfMost } from './bounds-of-most.ts';

const place = (longitude: number, latitude: number, teams: number) => ({
  at: { latitude, longitude },
  teams,
});

test('the initial bounds contain most teams, without the few far ones', () => {
  const near = [place(-73.7, 45.6, 30), place(-71.2, 46.8, 20), place(-75.7, 45.4, 10)];
  expect(boundsOfMost([...near, place(-66.4, 50.2, 2), { at: null, teams: 50 }])).toEqual([
    -75.7, 45.4, -71.2, 46.8,
  ]);
});

test('the initial bounds stay within southern Quebec even when half of the teams are further north', () => {
  expect(boundsOfMost([place(-73.7, 45.6, 10), place(-79, 48.2, 10)])).toEqual([-76.5, 45.6, -73.7, 47.4]);
});

test('only teams in the north have bounds around them, and a map without teams has the bounds of southern Quebec', () => {
  const north = [place(-79, 48.2, 3), place(-77.8, 48.1, 2)];
  expect(boundsOfMost(north)).toEqual([-79, 48.1, -77.8, 48.2]);
  expect(boundsOfMost([place(-79, 48.2, 0)])).toEqual([-76.5, 44.8, -69.5, 47.4]);
});
