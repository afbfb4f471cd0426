import { expect, inject, test } from 'vitest';
import { untilHydrated, useVisitors } from './support/visitors.ts';
import { words } from './support/words.ts';

const visit = useVisitors();
const address = '/fr/2024-2025/carte';

test('the map loads only from this site, moves by keyboard, and its list leads to a place', async () => {
  const page = await visit();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(address);
  await untilHydrated(page);
  const map = page.getByRole('region', { name: words('fr', 'map_label') });
  await map.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Equal');
  const place = page.locator('a[href*="?place="]').first();
  const name = (await place.textContent()) ?? '';
  await place.press('Enter');
  await page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
  expect(new URL(page.url()).searchParams.get('place')).toBe(name);
  const own = new URL(inject('siteUrl')).origin;
  expect(requested.filter((url) => !/^(data|blob):/.test(url) && new URL(url).origin !== own)).toEqual([]);
  expect(requested.some((url) => url.includes('worker'))).toBe(true);
  expect(requested.some((url) => url.includes('/MaplibreMap-'))).toBe(true);
  expect(requested.filter((url) => /mapbox/i.test(url))).toEqual([]);
});

test('the position of the map is kept in the address when the page loads again', async () => {
  const page = await visit();
  await page.goto(address);
  await untilHydrated(page);
  const map = page.getByRole('region', { name: words('fr', 'map_label') });
  await map.focus();
  await page.keyboard.press('Equal');
  // A key leads to a whole zoom, unlike the start.
  await page.waitForURL(/#map=\d+\//);
  const before = page.url();
  const [, zoom] = /#map=(\d+)/.exec(before) ?? [];
  await page.reload();
  await untilHydrated(page);
  await map.focus();
  await page.keyboard.press('Minus');
  await page.waitForURL((url) => url.hash.startsWith(`#map=${Number(zoom) - 1}/`));
  expect(before.split('/').slice(-2)).toEqual(page.url().split('/').slice(-2));
});

test('the list is visible without scripts, and a place lists its teams', async () => {
  const page = await visit({ scripts: false });
  await page.goto(address);
  expect(await page.locator('figure').isVisible()).toBe(false);
  await page.locator('a[href*="?place="]').first().click();
  expect(await page.locator('a[href*="/e-"]').count()).toBeGreaterThan(0);
});
