import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { findPath, linksOf } from './support/find-path.ts';
import { untilHydrated, useVisitors } from './support/visitors.ts';
import { words } from './support/words.ts';

const visit = useVisitors();
const screen = { width: 390, height: 844 };
/** The last result and the next game begin in the upper half of the screen. */
const upper = 400;

const last = new RegExp(words('fr', 'my_teams_last', { day: '' }));
const next = new RegExp(words('fr', 'my_teams_next'));
const where = new RegExp([words('fr', 'game_at_home'), words('fr', 'game_away')].join('|'));

/** Returns a team of the demonstration with results and a game to come. */
const findTeam = async (url: string): Promise<string> => {
  const league = await findPath(url, '/fr/2024-2025/ligues', /\/c-\d+-m13-aa\/r-\d+/);
  for (const path of await linksOf(url, league)) {
    if (!/\/e-\d+[^/?]*$/.test(path)) continue;
    const html = await (await fetch(`${url}${path}`)).text();
    if (last.test(html) && next.test(html)) return path;
  }
  throw new Error(`no team of ${league} has a last and a next game`);
};

let team: string;
beforeAll(async () => {
  team = await findTeam(inject('siteUrl'));
});

const edgesOf = (part: Locator) =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
  });

const expectOnScreen = async (part: Locator) => {
  const { top, bottom } = await edgesOf(part);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(screen.height);
};

const isOnScreen = async (page: Page, selector: string) => {
  const { top, bottom } = await edgesOf(page.locator(selector));
  return top >= 0 && bottom <= screen.height;
};

test('a phone displays the last result, the next game, its venue and the rank without scrolling', async () => {
  const page = await visit({ width: screen.width });
  await page.goto(team);
  const main = page.locator('main');
  const nextGame = main.getByRole('link', { name: next });
  expect((await edgesOf(main.getByRole('link', { name: last }))).top).toBeLessThanOrEqual(upper);
  expect((await edgesOf(nextGame)).top).toBeLessThanOrEqual(upper);
  // The venue is a link of its own below that of the game.
  await expectOnScreen(nextGame.locator('xpath=..').getByText(where));
  const league = main.getByRole('region', { name: words('fr', 'team_in_league') });
  await expectOnScreen(league.locator('dd').first());
});

test('a phone displays the same in English, where associations have longer names', async () => {
  const page = await visit({ width: screen.width });
  await page.goto(team);
  const english = await page.locator('link[hreflang="en-CA"]').getAttribute('href');
  await page.goto(new URL(english ?? '', page.url()).pathname);
  const nextGame = page.locator('main').getByRole('link', { name: new RegExp(words('en', 'my_teams_next')) });
  expect((await edgesOf(nextGame)).top).toBeLessThanOrEqual(upper);
});

test('the tab of the calendar scrolls to today, and restores its position after a return', async () => {
  const page = await visit({ width: screen.width });
  await page.goto(team);
  const main = page.locator('main');
  await main.getByRole('link', { name: words('fr', 'team_tab_calendar'), exact: true }).click();
  await expect.poll(() => isOnScreen(page, '#today')).toBe(true);
  expect(await main.locator('#today').textContent()).toContain(
    words('fr', 'calendar_today_is', { day: 'dim. 6 avr.' }),
  );
  await page.evaluate(() => scrollTo(0, 0));
  await main.locator('a[href*="/g-"]').first().click();
  await page.waitForURL('**/g-*');
  await page.goBack();
  await page.locator('#today').waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('without scripts, a link leads to today in the calendar', async () => {
  const page = await visit({ width: screen.width, scripts: false });
  await page.goto(team);
  const main = page.locator('main');
  await main.getByRole('link', { name: words('fr', 'team_tab_calendar'), exact: true }).click();
  await main.getByRole('link', { name: words('fr', 'calendar_today'), exact: true }).click();
  await page.waitForURL('**#today');
  await expect.poll(() => isOnScreen(page, '#today')).toBe(true);
});

test('the home page displays the excerpt of the table around the reader’s team', async () => {
  const page = await visit({ width: screen.width });
  await page.goto(team);
  await untilHydrated(page);
  await page.getByRole('button', { name: words('fr', 'my_teams_is_mine') }).click();
  await page.getByRole('button', { name: words('fr', 'my_teams_is_mine'), pressed: true }).waitFor();
  const heading = page.getByRole('heading', { level: 1 });
  const name = await heading.textContent();
  const league = await page
    .getByRole('region', { name: words('fr', 'team_in_league') })
    .getByRole('link')
    .first()
    .textContent();
  await page.goto('/fr/accueil');
  const caption = words('fr', 'team_standing_caption', { league: league ?? '' });
  const rows = page.getByRole('table', { name: caption }).getByRole('row');
  await rows.filter({ hasText: name?.split(' ')[0] ?? '' }).waitFor();
  expect(await rows.count()).toBeLessThanOrEqual(6);
});
