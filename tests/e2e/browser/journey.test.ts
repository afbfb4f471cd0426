import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { acceptSupervisor } from './support/accept-supervisor.ts';
import { inLanguage } from './support/every-page.ts';
import { findPath } from './support/find-path.ts';
import { chooseTeam, dialog, field, open, openForm, press, toast } from './support/form-steps.ts';
import { addMember, logIn } from './support/members.ts';
import { confirmByMail, fill, fillInRegistration, pressIn } from './support/newcomer.ts';
import { writtenSeason } from './support/small-season.ts';
import { useVisitors } from './support/visitors.ts';
import { testedLanguages } from './support/tested-languages.ts';
import { words } from './support/words.ts';
import { mutate } from './support/writes.ts';

const visit = useVisitors();
const password = 'bandes-et-lignes-bleues';
const newcomers = { fr: 'Sifflet de Matane', en: 'Whistle of Aylmer' } as const;
/** A past season: saving shows a preview first. */
let leagueInFrench: string;
beforeAll(async () => {
  for (const lang of testedLanguages('fr')) await addMember(`Cheffe de ${newcomers[lang]}`, 'admin');
  leagueInFrench = await findPath(inject('siteUrl'), `/fr/${writtenSeason}/ligues`, /\/r-\d+-gaspesie/);
});

const saveAfterPreview = async (page: Page, lang: Language): Promise<void> => {
  await press(page, lang, 'preview_see');
  await dialog(page)
    .getByRole('heading', { name: words(lang, 'preview_title') })
    .waitFor();
  await press(page, lang, 'preview_confirm');
  await expect.poll(() => dialog(page).count()).toBe(0);
};
const playedOf = (page: Page, team: string) =>
  page.locator('tr[data-live-team]').filter({ hasText: team }).first().locator('> th + td');
const latestChange = (page: Page, lang: Language) =>
  page
    .getByRole('region', { name: words(lang, 'history_title') })
    .locator('ol > li')
    .first();
const untilLatest = (page: Page, lang: Language, key: string) =>
  expect.poll(() => latestChange(page, lang).textContent()).toContain(words(lang, key));

/** Makes somebody accept the member there, so that their results in a past season count at once. */
const becomeSupervisor = async (page: Page, username: string): Promise<void> => {
  const [, cid, rid] = /\/c-(\d+)[^/]*\/r-(\d+)/.exec(leagueInFrench) ?? [];
  const leagueUrl = `/api/v1/league?lang=fr&sid=${writtenSeason}&cid=${cid}&rid=${rid}`;
  const { league } = await (await page.request.get(leagueUrl)).json();
  await mutate(page, 'supervision.join', { kind: 'league', id: league.id });
  const chief = await visit();
  await logIn(chief, `Cheffe de ${username}`);
  await acceptSupervisor(chief, username);
};

describe.each(testedLanguages('fr'))('in %s', (lang) => {
  test('a newcomer becomes supervisor and changes a game in every way, immediately visible to others', async () => {
    const newcomer = { username: newcomers[lang], email: `journey-${lang}@example.org`, password };
    const page = await visit({ lang });
    await open(page, pathsIn(lang).register());
    await fillInRegistration(page, lang, newcomer);
    await confirmByMail(page, lang, newcomer);
    await fill(page, lang, { login_login: newcomer.username, account_password: password });
    await pressIn(page, lang, 'login_submit');
    await page.getByText(words(lang, 'account_session_current')).waitFor();

    const spectator = await visit({ lang, width: 390 });
    const league = inLanguage(lang, leagueInFrench);
    await becomeSupervisor(page, newcomer.username);
    await open(spectator, league);
    const played = playedOf(spectator, 'Phares');
    const before = Number(await played.textContent());
    await spectator.evaluate(() => Object.assign(globalThis, { stayed: true }));

    await open(page, league);
    await openForm(page, lang, 'game_form_add');
    await chooseTeam(page, lang, 'field_home_team', 'phares');
    await chooseTeam(page, lang, 'field_away_team', 'marins');
    await field(page, lang, 'field_date').fill(lang === 'fr' ? '2021-02-05' : '2021-02-12');
    await field(page, lang, 'field_home_goals').fill('6');
    await field(page, lang, 'field_away_goals').fill('2');
    await press(page, lang, 'game_form_add');
    await expect.poll(() => dialog(page).count()).toBe(0);
    await expect.poll(async () => Number(await played.textContent())).toBe(before + 1);
    expect(await spectator.evaluate(() => 'stayed' in globalThis)).toBe(true);

    await toast(page)
      .getByRole('link', { name: words(lang, 'toast_see') })
      .click();
    await page.locator('h1').filter({ hasText: 'Phares' }).waitFor();
    await openForm(page, lang, 'game_form_edit');
    await field(page, lang, 'field_away_goals').fill('3');
    await saveAfterPreview(page, lang);
    await untilLatest(page, lang, 'history_action_result_corrected');
    expect(await latestChange(page, lang).locator('del').allTextContents()).toEqual(['2']);
    expect(await latestChange(page, lang).locator('ins').allTextContents()).toEqual(['3']);
    expect(await latestChange(page, lang).textContent()).toContain(newcomer.username);
    expect(await page.getByRole('region', { name: words(lang, 'history_title') }).textContent()).toContain(
      words(lang, 'history_action_game_recorded'),
    );

    await latestChange(page, lang)
      .getByRole('link', { name: words(lang, 'history_undo').slice(0, 4) })
      .click();
    await dialog(page).locator('form').waitFor();
    await saveAfterPreview(page, lang);
    await expect.poll(() => latestChange(page, lang).locator('ins').allTextContents()).toEqual(['2']);

    await openForm(page, lang, 'game_form_delete');
    await saveAfterPreview(page, lang);
    await expect.poll(async () => Number(await played.textContent())).toBe(before);
    await toast(page)
      .getByRole('button', { name: words(lang, 'toast_undo') })
      .last()
      .click();
    await untilLatest(page, lang, 'history_action_game_restored');
    await expect.poll(async () => Number(await played.textContent())).toBe(before + 1);
    expect(await spectator.evaluate(() => 'stayed' in globalThis)).toBe(true);
  });
});
