import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { expect, test } from 'vitest';
import { pageLocationAt } from '../page-location-at.ts';
import { chosenCategory, resultsPath } from './chosen-category.ts';

const m13 = { id: 3, name: 'M13 AA' };
const chosenAt = (path: string, search = '') => chosenCategory(pageLocationAt(path, search), [m13]);

test.each([
  '/fr/2025-2026/equipes/c-3-m13-aa',
  '/fr/2025-2026/ligues/c-3-m13-aa',
  '/fr/2025-2026/tournois/c-3-m13-aa',
  '/fr/2025-2026/carte/c-3-m13-aa',
  '/fr/2025-2026/tableau-des-meneurs/c-3-m13-aa',
  '/fr/2025-2026/superviseurs/c-3-m13-aa',
])('a list of one category has it as the chosen one: %s', (path) => {
  expect(chosenAt(path)).toEqual(m13);
});

test('the results have the category of their filter as the chosen one', () => {
  expect(chosenAt('/fr/2025-2026/derniers-resultats', 'category=3')).toEqual(m13);
});

test('a list of all categories, one of an unknown category and the page of a league have none', () => {
  expect(chosenAt('/fr/2025-2026/equipes')).toBeNull();
  expect(chosenAt('/fr/2025-2026/equipes/c-9-m9')).toBeNull();
  expect(chosenAt('/fr/2025-2026/c-3-m13-aa/r-2-estrie')).toBeNull();
});

test('the path of the results has the category as a filter', () => {
  expect(resultsPath(pathsIn('fr'), '2025-2026', m13)).toBe('/fr/2025-2026/derniers-resultats?category=3');
  expect(resultsPath(pathsIn('fr'), '2025-2026', null)).toBe('/fr/2025-2026/derniers-resultats');
});
