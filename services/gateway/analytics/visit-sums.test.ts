import { expect, test } from 'vitest';
import { createTally } from './tally.ts';
import { sumsOf } from './visit-sums.ts';

const view = { page: 'league', lang: 'fr', device: 'phone', isView: true } as const;

test('counts a view by page, language, device and referrer', () => {
  expect(sumsOf({ ...view, referrer: 'example.org' })).toEqual([
    ['language', 'fr'],
    ['device', 'phone'],
    ['page', 'league'],
    ['referrer', 'example.org'],
  ]);
});

test('counts missing pages by path and empty searches by words, without personal data', () => {
  const sums = sumsOf({
    ...view,
    page: null,
    missing: '/fr/u-12-jean-tremblay/x',
    emptySearch: ' Jean@Example.org 5145551234 ',
  });
  expect(sums).toContainEqual(['missing', '/fr/u-12/x']);
  expect(sums).toContainEqual(['emptySearch', '… …']);
});

test('counts page speed in buckets, and errors by message, location and page', () => {
  const sums = sumsOf({
    ...view,
    isView: false,
    vitals: { LCP: 1_234, CLS: 12, INP: 900_000 },
    errors: [{ message: 'TypeError: x is not a function', at: 'LeaguePage-a1.js:1:233' }],
  });
  expect(sums).toEqual([
    ['error', 'TypeError: x is not a function · LeaguePage-a1.js:1:233 · league'],
    ['LCP', '1500'],
    ['INP', '60000'],
    ['CLS', '25'],
  ]);
});

test('counts the keys beyond the limit together', () => {
  const tally = createTally(2);
  for (const key of ['a', 'b', 'c', 'd', 'a']) tally.add('missing', key);
  expect(tally.take()).toEqual([
    { metric: 'missing', key: 'a', count: 2 },
    { metric: 'missing', key: 'b', count: 1 },
    { metric: 'missing', key: '…', count: 2 },
  ]);
  expect(tally.take()).toEqual([]);
});
