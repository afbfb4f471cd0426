import { matchPath } from '@rondelle/contracts/site/routes.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { untilHydrated, useVisitors } from './support/visitors.ts';
import { words } from './support/words.ts';

const visit = useVisitors();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
const tabTo = async (page: Page, text: string): Promise<void> => {
  for (let steps = 0; steps < 40; steps += 1) {
    if ((await focused(page)) === text) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${text}`);
};

test('the first Tab offers to skip to the content, and Enter goes there', async () => {
  const page = await visit();
  await page.goto('/fr/2024-2025/ligues');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe(words('fr', 'shell_skip'));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('Tab walks the header in the order of reading', async () => {
  const page = await visit();
  await page.goto('/fr/2024-2025');
  const order: string[] = [];
  for (let steps = 0; steps < 16; steps += 1) {
    await page.keyboard.press('Tab');
    order.push(await focused(page));
  }
  const links = ['home', 'season', 'live_scores', 'latest_results', 'leaderboard', 'leagues', 'teams'];
  const last = ['tournaments', 'map', 'supervisors'];
  expect(order.slice(-10)).toEqual([...links, ...last].map((name) => words('fr', `nav_${name}`)));
  expect(order[1]).toBe(words('fr', 'site_name'));
});

test('on a phone the menu opens with Enter, leads on, and closes behind one', async () => {
  const page = await visit({ width: 390 });
  await page.goto('/fr/2024-2025');
  await untilHydrated(page);
  await tabTo(page, words('fr', 'shell_menu'));
  await page.keyboard.press('Enter');
  await tabTo(page, words('fr', 'nav_tournaments'));
  await page.keyboard.press('Enter');
  await expect.poll(() => matchPath(new URL(page.url()).pathname)?.page.page).toBe('tournaments');
  await expect.poll(() => page.locator('header details[open]').count()).toBe(0);
});

test('after a link was followed, the new page is announced and reading goes on at its beginning', async () => {
  const page = await visit();
  await page.goto('/fr/2024-2025/ligues');
  await untilHydrated(page);
  await page
    .locator('header')
    .getByRole('link', { name: words('fr', 'nav_tournaments') })
    .filter({ visible: true })
    .click();
  const title = words('fr', 'tournaments_title', { season: '2024-2025' });
  await expect.poll(() => page.locator('[aria-live=polite]#announcer').textContent()).toBe(title);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
