import { expect, test } from 'vitest';
import { boundsOfMost } from './bounds-of-most.ts';

const place = (longitude: number, latitude: number, teams: number) => ({
  at: { latitude, longitude },
  teams,
});

test('the start of the map holds most teams, without the few far ones', () => {
  const near = [place(-73.7, 45.6, 30), place(-71.2, 46.8, 20), place(-75.7, 45.4, 10)];
  expect(boundsOfMost([...near, place(-66.4, 50.2, 2), { at: null, teams: 50 }])).toEqual([
    -75.7, 45.4, -71.2, 46.8,
  ]);
});

test('many teams in the north leave the start in the south', () => {
  expect(boundsOfMost([place(-73.7, 45.6, 10), place(-79, 48.2, 10)])).toEqual([-76.5, 45.6, -73.7, 47.4]);
});

test('teams of the north alone have their own start, and a map without teams has that of the south', () => {
  const north = [place(-79, 48.2, 3), place(-77.8, 48.1, 2)];
  expect(boundsOfMost(north)).toEqual([-79, 48.1, -77.8, 48.2]);
  expect(boundsOfMost([place(-79, 48.2, 0)])).toEqual([-76.5, 44.8, -69.5, 47.4]);
});
