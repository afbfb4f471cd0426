import { dayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { violationsIn } from './support/axe.ts';
import { findPath } from './support/find-path.ts';
import { smallSeason } from './support/small-season.ts';
import { useVisitors } from './support/visitors.ts';
import { readers } from './support/tested-languages.ts';
import { words } from './support/words.ts';

const visit = useVisitors();
type Reader = (typeof readers)[number];
/** A day long before anything was recorded on the site. */
const early = '2021-10-09';
const today = dayInQuebec(new Date().toISOString());

let places: Record<Reader['lang'], { readonly league: string; readonly board: string; readonly cup: string }>;
beforeAll(async () => {
  const site = inject('siteUrl');
  const inLanguage = async (leagues: string, board: string, tournaments: string) => ({
    league: await findPath(site, leagues, /r-\d+-saguenay/),
    board: await findPath(site, board, /\/c-\d+-[^?]*releve/),
    cup: await findPath(site, tournaments, /\/t-\d+-[^?]*memorial/),
  });
  places = {
    fr: await inLanguage(
      `/fr/${smallSeason}/ligues`,
      `/fr/${smallSeason}/tableau-des-meneurs`,
      '/fr/2018-2019/tournois',
    ),
    en: await inLanguage(
      `/en/${smallSeason}/leagues`,
      `/en/${smallSeason}/leaderboard`,
      '/en/2018-2019/tournaments',
    ),
  };
});

const chooseDays = async (
  page: Page,
  lang: Reader['lang'],
  days: { playedBy?: string; knownOn?: string },
) => {
  const form = page.getByRole('region', { name: words(lang, 'asof_title') });
  const link = page.getByRole('link', { name: words(lang, 'asof_title') });
  await form.or(link).first().waitFor();
  if (await link.isVisible()) await link.click();
  await page.getByLabel(words(lang, 'asof_played_by')).fill(days.playedBy ?? '');
  await page.getByLabel(words(lang, 'asof_known_on')).fill(days.knownOn ?? '');
  await form.getByRole('button', { name: words(lang, 'asof_apply') }).click();
  await page.waitForURL(
    ({ searchParams }) =>
      (searchParams.get('playedBy') ?? '') === (days.playedBy ?? '') &&
      (searchParams.get('knownOn') ?? '') === (days.knownOn ?? ''),
  );
};
const notice = (page: Page) => page.locator('main section[aria-label] [role=status]');
const goBack = (page: Page, lang: Reader['lang']) =>
  page.getByRole('link', { name: words(lang, 'asof_reset') }).click();
const linksIn = (page: Page) => page.locator('main table').first().locator('tbody a[href*="/e-"]');
/** Teams that no games connect are ranked in separate tables. */
const ranked = (page: Page) => page.locator('main table tbody a[href*="/e-"]');
const gamesOf = (page: Page) => page.locator('main section a[href*="/g-"]').filter({ visible: true });

describe.each(readers)('as of a day in $lang, $how', ({ lang, scripts }) => {
  test('a league as recorded by a day: empty before it was recorded, and complete today', async () => {
    const page = await visit({ lang, scripts });
    await page.goto(places[lang].league);
    await expect.poll(() => gamesOf(page).count()).toBeGreaterThan(0);
    await chooseDays(page, lang, { knownOn: early });
    await expect.poll(() => gamesOf(page).count()).toBe(0);
    expect(await page.getByLabel(words(lang, 'asof_known_on')).inputValue()).toBe(early);
    expect(await notice(page).textContent()).toContain('2021');
    await chooseDays(page, lang, { knownOn: today });
    await expect.poll(() => gamesOf(page).count()).toBeGreaterThan(0);
  });

  test('a leaderboard with both fields set, as of a day without games, and back', async () => {
    const page = await visit({ lang, scripts });
    await page.goto(places[lang].board);
    const all = await ranked(page).count();
    expect(all).toBeGreaterThan(4);
    await chooseDays(page, lang, { playedBy: early, knownOn: today });
    await expect.poll(() => ranked(page).count()).toBe(4);
    expect(await notice(page).locator('span').count()).toBe(2);
    if (scripts) expect(await violationsIn(page)).toEqual([]);
    await chooseDays(page, lang, { playedBy: early, knownOn: early });
    await page.getByText(words(lang, 'leaderboard_none_then')).waitFor();
    await goBack(page, lang);
    await expect.poll(() => ranked(page).count()).toBe(all);
    expect(new URL(page.url()).search).toBe('');
  });

  test('a tournament before its final, and before it was recorded', async () => {
    const page = await visit({ lang, scripts });
    await page.goto(places[lang].cup);
    const outcome = page.locator(`main [aria-label="${words(lang, 'tournament_outcome')}"]`);
    await outcome.waitFor();
    await chooseDays(page, lang, { playedBy: '2019-05-20' });
    await expect.poll(() => outcome.count()).toBe(0);
    await expect.poll(() => linksIn(page).count()).toBe(4);
    await chooseDays(page, lang, { knownOn: early });
    await page.getByText(words(lang, 'tournament_no_games_then')).waitFor();
    if (scripts) expect(await violationsIn(page)).toEqual([]);
    await goBack(page, lang);
    await outcome.waitFor();
  });
});

test('the leaderboard of all categories is always the current one, and explains how to see another day', async () => {
  const page = await visit();
  await page.goto(`/fr/${smallSeason}/tableau-des-meneurs?playedBy=2000-01-01`);
  await page.getByText(words('fr', 'leaderboard_asof_category')).waitFor();
  expect(await linksIn(page).count()).toBeGreaterThan(0);
  expect(await page.getByText(words('fr', 'asof_title')).count()).toBe(0);
});
