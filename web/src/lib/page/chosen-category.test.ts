import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { matchPath } from '@rondelle/contracts/site/routes.ts';
import { expect, test } from 'vitest';
import { chosenCategory, homePath, resultsPath } from './chosen-category.ts';

const m13 = { id: 3, name: 'M13 AA' };
const chosenAt = (path: string, search = '') =>
  chosenCategory({ lang: 'fr', path, search, page: matchPath(path)?.page ?? null }, [m13]);

test.each([
  '/fr/2025-2026/equipes/c-3-m13-aa',
  '/fr/2025-2026/ligues/c-3-m13-aa',
  '/fr/2025-2026/tournois/c-3-m13-aa',
  '/fr/2025-2026/carte/c-3-m13-aa',
  '/fr/2025-2026/tableau-des-meneurs/c-3-m13-aa',
  '/fr/2025-2026/superviseurs/c-3-m13-aa',
  '/fr/2025-2026/c-3-m13-aa/r-2-estrie/e-5-as/contre-qui-jouer',
])('the chosen category of a list of one category is that category: %s', (path) => {
  expect(chosenAt(path)).toEqual(m13);
});

test('the chosen category of the results and of the home page is their parameter', () => {
  expect(chosenAt('/fr/2025-2026/derniers-resultats', 'category=3')).toEqual(m13);
  expect(chosenAt('/fr/accueil', 'category=3')).toEqual(m13);
  expect(chosenAt('/fr/accueil')).toBeNull();
});

test('a list of all categories or an unknown one and the page of a league have no chosen category', () => {
  expect(chosenAt('/fr/2025-2026/equipes')).toBeNull();
  expect(chosenAt('/fr/2025-2026/equipes/c-9-m9')).toBeNull();
  expect(chosenAt('/fr/2025-2026/c-3-m13-aa/r-2-estrie')).toBeNull();
});

test('the paths of the results and of the home page have the category as a parameter', () => {
  expect(resultsPath(pathsIn('fr'), '2025-2026', m13)).toBe('/fr/2025-2026/derniers-resultats?category=3');
  expect(resultsPath(pathsIn('fr'), '2025-2026', null)).toBe('/fr/2025-2026/derniers-resultats');
  expect(homePath(pathsIn('fr'), m13)).toBe('/fr/accueil?category=3');
  expect(homePath(pathsIn('fr'), null)).toBe('/fr/accueil');
});
