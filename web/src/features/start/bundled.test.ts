import { expect, test } from 'vitest';
import { categoriesIn, regionMaps } from './bundled.ts';

test.each([
  ['administrative', 17],
  ['hockeyQuebec', 15],
] as const)('lists the regions of the %s map: %i', (map, count) => {
  expect(new Set(regionMaps[map].map(({ fr }) => fr)).size).toBe(count);
  expect(regionMaps[map]).toHaveLength(count);
});

test('lists hockey regions that differ from the administrative ones', () => {
  const administrative = new Set(regionMaps.administrative.map(({ fr }) => fr));
  const others = regionMaps.hockeyQuebec.map(({ fr }) => fr).filter((fr) => !administrative.has(fr));
  expect(others).toEqual(['Lac-Saint-Louis', 'Québec–Chaudière-Appalaches', 'Richelieu']);
});

const names = (season: string) =>
  categoriesIn(season).flatMap(({ categories }) => categories.map(({ fr }) => fr));

test('returns the names of categories in the season', () => {
  expect(names('2025-2026')).toContain('M13 AA');
  expect(names('2012-2013')).toContain('Pee-wee AA');
  expect(names('2012-2013')).not.toContain('M13 AA');
  expect(new Set(names('2025-2026')).size).toBe(names('2025-2026').length);
});

test.each(['2025-2026', '2012-2013'])(
  'lists the categories of girls and juniors in %s, in both languages',
  (season) => {
    const isOld = season < '2020';
    const ages = isOld ? ['Atome', 'Pee-wee', 'Bantam', 'Midget'] : ['M11', 'M13', 'M15', 'M18'];
    const expected = ages.flatMap((age) => ['BB', 'AA', 'AAA'].map((level) => `${age} F ${level}`));
    expect(names(season)).toEqual(expect.arrayContaining([...expected, 'Junior AAA', 'Junior AA']));
    const all = categoriesIn(season).flatMap(({ categories }) => categories);
    expect(all.find(({ fr }) => fr === expected[0])?.en).toBe(isOld ? 'Atom F BB' : 'U11 F BB');
    expect(new Set(names(season)).size).toBe(names(season).length);
  },
);
