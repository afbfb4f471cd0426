import { expect, test } from 'vitest';
import { asOfQuery } from './as-of-query.ts';

test('returns only the two as-of days of the search parameters', () => {
  expect(asOfQuery({ search: 'sort=gf&playedBy=2024-10-05&knownOn=2024-11-01' })).toBe(
    '?playedBy=2024-10-05&knownOn=2024-11-01',
  );
  expect(asOfQuery({ search: 'sort=gf&playedBy=&knownOn=' })).toBe('');
  expect(asOfQuery({ search: '' })).toBe('');
});
