import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { expect, test } from 'vitest';
import { useVisitors } from './support/visitors.ts';

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
  'a phone displays the first places of the map below it (%s)',
  async (lang) => {
    const page = await visit({ lang, width: 390 });
    await page.goto(pathsIn(lang).map(season));
    const place = await page.locator('a[href*="?place="]').first().boundingBox();
    expect((place?.y ?? bottom) + (place?.height ?? 0)).toBeLessThan(bottom);
  },
);
