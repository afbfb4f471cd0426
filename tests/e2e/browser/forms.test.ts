import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { violationsIn } from './support/axe.ts';
import { inLanguage } from './support/every-page.ts';
import { findPath } from './support/find-path.ts';
import {
  chooseTeam,
  correct,
  dialog,
  followFormLink,
  field,
  open,
  openForm,
  press,
  toast,
} from './support/form-steps.ts';
import { addMember, fillInLogin, logIn } from './support/members.ts';
import { writtenSeason } from './support/small-season.ts';
import { useVisitors } from './support/visitors.ts';
import { testedLanguages } from './support/tested-languages.ts';
import { words } from './support/words.ts';

const visit = useVisitors();
const languages = testedLanguages('fr');

let leagueInFrench: string;
beforeAll(async () => {
  leagueInFrench = await findPath(inject('siteUrl'), `/fr/${writtenSeason}/ligues`, /\/r-\d+-saguenay/);
  for (const name of ['Marqueur', 'Scorer', 'Rivale']) await addMember(name, 'supervisor');
});

const memberOf = { fr: 'Marqueur', en: 'Scorer' } as const;
const league = (lang: Language) => inLanguage(lang, leagueInFrench);
type Score = { readonly home: string; readonly away: string; readonly date: string };
const fillInGame = async (page: Page, lang: Language, { home, away, date }: Score): Promise<void> => {
  await chooseTeam(page, lang, 'field_home_team', 'boreals');
  await chooseTeam(page, lang, 'field_away_team', 'vigiles');
  await field(page, lang, 'field_date').fill(date);
  await field(page, lang, 'field_home_goals').fill(home);
  await field(page, lang, 'field_away_goals').fill(away);
};

describe.each(languages)('in %s', (lang) => {
  const date = lang === 'fr' ? '2021-03-12' : '2021-03-19';

  test('a visitor is sent to the login, and returns to the form with its draft', async () => {
    const page = await visit({ lang, expected: [401] });
    await open(page, league(lang));
    await followFormLink(page, lang, 'game_form_add');
    await dialog(page)
      .getByRole('heading', { name: words(lang, 'log_in_first_title') })
      .waitFor();
    expect(await dialog(page).textContent()).toContain(words(lang, 'log_in_first_body'));
    expect(await violationsIn(page)).toEqual([]);
    await dialog(page)
      .getByRole('link', { name: words(lang, 'login_title') })
      .click();
    await page.waitForURL(/next=/);
    await fillInLogin(page, memberOf[lang]);
    await dialog(page).locator('form').waitFor();
    expect(await field(page, lang, 'game_form_league').inputValue()).not.toBe('');
    await field(page, lang, 'field_venue').fill('Aréna du Lac');
    await page.context().clearCookies();
    await fillInGame(page, lang, { home: '1', away: '0', date });
    await press(page, lang, 'game_form_add');
    await dialog(page)
      .getByRole('link', { name: words(lang, 'login_title') })
      .click();
    await page.waitForURL(/next=/);
    await fillInLogin(page, memberOf[lang]);
    await dialog(page).locator('form').waitFor();
    expect(await field(page, lang, 'field_venue').inputValue()).toBe('Aréna du Lac');
    expect(await field(page, lang, 'field_home_goals').inputValue()).toBe('1');
    await page.goBack();
    await expect.poll(() => dialog(page).count()).toBe(0);
    expect(page.url()).toMatch(/\/r-\d+-saguenay[a-z-]*$/);
    // Back does not return to the login form after a login.
    await page.goBack();
    expect(page.url()).not.toContain(pathsIn(lang).login());
  });

  test('a game is added, edited, deleted and restored', async () => {
    const page = await visit({ lang });
    await open(page, league(lang));
    await logIn(page, memberOf[lang]);
    await openForm(page, lang, 'game_form_add');
    await press(page, lang, 'game_form_add');
    await dialog(page).getByRole('alert').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert');
    expect(await violationsIn(page)).toEqual([]);
    await fillInGame(page, lang, { home: '7', away: '5', date });
    await press(page, lang, 'game_form_add');
    await expect.poll(() => toast(page).textContent()).toContain('Boréals d’Alma');
    await expect.poll(() => dialog(page).count()).toBe(0);
    await toast(page)
      .getByRole('link', { name: words(lang, 'toast_see') })
      .click();
    await page.locator('h1').filter({ hasText: 'Vigiles' }).waitFor();
    await openForm(page, lang, 'game_form_edit');
    await field(page, lang, 'field_away_goals').fill('6');
    expect(await violationsIn(page)).toEqual([]);
    await correct(page, lang);
    await expect.poll(() => page.locator('main h1').textContent()).toContain('6');
    await openForm(page, lang, 'game_form_delete');
    expect(await violationsIn(page)).toEqual([]);
    await correct(page, lang);
    await expect.poll(() => page.locator('main').textContent()).toContain(words(lang, 'game_deleted_body'));
    await toast(page)
      .getByRole('button', { name: words(lang, 'toast_undo') })
      .last()
      .click();
    await expect
      .poll(() => page.locator('main').textContent())
      .not.toContain(words(lang, 'game_deleted_body'));
    expect(await page.locator('main h1').textContent()).toContain('7');
  });
});
