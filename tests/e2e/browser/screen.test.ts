import { rm } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/launch-browser.ts';
import { type Site, startSite } from '../support/start-site.ts';
import { importInto } from './support/import-into.ts';
import { screenSeason, writeScreenSeason } from './support/screen-season.ts';
import { smallSeason, writeSmallSeason } from './support/small-season.ts';
import { words } from './support/words.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  site = await startSite();
  for (const folder of [await writeSmallSeason([2, 1]), await writeScreenSeason()]) {
    await importInto(site.dataDir, folder);
    await rm(folder, { recursive: true, force: true });
  }
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await site?.remove();
});

const screen = { width: 1920, height: 1080 };

const categoryOf = async (season: string, name: string): Promise<string> => {
  const html = await (await fetch(`${site.url}/fr/${season}/ligues`)).text();
  return new RegExp(`c-(\\d+)-${name}`).exec(html)?.[1] ?? '';
};

/** Returns how many elements lie over an edge, and how many pixels the view leaves free above and below the controls. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('body *')].map((one) => one.getBoundingClientRect());
    const [footer, last] = ['footer', 'section > :last-child'].map(
      (selector) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect(),
    ) as [DOMRect, DOMRect];
    return {
      size: [document.documentElement.scrollWidth, document.documentElement.scrollHeight],
      over: boxes.filter(
        ({ width, height, left, right, bottom }) =>
          width > 2 && height > 2 && (left < -1 || right > innerWidth + 1 || bottom > innerHeight + 1),
      ).length,
      free: footer.top - last.bottom,
      below: innerHeight - footer.bottom,
    };
  });

const expectFilled = async (page: Page) => {
  const { size, over, free, below } = await measure(page);
  expect([size, over]).toEqual([[screen.width, screen.height], 0]);
  // The gap between the parts of the screen is 2 % of its height.
  expect(free).toBeGreaterThanOrEqual(0);
  expect(free).toBeLessThan(30);
  expect(below).toBeLessThan(30);
};

const nextView = async (page: Page, title: string) => {
  const heading = page.locator('h2').filter({ hasText: title });
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(12_000);
        return heading.waitFor({ timeout: 500 }).then(
          () => true,
          () => false,
        );
      },
      { timeout: 60_000 },
    )
    .toBe(true);
};

test('tables of six and sixteen teams fill a 1080 pixels high screen without overflow', async () => {
  const page = await browser.newPage({ viewport: screen });
  const category = await categoryOf(screenSeason, 'm13-ecran');
  await page.clock.install();
  await page.goto(`${site.url}/fr/ecran?season=${screenSeason}&category=${category}`);
  await page.locator('time').first().waitFor();
  await expectFilled(page);
  await nextView(page, 'Ligue de six');
  expect(await page.locator('tbody tr').count()).toBe(6);
  await expectFilled(page);
  // A name that begins with its club keeps its end, which tells the team.
  const club = page.locator('tbody th').filter({ hasText: 'Les Patriotes' }).locator('span').last();
  expect(await club.evaluate((name) => name.scrollWidth <= name.clientWidth)).toBe(true);
  await nextView(page, 'Ligue de seize');
  expect(await page.locator('tbody tr').count()).toBe(8);
  await expectFilled(page);
  await page.close();
}, 180_000);

test.each([1, 2])(
  '%i live games fill the screen with their scores',
  async (count) => {
    // A service worker would make the request that the test answers.
    const page = await browser.newPage({ viewport: screen, serviceWorkers: 'block' });
    const category = await categoryOf(screenSeason, 'm13-ecran');
    // The output at a time when the first games of the day are live.
    await page.route('**/trpc/season.liveScores*', async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      const { data } = body.result;
      data.live = data.games.slice(0, count).map((game: object) => ({ ...game, status: 'live' }));
      await route.fulfill({ response, json: body });
    });
    await page.clock.install();
    await page.goto(`${site.url}/fr/ecran?season=${screenSeason}&category=${category}`);
    await page.locator('time').first().waitFor();
    await nextView(page, words('fr', 'screen_live'));
    // Other games of the league stand in rows below.
    const live = page.locator('[data-live-game]').filter({ hasText: words('fr', 'game_status_live') });
    expect(await live.count()).toBe(count);
    await expectFilled(page);
    await page.close();
  },
  180_000,
);

test('the arena screen displays games and tables in turns, and continues after a restart of the site', async () => {
  const page = await browser.newPage({ viewport: screen });
  const category = await categoryOf(smallSeason, 'm13-a');
  await page.clock.install();
  await page.goto(`${site.url}/fr/ecran?season=${smallSeason}&category=${category}`);
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
  await expectFilled(page);
  const { dataDir, url } = site;
  await site.stop();
  const lost = `text=${words('fr', 'screen_offline')}`;
  await later(lost, 'visible');
  expect(await page.getByRole('heading', { level: 2 }).count()).toBe(1);
  site = await startSite({ dataDir, env: { PORT: new URL(url).port } });
  await later(lost, 'hidden');
  expect(await page.getByRole('heading', { level: 2 }).count()).toBe(1);
}, 600_000);
