import { existsSync } from 'node:fs';
import { pageNames } from '@rondelle/contracts/site/pages/pages.ts';
import { expect, test } from 'vitest';
import { queriesAt } from '../lib/page/page-queries.ts';
import { pageLocationAt } from './page-location-at.ts';
import { loadPage, moduleOf } from './pages.ts';

test.each(pageNames)(
  'the page %s loads from the module named in the manifest',
  async (name) => {
    expect(existsSync(new URL(`../../${moduleOf(name)}`, import.meta.url))).toBe(true);
    const component = await loadPage(name);
    expect(moduleOf(name).endsWith(`/${component.name}.tsx`)).toBe(true);
  },
  // The first page also loads most shared modules, which is slow on a busy machine.
  30_000,
);

const season = '2024-2025';
const league = '/fr/2024-2025/c-1-atome/r-2-saguenay';
test.each([
  [league, '', ['league.table']],
  [league, '?view=games', ['league.table', 'league.games']],
  [league, '?view=history', ['league.table', 'history.league']],
  [league, '?why=1&view=games', ['league.table', 'league.moves', 'league.games']],
  ['/en/2024-2025/activity', '', ['activity.list']],
  ['/fr/connexion', '', ['signInMethods.providers']],
  ['/fr/enregistrement', '', []],
  ['/fr/nulle-part', '', []],
])('the page at %s%s queries its data', (path, search, expected) => {
  expect(queriesAt(pageLocationAt(path, search), season).map((query) => query.path)).toEqual(expected);
});

test('the home page queries its greeting, and the ongoing season when there is one', () => {
  const home = pageLocationAt('/fr/accueil', '');
  expect(queriesAt(home, season).map(({ path }) => path)).toEqual(['season.home', 'site.welcomeMessage']);
  expect(queriesAt(home, null).map(({ path }) => path)).toEqual(['site.welcomeMessage']);
});
