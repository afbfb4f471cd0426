import { expect, inject, test } from 'vitest';
import { findPath } from './support/find-path.ts';
import { untilHydrated, useVisitors } from './support/visitors.ts';
import { words } from './support/words.ts';

const visit = useVisitors();
const address = '/fr/2024-2025/ligues';

test('scripts load after the page has been painted with its own fonts', async () => {
  const page = await visit();
  await page.route('**/*.woff2', async (route) => {
    await new Promise((done) => setTimeout(done, 400));
    await route.continue();
  });
  await page.goto(address);
  await untilHydrated(page);
  const begun = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource');
    const of = (ending: string) => files.filter(({ name }) => name.endsWith(ending));
    return {
      faces: Math.max(...of('.woff2').map(({ responseEnd }) => responseEnd)),
      scripts: Math.min(...of('.js').map(({ startTime }) => startTime)),
    };
  });
  expect(begun.faces).toBeGreaterThan(400);
  expect(begun.scripts).toBeGreaterThan(begun.faces);
});

test('scripts do not wait for fonts that never load', async () => {
  const page = await visit();
  await page.route('**/*.woff2', () => undefined);
  await page.goto(address, { waitUntil: 'commit' });
  await untilHydrated(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a part whose code loads after the page remains as rendered by the server', async () => {
  const page = await visit();
  await page.route('**/CertaintyList-*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 500));
    await route.continue();
  });
  await page.goto(await findPath(inject('siteUrl'), address, /\/r-\d+-/), { waitUntil: 'domcontentloaded' });
  const [title = ''] = words('fr', 'league_certain', { teams: '0' }).split('(');
  const part = page.locator('details', { has: page.locator('summary', { hasText: title }) });
  await part.evaluate((node) => node.setAttribute('data-sent', ''));
  const loaded = page.waitForResponse('**/CertaintyList-*.js');
  await untilHydrated(page);
  await loaded;
  await part.locator('summary').click();
  await part.getByText(words('fr', 'league_certain_what').slice(0, 30)).waitFor();
  expect(await part.getAttribute('data-sent')).toBe('');
});
