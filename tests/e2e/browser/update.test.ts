import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { open } from './support/form-steps.ts';
import { updatedSite } from './support/updated-site.ts';
import { untilHydrated, useVisitors } from './support/visitors.ts';
import { words } from './support/words.ts';

const visit = useVisitors('with windows');
const paths = pathsIn('fr');

const untilWorker = (page: Page, state: string) =>
  page.waitForFunction((wanted) => document.documentElement.dataset['worker'] === wanted, state);
const update = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());

test('a new version is activated on request and does not discard typed text', async () => {
  const site = await updatedSite(paths.faq());
  const page = await visit({ worker: true, url: site.url });
  await open(page, paths.register());
  await untilWorker(page, 'ready');
  const field = page.locator('main input[name=username]');
  await field.fill('Nouvelle venue');
  // A second field that has closed since does not discard the first one.
  await page.evaluate(() => {
    const other = document.createElement('input');
    document.querySelector('main')?.append(other);
    other.dispatchEvent(new Event('input', { bubbles: true }));
    other.remove();
  });
  site.update();
  await update(page);
  const notice = page.locator('[data-update]');
  await notice.waitFor();
  const take = notice.getByRole('button', { name: words('fr', 'update_take') });
  await take.click();
  await notice.filter({ hasText: words('fr', 'update_unsaved') }).waitFor();
  expect(await field.inputValue()).toBe('Nouvelle venue');
  // A reader who has left the form loses nothing.
  await page
    .getByRole('link', { name: words('fr', 'nav_home'), exact: true })
    .first()
    .click();
  await field.waitFor({ state: 'detached' });
  // A worker that waits for a slow page does not delay the update either.
  await page.evaluate((address) => {
    Object.assign(globalThis, { isOld: true });
    navigator.serviceWorker.controller?.postMessage({ type: 'keep', addresses: [address], withFiles: false });
  }, paths.faq());
  await take.click();
  await page.waitForFunction(() => !('isOld' in globalThis));
  expect(await page.locator('[data-update]').count()).toBe(0);
  await page.context().close();
  await site.close();
});

test('retains text that was typed before the application started', async () => {
  const site = await updatedSite('');
  const page = await visit({ worker: true, url: site.url });
  const { promise: typed, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry-client/, async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto(paths.register(), { waitUntil: 'commit' });
  const field = page.locator('main input[name=username]');
  await field.fill('Pressée');
  resolve();
  await untilHydrated(page);
  await untilWorker(page, 'ready');
  expect(await field.inputValue()).toBe('Pressée');
  site.update();
  await update(page);
  const notice = page.locator('[data-update]');
  await notice.getByRole('button', { name: words('fr', 'update_take') }).click();
  await notice.filter({ hasText: words('fr', 'update_unsaved') }).waitFor();
  expect(await field.inputValue()).toBe('Pressée');
  await page.context().close();
  await site.close();
});

test('retains text that is typed while the new version is activated', async () => {
  const site = await updatedSite(paths.faq());
  const page = await visit({ worker: true, url: site.url });
  await open(page, paths.register());
  await untilWorker(page, 'ready');
  site.update();
  await update(page);
  // The old worker waits for a page, so that the new one takes over seconds later.
  await page.evaluate((address) => {
    navigator.serviceWorker.controller?.postMessage({ type: 'keep', addresses: [address], withFiles: false });
  }, paths.faq());
  const notice = page.locator('[data-update]');
  await notice.getByRole('button', { name: words('fr', 'update_take') }).click();
  await page.locator('main input[name=username]').fill('Au dernier moment');
  await notice.filter({ hasText: words('fr', 'update_unsaved') }).waitFor();
  expect(await page.locator('main input[name=username]').inputValue()).toBe('Au dernier moment');
  await page.context().close();
  await site.close();
});
