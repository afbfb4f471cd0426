import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { findPath } from './support/find-path.ts';
import { dialog, open, openEditMenu } from './support/form-steps.ts';
import { addMember, logIn } from './support/members.ts';
import { smallSeason } from './support/small-season.ts';
import { useVisitors } from './support/visitors.ts';
import { words } from './support/words.ts';

const visit = useVisitors();
let league: string;
let game: string;
beforeAll(async () => {
  await addMember('Clavieriste', 'specialSupervisor');
  league = await findPath(inject('siteUrl'), `/fr/${smallSeason}/ligues`, /\/r-\d+-saguenay/);
  game = await findPath(inject('siteUrl'), `${league}?view=games`, /\/g-\d+$/);
});

const visitAs = async (path: string): Promise<Page> => {
  const page = await visit();
  await logIn(page, 'Clavieriste');
  await open(page, path);
  return page;
};
const link = (page: Page, key: string) =>
  page.locator('main').getByRole('link', { name: words('fr', key), exact: true });
/** Identifies a field by its name, and any other element by its text. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('name') ?? activeElement?.textContent?.trim() ?? '';
  });
const openByKey = async (page: Page, key: string): Promise<void> => {
  await openEditMenu(page);
  await link(page, key).focus();
  await page.keyboard.press('Enter');
  await dialog(page).locator('form').waitFor();
};
const isClosed = (page: Page) => expect.poll(() => dialog(page).count()).toBe(0);

test('a form opens with focus on its first field; Escape closes it and restores the focus', async () => {
  const page = await visitAs(game);
  await openByKey(page, 'game_form_edit');
  await expect.poll(() => focused(page)).toBe('homeTeamId');
  await page.keyboard.press('Escape');
  await isClosed(page);
  expect(await focused(page)).toBe(words('fr', 'edit_menu'));
});

test('a dialog for confirmation opens with focus on its title', async () => {
  const page = await visitAs(game);
  await openByKey(page, 'game_form_delete');
  expect(await focused(page)).toBe(words('fr', 'game_form_delete'));
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
});

test('a form that finishes loading does not take the focus from another element', async () => {
  const page = await visitAs(game);
  await page.route('**/trpc/season.get**', async (route) => {
    await page.getByRole('button', { name: words('fr', 'form_close') }).focus();
    await route.continue();
  });
  await openByKey(page, 'game_form_edit');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    words('fr', 'form_close'),
  );
});

test('Back closes a form and stays on its page, even when it was opened by its URL', async () => {
  const page = await visitAs(`${league}?do=add-game`);
  await dialog(page).locator('form').waitFor();
  await expect.poll(() => focused(page)).toBe('kind');
  await page.goBack();
  await isClosed(page);
  expect(new URL(page.url()).pathname).toBe(league);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
});

test('the focus returns to the link of the first form after one form has opened another', async () => {
  const page = await visitAs(pathsIn('fr').leagues(smallSeason));
  await openEditMenu(page);
  await link(page, 'divisions_form').focus();
  await page.keyboard.press('Enter');
  await dialog(page)
    .getByRole('link', { name: words('fr', 'division_form_add') })
    .click();
  await expect.poll(() => focused(page)).toBe('name');
  await page.keyboard.press('Escape');
  await dialog(page)
    .getByRole('heading', { name: words('fr', 'divisions_form') })
    .waitFor();
  await page.keyboard.press('Escape');
  await isClosed(page);
  expect(await focused(page)).toBe(words('fr', 'edit_menu'));
});

test('hovering over the link of a form loads its code', async () => {
  const page = await visitAs(game);
  const code = page.waitForResponse(/\/assets\/EditGame-[^/]+\.js$/);
  await openEditMenu(page);
  await link(page, 'game_form_edit').hover();
  expect((await code).ok()).toBe(true);
  expect(await dialog(page).count()).toBe(0);
});
