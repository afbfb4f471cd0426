import { expect, test } from 'vitest';
import { isFatal } from './map-errors.ts';

const failed = (message: string, status?: number) => ({
  type: 'error',
  error: Object.assign(new Error(message), status !== undefined && { status }),
});

test('any error is fatal before the map is drawn', () => {
  expect(isFatal(failed('Failed to fetch'), false)).toBe(true);
  expect(isFatal({ type: 'error' }, false)).toBe(true);
});

test('a tile that fails later leaves the map as it is', () => {
  expect(isFatal(failed('Failed to fetch'), true)).toBe(false);
  expect(isFatal(failed('Service Unavailable', 503), true)).toBe(false);
  expect(isFatal({ type: 'error' }, true)).toBe(false);
});

test.each([401, 403])('a token that Mapbox refuses with %i later is fatal', (status) => {
  expect(isFatal(failed('', status), true)).toBe(true);
});

test('the error with which the library empties the map is fatal', () => {
  expect(isFatal(failed('A valid Mapbox access token is required to use Mapbox GL JS.'), true)).toBe(true);
});
