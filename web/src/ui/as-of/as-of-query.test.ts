import { expect, test } from 'vitest';
import { asOfQuery } from './as-of-query.ts';

test('returns the days of the two clocks and no other search parameter', () => {
  expect(asOfQuery({ search: 'sort=gf&playedBy=2024-10-05&knownOn=2024-11-01' })).toBe(
    '?playedBy=2024-10-05&knownOn=2024-11-01',
  );
  expect(asOfQuery({ search: 'sort=gf&playedBy=&knownOn=' })).toBe('');
  expect(asOfQuery({ search: '' })).toBe('');
});
