import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { untilHydrated } from './visitors.ts';
import { words } from './words.ts';

export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await untilHydrated(page);
};
export const dialog = (page: Page) => page.locator('[role=dialog][aria-modal=true]');
export const field = (page: Page, lang: Language, key: string) =>
  dialog(page)
    .locator('input, select, textarea')
    .and(page.getByLabel(words(lang, key), { exact: true }));
export const press = (page: Page, lang: Language, key: string) =>
  dialog(page)
    .getByRole('button', { name: words(lang, key), exact: true })
    .click();
/** Saves or deletes in a past season, where the preview comes first. */
export const correct = async (page: Page, lang: Language): Promise<void> => {
  await press(page, lang, 'preview_see');
  const previewed = dialog(page)
    .locator('[role=status]')
    .filter({ hasText: words(lang, 'preview_past') });
  const loading = words(lang, 'preview_loading');
  await dialog(page)
    .getByRole('button', { name: words(lang, 'preview_confirm'), exact: true })
    .waitFor();
  await expect.poll(() => previewed.textContent()).not.toContain(loading);
  await press(page, lang, 'preview_confirm');
};
/** Selects the only option that contains the typed text: a team, a league, a tournament. */
export const chooseTeam = async (page: Page, lang: Language, key: string, typed: string): Promise<void> => {
  await dialog(page)
    .getByRole('combobox', { name: words(lang, key), exact: true })
    .fill(typed);
  await expect.poll(() => dialog(page).locator('[role=option]').count()).toBe(1);
  await dialog(page).locator('[role=option]').click();
};
export const toast = (page: Page) =>
  page.locator('[role=status]').filter({ has: page.locator('button[aria-label]') });
/** Opens the menu of the page's forms, at the end of its bar. */
export const openEditMenu = async (page: Page): Promise<void> => {
  await page.locator('main button[popovertarget=edit-menu]').click();
  await page.locator('#edit-menu').waitFor();
};
/** Follows a form's link on the page, in the menu or elsewhere; an empty page has a second link to it. */
export const followFormLink = async (page: Page, lang: Language, key: string): Promise<void> => {
  const links = page.locator('main').getByRole('link', { name: words(lang, key), exact: true });
  const named = page
    .locator('main')
    .getByRole('link', { name: words(lang, key), exact: true, includeHidden: true });
  await named.first().waitFor({ state: 'attached' });
  if ((await links.count()) === 0) await openEditMenu(page);
  await links.first().click();
};
/** Opens the form from its link on the page. */
export const openForm = async (page: Page, lang: Language, key: string): Promise<void> => {
  await followFormLink(page, lang, key);
  await dialog(page).locator('form').waitFor();
};
/** Waits until the message about the saved change appears. */
export const untilToast = (page: Page, text: string) => toast(page).filter({ hasText: text }).waitFor();
/** Undoes the saved change whose message contains the text. */
export const undoFromToast = async (page: Page, lang: Language, text: string): Promise<void> => {
  const message = toast(page).locator('[id^=saved-]', { hasText: text });
  await message.getByRole('button', { name: words(lang, 'toast_undo') }).click();
  await untilToast(page, words(lang, 'toast_undone'));
};
