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
  await browser?.close();
  await site?.remove();
});

test('the arena screen displays games and tables in turns, and continues after a restart of the site', async () => {
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
  const category = /c-(\d+)-/.exec(await (await fetch(`${site.url}/fr/${smallSeason}/ligues`)).text())?.[1];
  await page.clock.install();
  await page.goto(`${site.url}/fr/ecran?season=${smallSeason}&category=${category ?? ''}`);
  await page.locator('time').first().waitFor();
  // The season is over.
  const [last = ''] = words('fr', 'screen_games_last').split('\u00a0');
  await page.getByRole('heading', { level: 2, name: last }).waitFor();
  /** Advances the screen's clock until the state is reached; after each step, the next view has time to render. */
  const later = (selector: string, state: 'visible' | 'hidden') =>
    expect
      .poll(
        async () => {
          await page.clock.fastForward(12_000);
          const first = page.locator(selector).first();
          return first.waitFor({ state, timeout: 5_000 }).then(
            () => true,
            () => false,
          );
        },
        { timeout: 180_000, interval: 500 },
      )
      .toBe(true);
  // The next view comes without any input.
  await later('tbody tr', 'visible');
  // Nothing overflows the screen.
  const isWhole = await page.evaluate(
    () =>
      document.documentElement.scrollWidth <= innerWidth &&
      document.documentElement.scrollHeight <= innerHeight + 40,
  );
  expect(isWhole).toBe(true);
  const { dataDir, url } = site;
  await site.stop();
  const lost = `text=${words('fr', 'screen_offline')}`;
  await later(lost, 'visible');
  expect(await page.getByRole('heading', { level: 2 }).count()).toBe(1);
  site = await startSite({ dataDir, env: { PORT: new URL(url).port } });
  await later(lost, 'hidden');
  expect(await page.getByRole('heading', { level: 2 }).count()).toBe(1);
}, 600_000);
