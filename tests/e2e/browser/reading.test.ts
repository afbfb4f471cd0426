import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { matchPath, translatePath } from '@rondelle/contracts/site/routes.ts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { smallSeason } from './support/small-season.ts';
import { untilHydrated, useVisitors } from './support/visitors.ts';
import { readers } from './support/tested-languages.ts';
import { words } from './support/words.ts';

const visit = useVisitors();
const pathOf = (page: Page): string => new URL(page.url()).pathname;
const other = (lang: Language): Language => (lang === 'fr' ? 'en' : 'fr');

const follow = async (page: Page, name: string | RegExp, within = 'main'): Promise<void> => {
  await page.locator(within).getByRole('link', { name }).filter({ visible: true }).first().click();
};
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Switches to the other language and back, each time on the same page. */
const switchLanguage = async (page: Page, lang: Language): Promise<void> => {
  const here = pathOf(page);
  const kind = matchPath(here)?.page;
  for (const [to, from] of [
    [other(lang), lang],
    [lang, other(lang)],
  ] as const) {
    await page
      .locator('header')
      .getByRole('link', { name: words(from, 'shell_language') })
      .filter({ visible: true })
      .click();
    // Names in a path depend on the language; only the ids stay the same.
    await expect.poll(() => matchPath(pathOf(page))).toEqual({ lang: to, page: kind });
    expect(await page.locator('html').getAttribute('lang')).toBe(`${to}-CA`);
    await expect.poll(() => heading(page).count()).toBe(1);
  }
  expect(pathOf(page)).toBe(here);
};

const arrivesAt = async (page: Page, kind: string, title: string | RegExp): Promise<void> => {
  await expect.poll(() => matchPath(pathOf(page))?.page.page).toBe(kind);
  await expect.poll(() => heading(page).textContent()).toMatch(title);
};

const leagueNames = { fr: 'Ligue du Lac', en: 'Lake League' } as const;

describe.each(readers)('a reader in $lang, $how', ({ lang, scripts }) => {
  test('follows links from the home page to a game and its public history', async () => {
    const page = await visit({ lang, scripts });
    await page.goto('/');
    await arrivesAt(page, 'home', words(lang, 'home_title'));
    await switchLanguage(page, lang);
    await follow(page, new RegExp(smallSeason));
    await arrivesAt(page, 'season', new RegExp(smallSeason));
    await switchLanguage(page, lang);
    await follow(page, words(lang, 'nav_leagues'), 'header');
    await arrivesAt(page, 'leagues', words(lang, 'leagues_title', { season: smallSeason }));
    await switchLanguage(page, lang);
    await follow(page, new RegExp(leagueNames[lang]));
    await arrivesAt(page, 'league', leagueNames[lang]);
    await switchLanguage(page, lang);
    await follow(page, /Boréals d’\s*Alma/);
    await arrivesAt(page, 'team', 'Boréals d’Alma');
    await switchLanguage(page, lang);
    await follow(page, words(lang, 'team_stats_link'));
    await arrivesAt(page, 'teamStats', /^Boréals d’Alma$/);
    await switchLanguage(page, lang);
    await follow(page, words(lang, 'team_tab_overview'));
    await arrivesAt(page, 'team', /^Boréals d’Alma$/);
    const rivals = page.getByRole('region', { name: words(lang, 'team_rivals') });
    await rivals.getByRole('link', { name: 'Éclaireurs de Roberval' }).click();
    await arrivesAt(page, 'rivalry', /Boréals d’Alma.*Éclaireurs de Roberval/);
    await switchLanguage(page, lang);
    await follow(page, /Boréals d’Alma\s*3\s*–\s*1\s*Éclaireurs de Roberval/);
    await arrivesAt(page, 'game', /Boréals d’Alma/);
    await switchLanguage(page, lang);
    expect(await page.locator('main').textContent()).toContain(words(lang, 'history_action_game_recorded'));
    expect(await page.locator('main').textContent()).toContain(words(lang, 'history_by_import'));
  });

  test('moves back and forward with the browser’s buttons', async () => {
    const page = await visit({ lang, scripts });
    const [leagues, tournaments] = [words(lang, 'nav_leagues'), words(lang, 'nav_tournaments')];
    await page.goto(`/${lang}/2024-2025`);
    await follow(page, leagues, 'header');
    await arrivesAt(page, 'leagues', words(lang, 'leagues_title', { season: '2024-2025' }));
    await follow(page, tournaments, 'header');
    await arrivesAt(page, 'tournaments', words(lang, 'tournaments_title', { season: '2024-2025' }));
    await page.goBack();
    await arrivesAt(page, 'leagues', words(lang, 'leagues_title', { season: '2024-2025' }));
    await page.goForward();
    await arrivesAt(page, 'tournaments', words(lang, 'tournaments_title', { season: '2024-2025' }));
  });

  test('changes the season on the same kind of page', async () => {
    const page = await visit({ lang, scripts });
    await page.goto(translatePath('/fr/2024-2025/ligues', lang));
    // Before hydration, the link works as it does without scripts.
    if (scripts) await untilHydrated(page);
    await page
      .locator('header')
      .getByRole('link', { name: words(lang, 'shell_season', { season: '2024-2025' }) })
      .click();
    // Without scripts it leads to the list of seasons at the foot of the page.
    if (scripts) await page.getByRole('menuitem', { name: smallSeason }).click();
    else await follow(page, smallSeason, 'footer');
    await arrivesAt(page, 'leagues', words(lang, 'leagues_title', { season: smallSeason }));
    expect(pathOf(page)).toBe(translatePath(`/fr/${smallSeason}/ligues`, lang));
  });
});

test('a reader who goes back before hydration sees the previous page', async () => {
  const page = await visit();
  await page.goto('/fr/2024-2025/ligues');
  await untilHydrated(page);
  await follow(page, words('fr', 'nav_tournaments'), 'header');
  await arrivesAt(page, 'tournaments', words('fr', 'tournaments_title', { season: '2024-2025' }));
  const scripts = Promise.withResolvers<void>();
  await page.route('**/TournamentsPage-*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await heading(page).waitFor();
  await page.evaluate(() => history.back());
  scripts.resolve();
  await arrivesAt(page, 'leagues', words('fr', 'leagues_title', { season: '2024-2025' }));
});
