import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { dayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { seasonAround } from '../../support/season-around.ts';
import { type Site, startSite } from '../support/start-site.ts';
import { violationsIn } from './support/axe.ts';
import { checkPage } from './support/check-page.ts';
import { seasonSheet } from './support/season-sheet.ts';
import { untilHydrated, useVisitors } from './support/visitors.ts';
import { words } from './support/words.ts';

const visit = useVisitors();
const sites: Site[] = [];
afterAll(async () => {
  for (const site of sites) await site.remove();
});

// Results cannot be of the future, so the season and its games lie around the day of the test.
const today = dayInQuebec(new Date().toISOString());

type Walk = { readonly page: Page; readonly lang: Language };
const main = ({ page }: Walk) => page.locator('main');
const button = (walk: Walk, name: string | RegExp) => main(walk).getByRole('button', { name });
const label = (walk: Walk, key: string) => main(walk).getByLabel(words(walk.lang, key), { exact: true });
const step = (walk: Walk, key: string) =>
  main(walk)
    .locator('li')
    .filter({ has: walk.page.getByRole('heading', { name: words(walk.lang, key), exact: true }) });
const isDone = (walk: Walk, key: string) =>
  step(walk, key).locator('summary').getByText('✓', { exact: true }).waitFor();

const becomeAdmin = async (walk: Walk) => {
  const { page, lang } = walk;
  await page.goto('/');
  await untilHydrated(page);
  await main(walk)
    .getByRole('link', { name: words(lang, 'start_title') })
    .click();
  await label(walk, 'account_username').fill('Fondatrice');
  await label(walk, 'account_email').fill('fondatrice@example.org');
  await page.locator('main input[type=password]').fill('glace-bleue-et-bâtons');
  expect(await violationsIn(page)).toEqual([]);
  await button(walk, words(lang, 'start_admin_submit')).click();
};

const setUp = async (walk: Walk) => {
  const { page, lang } = walk;
  const [region, category] = ['Mauricie', lang === 'fr' ? 'M13 AA' : 'U13 AA'];
  const { year, startsOn, endsOn } = seasonAround(today);
  await label(walk, 'season_form_year').fill(String(year));
  await label(walk, 'structure_starts').fill(startsOn);
  await label(walk, 'structure_ends').fill(endsOn);
  await button(walk, words(lang, 'season_form_add')).click();
  await isDone(walk, 'start_step_season');
  await main(walk).getByLabel(region, { exact: true }).check();
  await main(walk).getByLabel(category, { exact: true }).check();
  expect(await violationsIn(page)).toEqual([]);
  await step(walk, 'start_step_catalogue').locator('button').last().click();
  await isDone(walk, 'start_step_catalogue');
  await button(walk, words(lang, 'start_rules_submit')).click();
  await isDone(walk, 'start_step_rules');
  await label(walk, 'game_form_category').selectOption({ label: category });
  await label(walk, 'start_region').selectOption({ label: region });
  await button(walk, words(lang, 'league_form_add')).click();
  await isDone(walk, 'start_step_league');
  const teams = 'Loups de Shawinigan, Shawinigan\nLynx de Magog\nTitans de Trois-Rivières';
  await main(walk).locator('textarea').fill(teams);
  await step(walk, 'start_step_teams').locator('button').first().click();
  await isDone(walk, 'start_step_teams');
  expect(await violationsIn(page)).toEqual([]);
};

const importSheet = async (walk: Walk) => {
  const { page, lang } = walk;
  await main(walk)
    .getByRole('link', { name: words(lang, 'start_calendar_import') })
    .click();
  const file = { name: 'saison.xlsx', mimeType: 'application/octet-stream', buffer: seasonSheet(today) };
  await page.setInputFiles('#import-file', file);
  // Every row of the file belongs to the category's only league, whatever the row calls it.
  expect(await violationsIn(page)).toEqual([]);
  // A score that became a day: the order cannot be known, so the import waits for a choice.
  await button(walk, words(lang, 'import_continue')).click();
  await main(walk).getByText(words(lang, 'import_doubts_open')).waitFor();
  await label(walk, 'import_score_month_first').check();
  await checkPage(page, `evening-columns-${lang}`);
  await button(walk, words(lang, 'import_continue')).click();
  // One of four teams is new; the others are found under any spelling.
  await page.getByRole('heading', { name: words(lang, 'import_which_teams') }).waitFor();
  const choices = main(walk).locator('ol select');
  expect(await choices.count()).toBe(1);
  for (const select of await choices.all()) await select.selectOption('new');
  expect(await violationsIn(page)).toEqual([]);
  await button(walk, words(lang, 'import_continue')).click();
  await page.getByRole('heading', { name: words(lang, 'import_review') }).waitFor();
};

const figures = async (walk: Walk) =>
  (await main(walk).locator('dl dd').allTextContents()).map((text) => Number(text));

test.each([
  { lang: 'fr', width: 390 },
  { lang: 'en', width: 1280 },
] as const)(
  'from an empty folder to a public table in the browser, in $lang, $width wide',
  async ({ lang, width }) => {
    const site = await startSite();
    sites.push(site);
    const page = await visit({ url: site.url, lang, width });
    const walk = { page, lang };
    await becomeAdmin(walk);
    await setUp(walk);
    await importSheet(walk);
    await checkPage(page, `evening-review-${lang}`);
    // Nine games of one sheet, of which one is a duplicate and one has no readable score, and four of the other.
    expect(await figures(walk)).toEqual([12, 0, 0, 2]);
    const refused = await main(walk).locator('h3 + ul > li').allTextContents();
    expect(refused[1]).toContain('F12');
    await main(walk)
      .getByText(/Aigles/)
      .first()
      .waitFor();
    await button(walk, /(?:Importer|Import) 12/).click();
    await page.getByRole('heading', { name: words(lang, 'import_done') }).waitFor();

    await page.goto(pathsIn(lang).makeSchedule(/\d{4}-\d{4}/.exec(page.url())?.[0] ?? ''));
    // The season's only league need not be looked for.
    await expect
      .poll(() => main(walk).getByRole('combobox').first().inputValue())
      .toBe(lang === 'fr' ? 'M13 AA Mauricie' : 'U13 AA Mauricie');

    const other = lang === 'fr' ? 'en' : 'fr';
    const season = /\d{4}-\d{4}/.exec(page.url())?.[0] ?? '';
    const abroad = await visit({ url: site.url, lang: other, scripts: false });
    await abroad.goto(pathsIn(other).leagues(season));
    // The default name of the league is in the reader's language.
    await abroad.locator('main a[href*="/r-"]').first().click();
    await expect
      .poll(() => abroad.locator('main h1').textContent())
      .toBe(other === 'fr' ? 'M13 AA Mauricie' : 'U13 AA Mauricie');

    const reader = await visit({ url: site.url, lang, width, scripts: false });
    await reader.goto(pathsIn(lang).leagues(season));
    await reader.locator('main a[href*="/r-"]').first().click();
    const rows = reader.locator('main table').first().locator('tbody tr');
    const table = (await rows.allTextContents()).map((text) => text.replaceAll(/\s+/g, ' '));
    expect(table.map((text) => /Loups|Lynx|Titans|Aigles/.exec(text)?.[0])).toEqual([
      'Loups',
      'Lynx',
      'Titans',
      'Aigles',
    ]);
    const heads = await reader.locator('main table').first().locator('thead th').allTextContents();
    const column = async (name: RegExp) => {
      const at = heads.findIndex((head) => name.test(head.trim()));
      const cells = await Promise.all(
        (await rows.all()).map((row) => row.locator('th, td').nth(at).textContent()),
      );
      return cells.map(Number);
    };
    expect(await column(/^(?:PJ|GP)/)).toEqual([5, 5, 4, 4]);
    expect(await column(/^PTS/)).toEqual([6, 6, 4, 3]);
  },
  // From `npm start` on; ten minutes are promised to people, who also read and type.
  180_000,
);
