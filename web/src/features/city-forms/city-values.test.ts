import { expect, test } from 'vitest';
import { checkCity, cityIn, cityValues, emptyCity } from './city-values.ts';

const laval = { ...emptyCity, name: 'Laval', latitude: '45,57', longitude: '−73,692' };

test('degrees accept the French decimal comma', () => {
  expect(cityIn(laval).at).toEqual({ latitude: 45.57, longitude: -73.692 });
});

test('a city without a position is valid and has no place on the map', () => {
  expect(cityIn({ ...emptyCity, name: 'Laval' })).toEqual({
    name: { fr: 'Laval', en: 'Laval' },
    regionId: null,
    at: null,
  });
  expect(checkCity({ ...emptyCity, name: 'Laval' })).toEqual([]);
});

test('a position with one coordinate, or outside the valid range, is a field error', () => {
  expect(checkCity({ ...laval, longitude: '' }).map(({ field }) => field)).toEqual(['longitude']);
  expect(checkCity({ ...laval, latitude: '91' }).map(({ field }) => field)).toEqual(['latitude']);
  expect(checkCity({ ...laval, latitude: 'nord' }).map(({ field }) => field)).toEqual(['latitude']);
  expect(checkCity(emptyCity).map(({ field }) => field)).toEqual(['name']);
});

test('existing values make the round trip unchanged', () => {
  const facts = {
    name: { fr: 'Québec', en: 'Quebec City' },
    regionId: 3,
    at: { latitude: 46.812, longitude: -71.215 },
  };
  expect(cityIn(cityValues({ ...facts, venues: [], id: 3, revision: '4' }))).toEqual(facts);
});
