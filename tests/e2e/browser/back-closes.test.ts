import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { smallSeason } from './support/small-season.ts';
import { untilHydrated, useVisitors } from './support/visitors.ts';
import { words } from './support/words.ts';

const visit = useVisitors();
const paths = pathsIn('fr');
const [first, second] = [paths.teams(smallSeason), paths.leagues(smallSeason)];

const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** Opens a page after another one, so that there is one to go back to. */
const onSecondPage = async (width: number): Promise<Page> => {
  const page = await visit({ lang: 'fr', width });
  await page.goto(first);
  await untilHydrated(page);
  await page.locator(`main a[href="${second}"], a[href="${second}"]:visible`).first().click();
  await page.waitForURL((url) => url.pathname === second);
  return page;
};

const openers = {
  'the search': [1280, (page: Page) => page.keyboard.press('/')],
  'the search of a phone': [
    390,
    (page: Page) =>
      page
        .locator('nav')
        .getByRole('link', { name: words('fr', 'shell_search') })
        .last()
        .click(),
  ],
  'the drawer of all links': [
    390,
    (page: Page) =>
      page
        .getByRole('link', { name: words('fr', 'shell_more') })
        .last()
        .click(),
  ],
} as const satisfies Record<string, readonly [number, (page: Page) => Promise<void>]>;

test.each(Object.entries(openers))(
  'Back closes %s and stays on the page, and a second Back leaves the page',
  async (...[, of]) => {
    const [width, open] = of;
    const page = await onSecondPage(width === 390 ? 390 : 1280);
    await open(page);
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    await page.waitForURL((url) => url.pathname === second);
    expect(pathOf(page)).toBe(second);
    await page.goBack();
    await page.waitForURL((url) => url.pathname === first);
  },
);

test.each(Object.entries(openers))('Back closes %s on the first page of a visit', async (...[, of]) => {
  const [width, open] = of;
  const page = await visit({ lang: 'fr', width: width === 390 ? 390 : 1280 });
  await page.goto(first);
  await untilHydrated(page);
  await open(page);
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  expect(pathOf(page)).toBe(first);
  await page.goForward();
  expect([pathOf(page), await dialog.count()]).toEqual([first, 0]);
});

/** The state of the page's entry; that of an overlay names the overlay. */
const isOnOverlay = () => Object.hasOwn(history.state ?? {}, 'overlay');

test('an overlay that Escape closes leaves no history entry', async () => {
  const page = await visit({ lang: 'fr', width: 390 });
  await page.goto(second);
  await page.goto(first);
  await untilHydrated(page);
  const scrolled = await page.evaluate(() => {
    scrollTo(0, 200);
    return scrollY;
  });
  expect(scrolled).toBeGreaterThan(0);
  await page.keyboard.press('/');
  await page.getByRole('dialog').waitFor();
  await page.waitForFunction(isOnOverlay);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.waitForFunction(() => !Object.hasOwn(history.state ?? {}, 'overlay'));
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await page.goBack();
  await page.waitForURL((url) => url.pathname === second);
});

test('Back returns in one step from a page that was opened from the drawer', async () => {
  const page = await visit({ lang: 'fr', width: 390 });
  await page.goto(first);
  await untilHydrated(page);
  await openers['the drawer of all links'][1](page);
  await page.getByRole('dialog').locator(`a[href="${second}"]`).click();
  await page.waitForURL((url) => url.pathname === second);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.goBack();
  await page.waitForURL((url) => url.pathname === first);
  expect(await page.evaluate(isOnOverlay)).toBe(false);
});

test.each(Object.entries(openers))(
  'a reload closes %s and removes its history entry, so that one Back leaves the page',
  async (...[, of]) => {
    const [width, open] = of;
    const page = await onSecondPage(width === 390 ? 390 : 1280);
    await open(page);
    await page.getByRole('dialog').waitFor();
    await page.waitForFunction(isOnOverlay);
    await page.reload();
    await page.waitForFunction(() => !Object.hasOwn(history.state ?? {}, 'overlay'));
    await untilHydrated(page);
    expect([pathOf(page), await page.getByRole('dialog').count()]).toEqual([second, 0]);
    await page.goBack();
    await page.waitForURL((url) => url.pathname === first);
  },
);

test('Back closes an overlay that is opened after a reload with one open, on the first page of a visit', async () => {
  const page = await visit({ lang: 'fr', width: 390 });
  await page.goto(first);
  await untilHydrated(page);
  const open = openers['the drawer of all links'][1];
  await open(page);
  await page.getByRole('dialog').waitFor();
  await page.waitForFunction(isOnOverlay);
  await page.reload();
  await page.waitForFunction(() => !Object.hasOwn(history.state ?? {}, 'overlay'));
  await untilHydrated(page);
  await open(page);
  await page.getByRole('dialog').waitFor();
  await page.waitForFunction(isOnOverlay);
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect([pathOf(page), await page.evaluate(isOnOverlay)]).toEqual([first, false]);
});
