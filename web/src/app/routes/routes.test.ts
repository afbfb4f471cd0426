import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sampleAnswers } from '../../testing/sample-answers.ts';
import { pageLocationAt } from '../page-location-at.ts';
import { competitionRoutes } from './competition.routes.ts';
import { membershipRoutes } from './membership.routes.ts';
import { questionsAt, routes } from './routes.ts';
import { siteRoutes } from './site.routes.ts';

test.each(Object.entries(routes))(
  'the page %s loads from the module that the manifest names',
  async (_, route) => {
    expect(existsSync(new URL(`../../../${route.module}`, import.meta.url))).toBe(true);
    const component = await route.load();
    expect(route.module.endsWith(`/${component.name}.tsx`)).toBe(true);
  },
  // The first page brings most of what the others share: on a busy machine that takes its time.
  30_000,
);

test('each page is declared once', () => {
  const declared = [siteRoutes, membershipRoutes, competitionRoutes].flatMap((part) => Object.keys(part));
  expect(declared.sort()).toEqual(Object.keys(routes).sort());
});

const menu = sampleAnswers('fr')['site.nav'];
const league = '/fr/2024-2025/c-1-atome/r-2-saguenay';
test.each([
  [league, '', ['league.table']],
  [league, '?view=games', ['league.table', 'league.games']],
  [league, '?view=history', ['league.table', 'history.league']],
  [league, '?why=1&view=games', ['league.table', 'league.moves', 'league.games']],
  ['/en/2024-2025/activity', '', ['activity.list']],
  ['/fr/connexion', '', []],
  ['/fr/nulle-part', '', []],
])('%s%s asks what it shows', (path, search, asked) => {
  expect(questionsAt(pageLocationAt(path, search), menu).map((question) => question.path)).toEqual(asked);
});

test('the home page asks about the season that is being played, and nothing where none is', () => {
  const home = pageLocationAt('/fr/accueil', '');
  expect(questionsAt(home, menu).map(({ path }) => path)).toEqual(['season.home']);
  expect(questionsAt(home, { ...menu, ongoingSeason: null })).toEqual([]);
});
