import { expect, test } from 'vitest';
import { asOfQuery } from './as-of-query.ts';

test('the days asked for go along, and nothing else of the URL', () => {
  expect(asOfQuery({ search: 'sort=gf&playedBy=2024-10-05&knownOn=2024-11-01' })).toBe(
    '?playedBy=2024-10-05&knownOn=2024-11-01',
  );
  expect(asOfQuery({ search: 'sort=gf&playedBy=&knownOn=' })).toBe('');
  expect(asOfQuery({ search: '' })).toBe('');
});
