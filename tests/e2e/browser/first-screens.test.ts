import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { expect, test } from 'vitest';
import { untilHydrated, useVisitors } from './support/visitors.ts';
import { words } from './support/words.ts';

const visit = useVisitors();
const season = '2024-2025';
/** A phone's screen above the bar of tabs at its bottom. */
const bottom = 844 - 56;

test.each(['fr', 'en'] as const)(
  'a phone displays the first game of the results in its upper third (%s)',
  async (lang) => {
    const page = await visit({ lang, width: 390 });
    await page.goto(pathsIn(lang).latestResults(season));
    const game = await page.locator('main a[href*="/g-"]').first().boundingBox();
    expect(game?.y).toBeLessThanOrEqual(300);
  },
);

test.each(['fr', 'en'] as const)(
  'a phone displays the first listed places below the map (%s)',
  async (lang) => {
    const page = await visit({ lang, width: 390 });
    await page.goto(pathsIn(lang).map(season));
    const place = await page.locator('a[href*="?place="]').first().boundingBox();
    expect((place?.y ?? bottom) + (place?.height ?? 0)).toBeLessThan(bottom);
  },
);

test('the search box of the home page retains letters that were typed before hydration', async () => {
  const page = await visit({ width: 390 });
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/fr/accueil', { waitUntil: 'commit' });
  const field = page.getByRole('searchbox', { name: words('fr', 'find_team_search') });
  await field.fill('mariniers');
  held.resolve();
  await untilHydrated(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Mariniers/ })
    .first()
    .waitFor();
  expect(await field.inputValue()).toBe('mariniers');
});
