import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { violationsIn } from './support/axe.ts';
import { inLanguage } from './support/every-page.ts';
import { findPath } from './support/find-path.ts';
import { chooseTeam, dialog, followFormLink, field, open, openForm, press } from './support/form-steps.ts';
import { addMember, logIn } from './support/members.ts';
import { writtenSeason } from './support/small-season.ts';
import { useVisitors } from './support/visitors.ts';
import { testedLanguages } from './support/tested-languages.ts';
import { words } from './support/words.ts';

const visit = useVisitors();
const langs = testedLanguages('en');
const writers = { fr: 'Annonceure', en: 'Announcer' } as const;

let leagueInFrench: string;
beforeAll(async () => {
  leagueInFrench = await findPath(inject('siteUrl'), `/fr/${writtenSeason}/ligues`, /\/r-\d+-saguenay/);
  for (const lang of langs) await addMember(writers[lang], 'supervisor');
});

/** Waits until the page receives live changes. */
const untilLive = (page: Page) => page.locator('[data-live="on"]').waitFor({ state: 'attached' });

const addGame = async (page: Page, lang: Language, date: string, goals: readonly [string, string] | null) => {
  await open(page, inLanguage(lang, leagueInFrench));
  await logIn(page, writers[lang]);
  await openForm(page, lang, 'game_form_add');
  await chooseTeam(page, lang, 'field_home_team', 'boreals');
  await chooseTeam(page, lang, 'field_away_team', 'vigiles');
  await field(page, lang, 'field_date').fill(date);
  if (goals === null) await field(page, lang, 'game_form_played').uncheck();
  else {
    await field(page, lang, 'field_home_goals').fill(goals[0]);
    await field(page, lang, 'field_away_goals').fill(goals[1]);
  }
  await press(page, lang, 'game_form_add');
  await expect.poll(() => dialog(page).count()).toBe(0);
};

const goalsOf = (page: Page): Promise<string> =>
  page
    .locator('tr[data-live-team]')
    .filter({ hasText: 'Boréals' })
    .first()
    .textContent()
    .then((text) => text ?? '');

describe.each(langs)('in %s', (lang) => {
  test('a result entered in one browser changes the table in another, marks it and announces it', async () => {
    const reader = await visit({ lang });
    await open(reader, inLanguage(lang, leagueInFrench));
    await untilLive(reader);
    const before = await goalsOf(reader);
    const loads: string[] = [];
    reader.on('framenavigated', (frame) => loads.push(frame.url()));
    await reader.mouse.wheel(0, 300);
    await expect.poll(() => reader.evaluate(() => scrollY)).toBeGreaterThan(0);
    const scrolled = await reader.evaluate(() => scrollY);
    await addGame(await visit({ lang }), lang, lang === 'fr' ? '2021-03-01' : '2021-03-02', ['8', '1']);
    await expect.poll(() => goalsOf(reader)).not.toBe(before);
    await expect.poll(() => reader.locator('tr[data-live-team][data-changed]').count()).toBeGreaterThan(0);
    expect(await reader.locator('[data-live="on"]').textContent()).toMatch(/\S/);
    // Scroll anchoring may shift the page by the height that was added above.
    expect(Math.abs((await reader.evaluate(() => scrollY)) - scrolled)).toBeLessThan(60);
    expect(loads).toEqual([]);
    expect(await violationsIn(reader)).toEqual([]);
  });

  test('an open table remains while the site does not respond, and is refetched afterwards', async () => {
    const reader = await visit({ lang, expected: [503] });
    await open(reader, inLanguage(lang, leagueInFrench));
    await untilLive(reader);
    const before = await goalsOf(reader);
    const tableCalls = '**/trpc/league.table*';
    let refused = 0;
    await reader.route(tableCalls, (route) => {
      refused += 1;
      return route.fulfill({ status: 503 });
    });
    await addGame(await visit({ lang }), lang, lang === 'fr' ? '2021-03-03' : '2021-03-04', ['6', '2']);
    // Each request is sent again twice before it fails.
    await expect.poll(() => refused).toBeGreaterThan(3);
    expect(await goalsOf(reader)).toBe(before);
    await reader.unroute(tableCalls);
    await expect.poll(() => goalsOf(reader)).not.toBe(before);
  });

  test('a live score from a phone appears immediately on the live page, and becomes a result', async () => {
    const keeper = await visit({ lang, width: 390, losesConnection: true });
    const date = lang === 'fr' ? '2021-03-05' : '2021-03-06';
    await addGame(keeper, lang, date, null);
    await keeper.locator('[role=status] a').first().click();
    await keeper.locator('h1').filter({ hasText: 'Vigiles' }).waitFor();
    const watcher = await visit({ lang });
    const season = inLanguage(lang, `/fr/${writtenSeason}/en-direct`);
    await open(watcher, `${season}?date=${date}`);
    await untilLive(watcher);
    await openFormFor(keeper, lang);
    const now = watcher.getByRole('region', { name: words(lang, 'live_scores_now'), exact: true });
    await dialog(keeper)
      .getByRole('button', { name: words(lang, 'keep_start') })
      .click();
    await now.waitFor();
    const goal = dialog(keeper)
      .locator('button')
      .filter({ hasText: words(lang, 'keep_goal') })
      .first();
    await goal.click();
    await expect.poll(() => now.textContent()).toMatch(/Boréals d’Alma1/);
    await keeper.context().setOffline(true);
    await goal.click();
    await goal.click();
    await keeper.context().setOffline(false);
    await expect.poll(() => now.textContent()).toMatch(/Boréals d’Alma3/);
    expect(await violationsIn(keeper)).toEqual([]);
    await dialog(keeper).locator('summary').click();
    await dialog(keeper).locator('details button').first().click();
    await expect.poll(() => dialog(keeper).count()).toBe(0);
    const ended = watcher.getByRole('region', { name: words(lang, 'live_scores_ended'), exact: true });
    await expect.poll(() => ended.textContent()).toMatch(/Boréals d’Alma3/);
    // Other tests may keep scores in the same season.
    expect(await now.filter({ hasText: 'Boréals' }).count()).toBe(0);
  });
});

/** Opens the form for the score from the game's page. */
const openFormFor = async (page: Page, lang: Language): Promise<void> => {
  await followFormLink(page, lang, 'keep_title');
  await dialog(page)
    .getByRole('button', { name: words(lang, 'keep_start') })
    .waitFor();
};
