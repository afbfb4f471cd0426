import { expect, test } from 'vitest';
import { checkVenue, factsIn, venueValues } from './venue-values.ts';

const facts = {
  address: '850, rue Émile-Journault',
  postalCode: 'H2M 2E7',
  at: { latitude: 45.555, longitude: -73.637 },
};

test('recorded facts are unchanged after a round trip through form values', () => {
  expect(factsIn(venueValues(facts, '3'))).toEqual(facts);
  expect(factsIn(venueValues(null, '3'))).toBeNull();
});

test('a postal code is accepted without its space and in small letters', () => {
  expect(factsIn({ ...venueValues(null, '3'), postalCode: ' h2m2e7' })).toEqual({
    address: null,
    postalCode: 'H2M 2E7',
    at: null,
  });
});

const fieldsOf = (changes: object) =>
  checkVenue({ ...venueValues(facts, '3'), ...changes }).map(({ field }) => field);

test('refuses contact details, another postal code, and a position that is none', () => {
  expect(fieldsOf({})).toEqual([]);
  expect(fieldsOf({ address: '', postalCode: '', position: '' })).toEqual([]);
  expect(fieldsOf({ address: 'jo@arena.example', postalCode: '90210', position: 'ici' })).toEqual([
    'address',
    'postalCode',
    'position',
  ]);
  expect(fieldsOf({ address: '12, rue Un, 514 555-1234' })).toEqual(['address']);
});
