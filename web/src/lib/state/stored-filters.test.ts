import { expect, test } from 'vitest';
import { filtersIn } from './stored-filters.ts';

test('stores filters without the position in the list', () => {
  expect(filtersIn('channel=error&before=120')).toBe('channel=error');
  expect(filtersIn('page=3&state=banned&name=a%26b')).toBe('state=banned&name=a%26b');
  expect(filtersIn('')).toBe('');
});
