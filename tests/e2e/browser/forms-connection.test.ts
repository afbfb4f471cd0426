import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { violationsIn } from './support/axe.ts';
import { inLanguage } from './support/every-page.ts';
import { findPath } from './support/find-path.ts';
import { chooseTeam, correct, dialog, field, open, openForm, press, toast } from './support/form-steps.ts';
import { addMember, logIn } from './support/members.ts';
import { writtenSeason } from './support/small-season.ts';
import { useVisitors } from './support/visitors.ts';
import { testedLanguages } from './support/tested-languages.ts';
import { words } from './support/words.ts';

const visit = useVisitors();
const langs = testedLanguages('fr');

let league: string;
/** The same teams play several times on that day, half an hour apart. */
const timeOf = (at: number) => `${6 + Math.floor(at / 2)}:${at % 2 === 0 ? '00' : '30'}`;

beforeAll(async () => {
  league = await findPath(inject('siteUrl'), `/fr/${writtenSeason}/ligues`, /\/r-\d+-saguenay/);
  for (const name of langs.flatMap((lang) => people[lang])) await addMember(name, 'supervisor');
});

const teams = ['Boréals d’Alma', 'Éclaireurs de Roberval', 'Saphirs de La Baie', 'Vigiles de Chicoutimi'];
const people = { fr: ['Réseau', 'Autre main'], en: ['Network', 'Other hand'] } as const;
/** The games of a day as the page of results lists them: « Boréals d’Alma4Vigiles de Chicoutimi3 ». */
const gamesOn = async (page: Page, lang: Language, date: string): Promise<readonly string[]> => {
  await open(page, `${pathsIn(lang).latestResults(writtenSeason)}?date=${date}`);
  return page.locator('main a[href*="/g-"]').evaluateAll((links) =>
    links.map((link) => {
      // The score stands between its teams.
      const score = link.querySelector('[data-numbers]');
      const [homeGoals, , awayGoals] = score?.children ?? [];
      const parts = [score?.previousElementSibling, homeGoals, score?.nextElementSibling, awayGoals];
      return parts.map((part) => part?.textContent).join('');
    }),
  );
};

describe.each(langs)('in %s', (lang) => {
  const path = () => inLanguage(lang, league);
  const day = lang === 'fr' ? '2021-01-15' : '2021-01-22';

  test('a draft survives a reload', async () => {
    const page = await visit({ lang });
    await open(page, path());
    await logIn(page, people[lang][0]);
    await openForm(page, lang, 'game_form_add');
    await field(page, lang, 'field_venue').fill('Centre Georges-Vézina');
    await page.reload();
    await expect.poll(() => field(page, lang, 'field_venue').inputValue()).toBe('Centre Georges-Vézina');
    await press(page, lang, 'draft_start_over');
    expect(await field(page, lang, 'field_venue').inputValue()).toBe('');
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog(page).count()).toBe(0);
    await expect.poll(() => page.url()).not.toContain('do=');
  });

  test('a game that is sent offline is recorded once when the connection returns', async () => {
    const page = await visit({ lang, expected: [] });
    await open(page, path());
    await logIn(page, people[lang][0]);
    await openForm(page, lang, 'game_form_add');
    await chooseTeam(page, lang, 'field_home_team', 'boreals');
    await chooseTeam(page, lang, 'field_away_team', 'vigiles');
    await field(page, lang, 'field_date').fill(day);
    await field(page, lang, 'field_home_goals').fill('4');
    await field(page, lang, 'field_away_goals').fill('3');
    // The first request arrives, but its response is lost; then there is no connection at all.
    let times = 0;
    let online = false;
    await page.route('**/trpc/game.record**', async (route) => {
      times += 1;
      if (times === 1) await route.fetch();
      await (online ? route.continue() : route.abort('aborted'));
    });
    await press(page, lang, 'game_form_add');
    await expect.poll(() => dialog(page).textContent()).toContain(words(lang, 'write_waiting'));
    await expect.poll(() => times).toBeGreaterThan(1);
    // The outbox also sends waiting requests after a reload.
    await page.reload();
    online = true;
    await expect.poll(() => toast(page).count()).toBe(1);
    expect(await gamesOn(page, lang, day)).toEqual(['Boréals d’Alma4Vigiles de Chicoutimi3']);
  });

  test('two members who edit the same game see each other’s change', async () => {
    const [mine, theirs] = [await visit({ lang, expected: [412] }), await visit({ lang })];
    await logIn(mine, people[lang][0]);
    await logIn(theirs, people[lang][1]);
    await gamesOn(mine, lang, day);
    const game = await mine.locator('main a[href*="/g-"]').first().getAttribute('href');
    for (const page of [mine, theirs]) {
      await open(page, game ?? '');
      await openForm(page, lang, 'game_form_edit');
    }
    await field(theirs, lang, 'field_home_goals').fill('6');
    await correct(theirs, lang);
    await expect.poll(() => toast(theirs).count()).toBe(1);
    await field(mine, lang, 'field_home_goals').fill('5');
    await correct(mine, lang);
    const note = dialog(mine).getByRole('region', { name: words(lang, 'conflict_title') });
    await expect.poll(() => note.textContent()).toContain(people[lang][1]);
    expect(await note.getByRole('row').last().textContent()).toMatch(/6.*5/);
    expect(await violationsIn(mine)).toEqual([]);
    await press(mine, lang, 'conflict_save_over');
    await expect.poll(() => toast(mine).count()).toBe(1);
    await expect.poll(() => mine.locator('main h1').textContent()).toContain('5');
  });

  test('thirty results are recorded once each on a connection that drops twice', async () => {
    const page = await visit({ lang });
    await logIn(page, people[lang][0]);
    await open(page, pathsIn(lang).enterResults(writtenSeason));
    const weekend = lang === 'fr' ? '2020-11-20' : '2020-11-27';
    // All results differ, so that a duplicate cannot hide a lost one.
    const results = Array.from({ length: 30 }, (_, at) => ({
      home: teams[at % 4],
      away: at === 29 ? 'Vigiles de Chicoutimi' : teams[(at + 1 + (at % 3)) % 4],
      goals: [(at % 5) + 2, at % 2],
    }));
    const lines = results.map(({ home, away, goals }, at) =>
      [weekend, timeOf(at), home, at === 29 ? 'Inconnus' : away, ...goals].join('\t'),
    );
    await page.getByLabel(words(lang, 'game_form_league'), { exact: true }).first().fill('lac');
    await page.locator('[role=option]').first().click();
    await page.getByLabel(words(lang, 'grid_paste'), { exact: true }).fill(lines.join('\n'));
    const rows = page.locator('main fieldset');
    await expect.poll(() => rows.count()).toBe(30);
    const see = page.getByRole('button', { name: words(lang, 'preview_see') });
    await see.click();
    expect(await rows.last().textContent()).toContain(words(lang, 'grid_unknown_team', { name: 'Inconnus' }));
    await rows.last().locator('select').nth(1).selectOption({ label: 'Vigiles de Chicoutimi' });
    expect(await violationsIn(page)).toEqual([]);
    let times = 0;
    let online = false;
    await page.route('**/trpc/game.saveMany**', async (route) => {
      times += 1;
      // The first response is lost; a later request does not arrive.
      if (times === 1 && !online) await route.fetch();
      await (online && times !== 2 ? route.continue() : route.abort('aborted'));
    });
    const save = async () => {
      await see.click();
      await page.getByRole('heading', { name: words(lang, 'preview_title') }).waitFor();
      await page.getByRole('button', { name: words(lang, 'grid_save') }).click();
    };
    const output = page.locator('main [role=status]').last();
    await save();
    // All requests without a response are stored, and the grid is empty for more.
    await expect.poll(() => output.textContent()).toContain(words(lang, 'grid_kept', { count: '30' }));
    expect(await rows.count()).toBe(5);
    await expect.poll(() => times).toBeGreaterThan(1);
    await page.reload();
    [times, online] = [0, true];
    const waiting = page.locator('[data-waiting]');
    await waiting.filter({ hasText: words(lang, 'outbox_see') }).waitFor();
    await waiting.filter({ hasNotText: words(lang, 'outbox_see') }).waitFor();
    // Three batches, one of them sent twice.
    expect(times).toBe(4);
    const recorded = results.map(({ home, away, goals: [mine, theirs] }) => `${home}${mine}${away}${theirs}`);
    expect((await gamesOn(page, lang, weekend)).toSorted()).toEqual(recorded.toSorted());
  });
});

const portals = {
  'an HTML page': { contentType: 'text/html', body: '<html><body>Acceptez les conditions.</body></html>' },
  '{"ok":true}': { contentType: 'application/json', body: '{"ok":true}' },
};

test.each([
  ['an HTML page', '2021-04-09', '6'],
  ['{"ok":true}', '2021-04-16', '7'],
] as const)(
  'a game waits while a guest network responds with status 200 and %s, and is recorded once afterwards',
  async (portal, day, goals) => {
    const page = await visit({ lang: 'fr' });
    await logIn(page, people.fr[0]);
    await open(page, league);
    await openForm(page, 'fr', 'game_form_add');
    await chooseTeam(page, 'fr', 'field_home_team', 'boreals');
    await chooseTeam(page, 'fr', 'field_away_team', 'vigiles');
    await field(page, 'fr', 'field_date').fill(day);
    await field(page, 'fr', 'field_home_goals').fill(goals);
    await field(page, 'fr', 'field_away_goals').fill('3');
    let responses = 0;
    await page.route('**/trpc/game.record**', async (route) => {
      responses += 1;
      await route.fulfill({ status: 200, ...portals[portal] });
    });
    await press(page, 'fr', 'game_form_add');
    await expect.poll(() => dialog(page).textContent()).toContain(words('fr', 'write_waiting'));
    await expect.poll(() => responses).toBeGreaterThan(1);
    expect(await toast(page).count()).toBe(0);
    const elsewhere = await visit({ lang: 'fr' });
    expect(await gamesOn(elsewhere, 'fr', day)).toEqual([]);
    await page.unroute('**/trpc/game.record**');
    await expect.poll(() => toast(page).count()).toBe(1);
    expect(await gamesOn(elsewhere, 'fr', day)).toEqual([`Boréals d’Alma${goals}Vigiles de Chicoutimi3`]);
  },
);

test('a game is added with the keyboard only', async () => {
  const page = await visit({ lang: 'fr', width: 390 });
  await logIn(page, people.fr[0]);
  await open(page, league);
  await page.locator('main button[popovertarget=edit-menu]').focus();
  await page.keyboard.press('Enter');
  await page
    .locator('main')
    .getByRole('link', { name: words('fr', 'game_form_add'), exact: true })
    .focus();
  await page.keyboard.press('Enter');
  await dialog(page).locator('form').waitFor();
  await field(page, 'fr', 'field_home_team').focus();
  await page.keyboard.type('saphirs');
  await expect.poll(() => dialog(page).locator('[role=option]').count()).toBe(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await field(page, 'fr', 'field_home_team').inputValue()).toBe('Saphirs de La Baie');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('eclaireurs');
  await expect.poll(() => dialog(page).locator('[role=option]').count()).toBe(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await field(page, 'fr', 'field_date').fill('2021-02-05');
  await field(page, 'fr', 'field_home_goals').focus();
  await page.keyboard.type('2');
  await page.keyboard.press('Tab');
  const released = Promise.withResolvers<void>();
  await page.route('**/trpc/preview.changes**', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.keyboard.type('1');
  // In a past season, a preview comes first, even when Enter is pressed early.
  await page.keyboard.press('Enter');
  const previewed = dialog(page).locator('[role=status]');
  await previewed.filter({ hasText: words('fr', 'preview_wait') }).waitFor();
  released.resolve();
  await previewed.filter({ hasText: words('fr', 'preview_again') }).waitFor();
  await dialog(page)
    .getByRole('heading', { name: words('fr', 'preview_title') })
    .waitFor();
  expect([await toast(page).count(), await dialog(page).count()]).toEqual([0, 1]);
  // A key press right after the preview would still be ignored.
  await new Promise((done) => setTimeout(done, 500));
  await page.keyboard.press('Enter');
  await expect.poll(() => toast(page).count()).toBe(1);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(words('fr', 'edit_menu'));
});
