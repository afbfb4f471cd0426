import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { open } from './support/form-steps.ts';
import { useVisitors } from './support/visitors.ts';
import { words } from './support/words.ts';

const visit = useVisitors();
const paths = pathsIn('fr');
const untilWorker = (page: Page, state: string) =>
  page.waitForFunction((wanted) => document.documentElement.dataset['worker'] === wanted, state);
/** The site behind an address at which its worker can become another one. */
const updatedSite = async () => {
  let isNew = false;
  const real = new URL(inject('siteUrl'));
  const server = createServer((asked, answer) => {
    // Always the whole worker: what a browser has of it is no longer all.
    const { 'if-none-match': _tag, 'if-modified-since': _since, ...rest } = asked.headers;
    const headers = { ...rest, 'accept-encoding': 'identity' };
    const { hostname, port } = real;
    const forwarded = ask({ hostname, port, path: asked.url, method: asked.method, headers }, (given) => {
      const isWorker = asked.url === '/worker.js' && isNew;
      const { 'content-length': _length, ...others } = given.headers;
      answer.writeHead(given.statusCode ?? 502, isWorker ? others : given.headers);
      given.on('end', () => answer.end(isWorker ? '\n// newer' : ''));
      given.pipe(answer, { end: false });
    });
    forwarded.on('error', () => answer.destroy());
    asked.pipe(forwarded);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    update: () => (isNew = true),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

test('a new version waits for the reader, and is not taken over what was typed', async () => {
  const site = await updatedSite();
  const page = await visit({ worker: true, url: site.url });
  await open(page, paths.register());
  await untilWorker(page, 'ready');
  const field = page.locator('main input[name=username]');
  await field.fill('Nouvelle venue');
  site.update();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const notice = page.locator('[data-update]');
  await notice.waitFor();
  const take = notice.getByRole('button', { name: words('fr', 'update_take') });
  await take.click();
  await notice.filter({ hasText: words('fr', 'update_unsaved') }).waitFor();
  expect(await field.inputValue()).toBe('Nouvelle venue');
  // Whoever has left the form loses nothing.
  await page
    .getByRole('link', { name: words('fr', 'nav_home'), exact: true })
    .first()
    .click();
  await page.evaluate(() => Object.assign(globalThis, { isOld: true }));
  await take.click();
  await page.waitForFunction(() => !('isOld' in globalThis));
  expect(await page.locator('[data-update]').count()).toBe(0);
  await page.context().close();
  await site.close();
});
