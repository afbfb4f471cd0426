import { expect, test } from 'vitest';
import { sentAgeMs } from './sent-age.ts';

test.each([
  [0, 'of a fresh page', { serverTiming: [] }],
  [
    12_300,
    'that the site reports',
    {
      serverTiming: [
        { name: 'total', duration: 9 },
        { name: 'age', duration: 12_300 },
      ],
    },
  ],
  [60_000, 'where the browser has no such API', {}],
  [60_000, 'where there is no navigation', undefined],
])('returns %i, the age %s', (expected, _what, page) => {
  expect(sentAgeMs(page)).toBe(expected);
});
