import { expect, test } from 'vitest';
import { pathInSeason } from './paths.ts';
import { matchPath } from './routes.ts';

const inOther = (path: string, search = '') =>
  pathInSeason({ lang: 'fr', path, search }, matchPath(path)?.page.page, '2023-2024');

test('returns the same list and category in the other season', () => {
  expect(inOther('/fr/2025-2026/tableau-des-meneurs/c-3-m13-aa', 'by=wins&page=2')).toBe(
    '/fr/2023-2024/tableau-des-meneurs/c-3-m13-aa?by=wins',
  );
  expect(inOther('/fr/2025-2026/carte/c-3-m13-aa', 'place=Magog')).toBe(
    '/fr/2023-2024/carte/c-3-m13-aa?place=Magog',
  );
  expect(inOther('/fr/2025-2026/derniers-resultats', 'category=3&date=2025-11-22&show=final')).toBe(
    '/fr/2023-2024/derniers-resultats?category=3&show=final',
  );
  expect(inOther('/fr/2025-2026/c-3-m13-aa')).toBe('/fr/2023-2024/c-3-m13-aa');
  expect(inOther('/fr/2025-2026/r-2-estrie')).toBe('/fr/2023-2024/r-2-estrie');
});

test('returns the category or the home page of the season for a page without a counterpart in it', () => {
  expect(inOther('/fr/2025-2026/c-3-m13-aa/r-2-estrie', 'sort=gf')).toBe('/fr/2023-2024/c-3-m13-aa');
  expect(inOther('/fr/2025-2026/c-3-m13-aa/r-2-estrie/e-9-lions')).toBe('/fr/2023-2024/c-3-m13-aa');
  expect(inOther('/fr/2025-2026/g-17')).toBe('/fr/2023-2024');
  expect(inOther('/fr/accueil')).toBe('/fr/2023-2024');
  expect(inOther('/fr/videos/page/2')).toBe('/fr/2023-2024');
});
