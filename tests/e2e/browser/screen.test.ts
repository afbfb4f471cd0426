import { rm } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/launch-browser.ts';
import { type Site, startSite } from '../support/start-site.ts';
import { importInto } from './support/import-into.ts';
import { smallSeason, writeSmallSeason } from './support/small-season.ts';
import { words } from './support/words.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  site = await startSite();
  const folder = await writeSmallSeason([2, 1]);
  await importInto(site.dataDir, folder);
  await rm(folder, { recursive: true, force: true });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await site.remove();
});

test('the screen of an arena shows games and tables in turn, and goes on after the site was started again', async () => {
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
  const category = /c-(\d+)-/.exec(await (await fetch(`${site.url}/fr/${smallSeason}/ligues`)).text())?.[1];
  await page.clock.install();
  await page.goto(`${site.url}/fr/ecran?season=${smallSeason}&category=${category ?? ''}`);
  await page.locator('time').first().waitFor();
  await page.locator('[data-view=games]').waitFor();
  const isThereLater = (selector: string) =>
    expect.poll(
      async () => {
        await page.clock.fastForward(12_000);
        return page.locator(selector).count();
      },
      { timeout: 60_000, interval: 500 },
    );
  // Nobody touches it: the next view comes by itself.
  await isThereLater('[data-view=table] tbody tr').toBeGreaterThan(0);
  // Nothing is wider or higher than the screen.
  const isWhole = await page.evaluate(
    () =>
      document.documentElement.scrollWidth <= innerWidth &&
      document.documentElement.scrollHeight <= innerHeight + 40,
  );
  expect(isWhole).toBe(true);
  const { dataDir, url } = site;
  await site.stop();
  const lost = `text=${words('fr', 'screen_offline')}`;
  await isThereLater(lost).toBeGreaterThan(0);
  expect(await page.locator('[data-view]').count()).toBe(1);
  site = await startSite({ dataDir, env: { PORT: new URL(url).port } });
  await isThereLater(lost).toBe(0);
  expect(await page.locator('[data-view]').count()).toBe(1);
}, 240_000);
