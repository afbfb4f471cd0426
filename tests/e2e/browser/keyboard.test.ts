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

test('Tab moves through the header in reading order', async () => {
  const page = await visit();
  await page.goto('/fr/2024-2025');
  const order: string[] = [];
  for (let steps = 0; steps < 18; steps += 1) {
    await page.keyboard.press('Tab');
    order.push(await focused(page));
  }
  const links = ['home', 'season', 'live_scores', 'latest_results', 'leaderboard', 'leagues', 'teams'];
  const names = [...links.map((name) => `nav_${name}`), 'nav_tournaments', 'nav_map'];
  const menus = ['search_categories', 'search_regions', 'shell_more'];
  expect(order.slice(-12)).toEqual([...names, ...menus].map((name) => words('fr', name)));
  expect(order[1]).toBe(words('fr', 'site_name'));
});

test('a menu opens with an arrow key, moves with arrows, closes with Escape and follows a link with Enter', async () => {
  const page = await visit();
  await page.goto('/fr/2024-2025/ligues');
  await untilHydrated(page);
  const link = page.locator('header').getByRole('link', { name: words('fr', 'search_regions') });
  await link.focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('menu').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('menu').count()).toBe(0);
  await expect.poll(() => link.evaluate((node) => node === document.activeElement)).toBe(true);
  await page.keyboard.press('ArrowDown');
  await page.getByRole('menu').waitFor();
  // A second key press may reach the link before the menu has the focus.
  await link.dispatchEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true });
  const items = page.getByRole('menu').getByRole('menuitem');
  await expect.poll(() => items.first().evaluate((node) => node === document.activeElement)).toBe(true);
  await page.keyboard.press('ArrowDown');
  const region = await focused(page);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: region }).waitFor();
  expect(await page.getByRole('menu').count()).toBe(0);
});

test('the menu on a phone opens with Enter, follows a link, and closes afterwards', async () => {
  const page = await visit({ width: 390 });
  await page.goto('/fr/2024-2025');
  await untilHydrated(page);
  await page
    .getByRole('link', { name: words('fr', 'shell_more') })
    .filter({ visible: true })
    .focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: words('fr', 'shell_menu') });
  await menu.waitFor();
  await tabTo(page, words('fr', 'nav_tournaments'));
  await page.keyboard.press('Enter');
  await expect.poll(() => matchPath(new URL(page.url()).pathname)?.page.page).toBe('tournaments');
  await expect.poll(() => menu.count()).toBe(0);
});

test('the menus lead to the links at the foot of the page without scripts', async () => {
  const page = await visit({ width: 390, scripts: false });
  await page.goto('/fr/2024-2025');
  await page
    .getByRole('link', { name: words('fr', 'shell_more') })
    .filter({ visible: true })
    .click();
  await page
    .getByRole('navigation', { name: words('fr', 'shell_site_map') })
    .getByRole('link', { name: words('fr', 'nav_tournaments') })
    .click();
  await expect.poll(() => matchPath(new URL(page.url()).pathname)?.page.page).toBe('tournaments');
});

test('a new page is announced and displayed from its top after a link is followed', async () => {
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
