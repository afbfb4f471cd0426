import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { smallSeason } from './support/small-season.ts';
import { untilHydrated, useVisitors } from './support/visitors.ts';
import { testedLanguages } from './support/tested-languages.ts';
import { words } from './support/words.ts';

const visit = useVisitors();

/** Presses a key at the moment at which the box is there and its field does not have the focus yet. */
const typeBeforeFocus = (page: Page, key: string): Promise<void> =>
  page.evaluate((letter) => {
    new MutationObserver((_, observer) => {
      const field = document.querySelector('[role=dialog] input');
      if (!field) return;
      observer.disconnect();
      if (document.activeElement === field) throw new Error('The field already has the focus.');
      const event = new KeyboardEvent('keydown', { key: letter, bubbles: true });
      document.activeElement?.dispatchEvent(event);
    }).observe(document.body, { childList: true, subtree: true });
  }, key);

describe.each(testedLanguages('fr'))('the search in %s', (lang) => {
  test('opens with /, moves with arrows and follows a result with Enter', async () => {
    const page = await visit({ lang });
    await page.goto(`/${lang}/${smallSeason}`);
    await untilHydrated(page);
    let requests = 0;
    // On a slow connection the box opens after the first letters, which it then contains.
    await page.route('**/assets/SearchBox-*.js', async (route) => {
      // A browser may request the file twice, as a preload and as an import.
      if (requests === 0) await page.keyboard.type('b');
      requests += 1;
      await route.continue();
    });
    await typeBeforeFocus(page, 'o');
    await page.keyboard.press('/');
    const box = page.getByRole('combobox');
    await box.waitFor();
    await page.getByRole('option', { name: /Boréals d’Alma/ }).waitFor();
    await page.keyboard.type('reals');
    expect(await box.inputValue()).toBe('boreals');
    await expect.poll(() => page.getByRole('option').count()).toBe(1);
    await page.keyboard.press('ArrowDown');
    const marked = `#${await box.getAttribute('aria-activedescendant')}`;
    expect(await page.locator(marked).textContent()).toContain('Boréals d’Alma');
    await page.keyboard.press('Enter');
    await page.waitForURL(/boreals-d-alma$/);
    await expect.poll(() => box.count()).toBe(0);
  });

  test('closes with Escape, reports when it found nothing, and restores the focus', async () => {
    const page = await visit({ lang });
    await page.goto(`/${lang}/${smallSeason}`);
    await untilHydrated(page);
    const link = page.locator('header').getByRole('link', { name: words(lang, 'shell_search') });
    await link.click();
    await page.getByRole('combobox').fill('zzzz');
    await page.getByText(words(lang, 'search_none')).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('combobox').count()).toBe(0);
    await expect.poll(() => link.evaluate((node) => node === document.activeElement)).toBe(true);
  });

  test('is a page with a form without scripts, and its URL contains the query', async () => {
    const page = await visit({ lang, scripts: false });
    await page.goto(`/${lang}/${smallSeason}`);
    await page
      .locator('header')
      .getByRole('link', { name: words(lang, 'shell_search') })
      .click();
    await page.getByLabel(words(lang, 'search_words')).fill('éclaireurs');
    await page.getByLabel(words(lang, 'search_season'), { exact: true }).selectOption(smallSeason);
    await page.getByRole('search').getByRole('button').click();
    await page.waitForURL(/q=%C3%A9claireurs&season=/);
    await page
      .locator('main')
      .getByRole('link', { name: /Éclaireurs de Roberval/ })
      .click();
    await page.waitForURL(/eclaireurs-de-roberval$/);
  });
});
