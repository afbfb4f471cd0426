import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Site, startSite } from '../support/start-site.ts';
import { violationsIn } from './support/axe.ts';
import { dialog, field, press, untilToast, toast } from './support/form-steps.ts';
import { addMember, fillInLogin } from './support/members.ts';
import { untilHydrated, useVisitors } from './support/visitors.ts';
import { readers } from './support/tested-languages.ts';
import { words } from './support/words.ts';

const visit = useVisitors();
let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.remove());

describe.each(readers)('a site without any data, in $lang (scripts: $scripts)', ({ lang, scripts }) => {
  test('explains on the home page that there is no season, and serves its other pages', async () => {
    const page = await visit({ lang, scripts, url: site.url });
    await page.goto('/');
    await page.getByText(words(lang, 'home_no_season')).waitFor();
    // The first link leads to the first steps, whose page has the same name.
    const first = page.locator('main p ~ div a').first();
    expect(await first.textContent()).toBe(words(lang, 'start_title'));
    expect(await first.getAttribute('href')).toBe(pathsIn(lang).start());
    expect(await page.locator('main').textContent()).not.toMatch(/terminal|npm/);
    await page
      .locator('main')
      .getByRole('link', { name: words(lang, 'shell_footer_about') })
      .click();
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).textContent())
      .toBe(words(lang, 'about_title'));
    await page.goto(lang === 'fr' ? '/fr/recherche' : '/en/search');
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.getByText(words(lang, 'shell_demo')).count()).toBe(0);
  });

  test('returns 404 for a season that does not exist', async () => {
    const page = await visit({ lang, scripts, url: site.url, expected: [404] });
    const response = await page.goto(`/${lang}/2024-2025`);
    expect(response?.status()).toBe(404);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(words(lang, 'not_found_season'));
  });
});

test('a form that needs an account leads a visitor of an empty site to the first steps', async () => {
  const page = await visit({ url: site.url, width: 390 });
  await page.goto('/fr/accueil?do=add-league');
  await untilHydrated(page);
  await goAndAdd(page, 'start_title');
  await expect.poll(() => page.locator('main h1').textContent()).toBe(words('fr', 'start_title'));
  await page.locator('main input[name=username]').waitFor();
});

const follow = (page: Page, key: string) =>
  page
    .locator('main')
    .getByRole('link', { name: words('fr', key), exact: true })
    .first()
    .click();
/** Follows the link from an open form to the form that adds what is missing. */
const goAndAdd = (page: Page, key: string) =>
  dialog(page)
    .getByRole('link', { name: words('fr', key), exact: true })
    .click();
const name = async (page: Page, text: string, submit: string) => {
  await field(page, 'fr', 'structure_name_fr').fill(text);
  await press(page, 'fr', submit);
};
const typeTeam = (page: Page, key: string, typed: string) =>
  dialog(page)
    .getByRole('combobox', { name: words('fr', key), exact: true })
    .fill(typed);
const addTeam = async (page: Page, team: string) => {
  await field(page, 'fr', 'team_form_name').fill(team);
  await press(page, 'fr', 'team_form_add');
  await untilToast(page, team);
};

/** Adds entities in the order in which a new administrator meets them; every step links to the next one. */
test('the administrator of an empty site reaches a table with one game by following its links', async () => {
  await addMember('Fondatrice', 'masterAdmin', site.dataDir);
  const page = await visit({ url: site.url, width: 390 });
  await page.goto('/');
  await untilHydrated(page);
  expect(await violationsIn(page)).toEqual([]);
  await follow(page, 'season_form_add');
  await goAndAdd(page, 'login_title');
  await fillInLogin(page, 'Fondatrice');

  await press(page, 'fr', 'season_form_add');
  const opened = toast(page).filter({ hasText: /\d{4}-\d{4}/ });
  await opened.waitFor();
  await page.getByText(words('fr', 'first_steps')).waitFor();
  expect(await violationsIn(page)).toEqual([]);

  await follow(page, 'league_form_add');
  await dialog(page).getByText(words('fr', 'structure_none_category')).waitFor();
  expect(await violationsIn(page)).toEqual([]);
  await goAndAdd(page, 'category_form_add');
  await name(page, 'M13 A', 'category_form_add');
  await goAndAdd(page, 'region_form_add');
  await name(page, 'Saguenay', 'region_form_add');
  await goAndAdd(page, 'ruleset_form_add');
  await press(page, 'fr', 'ruleset_form_add');
  await field(page, 'fr', 'game_form_category').selectOption({ label: 'M13 A' });
  await field(page, 'fr', 'structure_region').selectOption({ label: 'Saguenay' });
  await field(page, 'fr', 'structure_ruleset').selectOption({ index: 1 });
  await name(page, 'Ligue du Fjord', 'league_form_add');
  await page
    .locator('main')
    .getByRole('link', { name: words('fr', 'first_steps_enter', { league: 'Ligue du Fjord' }) })
    .click();

  for (const team of ['Dragons de La Baie', 'Loups de Jonquière']) {
    await typeTeam(page, 'entries_add', team);
    await goAndAdd(page, 'team_form_add');
    expect(await field(page, 'fr', 'structure_region').inputValue()).not.toBe('');
    await addTeam(page, team);
    await typeTeam(page, 'entries_add', team);
    await dialog(page).locator('[role=option]', { hasText: team }).click();
  }
  await press(page, 'fr', 'entries_enter');
  await untilToast(page, 'Ligue du Fjord');

  await follow(page, 'game_form_add');
  for (const [side, team] of [
    ['home', 'dragons'],
    ['away', 'loups'],
  ] as const) {
    await typeTeam(page, `field_${side}_team`, team);
    await dialog(page).locator('[role=option]').click();
  }
  await field(page, 'fr', 'field_home_goals').fill('3');
  await field(page, 'fr', 'field_away_goals').fill('2');
  await press(page, 'fr', 'game_form_add');
  await expect.poll(() => dialog(page).count()).toBe(0);

  const reader = await visit({ url: site.url, width: 390 });
  await reader.goto(page.url());
  const rows = reader.locator('main table').first().locator('tbody tr');
  expect(await rows.allTextContents()).toEqual([
    expect.stringContaining('Dragons de La Baie'),
    expect.stringContaining('Loups de Jonquière'),
  ]);
});
