import { expect, test } from 'vitest';
import { categoriesIn, quebecRegions } from './bundled.ts';

test('lists the 17 regions of Quebec', () => {
  expect(quebecRegions).toHaveLength(17);
  expect(new Set(quebecRegions.map(({ fr }) => fr)).size).toBe(17);
});

const names = (season: string) =>
  categoriesIn(season).flatMap(({ categories }) => categories.map(({ fr }) => fr));

test('names categories as they were named in the season', () => {
  expect(names('2025-2026')).toContain('M13 AA');
  expect(names('2012-2013')).toContain('Pee-wee AA');
  expect(names('2012-2013')).not.toContain('M13 AA');
  expect(new Set(names('2025-2026')).size).toBe(names('2025-2026').length);
});
