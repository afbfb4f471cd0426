import { expect, test } from 'vitest';
import { mapsFor } from './load-map.ts';

test('without a token only the map on this site’s files can be loaded', () => {
  expect(mapsFor(null)).toHaveLength(1);
});

test('with a token the map on this site’s files replaces the one of Mapbox that fails', () => {
  const [first, second, ...others] = mapsFor('pk.of-nobody');
  expect([first, second]).toEqual([expect.any(Function), ...mapsFor(null)]);
  expect(first).not.toBe(second);
  expect(others).toEqual([]);
});
