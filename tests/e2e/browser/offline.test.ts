import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { violationsIn } from './support/axe.ts';
import { findPath } from './support/find-path.ts';
import { open } from './support/form-steps.ts';
import { addMember, logIn } from './support/members.ts';
import { smallSeason, writtenSeason } from './support/small-season.ts';
import { useVisitors } from './support/visitors.ts';
import { words } from './support/words.ts';
import { mutate } from './support/writes.ts';

const visit = useVisitors('with windows');
const paths = pathsIn('fr');
const name = 'Aréna sans réseau';
let team: string;

beforeAll(async () => {
  const league = await findPath(inject('siteUrl'), `/fr/${smallSeason}/ligues`, /\/r-\d+-saguenay/);
  team = await findPath(inject('siteUrl'), league, /\/e-\d+-vigiles/);
  await addMember(name, 'supervisor');
  await addMember('Tient le catalogue', 'admin');
});

const untilWorker = (page: Page, state: string) =>
  page.waitForFunction((wanted) => document.documentElement.dataset['worker'] === wanted, state);
const isCached = (page: Page, path: string): Promise<boolean> =>
  page.evaluate(
    async (requested) => (await (await caches.open('pages')).match(requested)) !== undefined,
    path,
  );
/** The files named by the service worker that are not in its cache yet. */
const filesMissing = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const named = new Set((await (await fetch('/worker.js')).text()).match(/\/assets\/[\w.-]+/g));
    const cached = new Set(
      (await (await caches.open('files')).keys()).map(({ url }) => new URL(url).pathname),
    );
    return [...named].filter((file) => !cached.has(file));
  });

/** Days on which no other test records games. */
const rows = [
  ['2021-03-20', 'Vigiles', 'Boréals', '4', '1'],
  ['2021-03-20', 'Saphirs', 'Éclaireurs', '2', '2'],
  ['2021-03-21', 'Boréals', 'Saphirs', '0', '3'],
  ['2021-03-21', 'Éclaireurs', 'Vigiles', '5', '6'],
  ['2021-03-21', 'Vigiles', 'Saphirs', '1', '0'],
];
type Played = { readonly home: { readonly goals: number }; readonly away: { readonly goals: number } };
const gamesIn = (value: unknown): readonly Played[] => {
  if (typeof value !== 'object' || value === null) return [];
  if ('home' in value && 'away' in value) return [value as Played];
  return Object.values(value).flatMap(gamesIn);
};
/** The recorded goals of a day, read from the server. */
const goalsOn = async (date: string): Promise<readonly string[]> => {
  const input = encodeURIComponent(JSON.stringify({ lang: 'fr', sid: writtenSeason, date }));
  const response = await fetch(`${inject('siteUrl')}/trpc/season.latestResults?input=${input}`);
  return gamesIn(await response.json())
    .map(({ home, away }) => `${home.goals}-${away.goals}`)
    .toSorted();
};

/** Triggers the worker's background sync as the browser does when it is online again, from a tab outside the site. */
const wakerOf = async (context: BrowserContext) => {
  const session = await context.newCDPSession(await context.newPage());
  const { promise: known, resolve } = Promise.withResolvers<string>();
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(inject('siteUrl')));
    if (own) resolve(own.registrationId);
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await known;
  return () =>
    session.send('ServiceWorker.dispatchSyncEvent', {
      origin: inject('siteUrl'),
      registrationId,
      tag: 'outbox',
      lastChance: false,
    });
};

test('my team can be read and five results entered offline; once online, each is sent once without an open tab', async () => {
  const page = await visit({ width: 390, worker: true, losesConnection: true });
  await open(page, team);
  await untilWorker(page, 'ready');
  const id = Number(/\/e-(\d+)-/.exec(team)?.[1]);
  await page.evaluate((eid) => localStorage.setItem('my-teams', JSON.stringify([eid])), id);
  await logIn(page, name);
  // The league is selected while online.
  await open(page, paths.enterResults(writtenSeason));
  await page.getByLabel(words('fr', 'game_form_league'), { exact: true }).first().fill('lac');
  await page.locator('[role=option]').first().click();
  const teams = page.locator('[data-row="1"][data-column="homeTeamId"] option');
  await teams.filter({ hasText: 'Vigiles' }).waitFor({ state: 'attached' });
  await open(page, paths.home());
  await untilWorker(page, 'ready');
  await expect.poll(() => isCached(page, team)).toBe(true);
  await expect.poll(() => isCached(page, paths.enterResults(writtenSeason))).toBe(true);
  await expect.poll(() => filesMissing(page)).toEqual([]);

  await page.context().setOffline(true);
  await page.goto(team);
  const notice = page.locator('[data-offline]');
  await expect.poll(() => notice.textContent()).toMatch(/telle que vue à/);
  expect(await page.locator('main h1').textContent()).toContain('Vigiles');
  // The member stays logged in offline.
  await page.locator('header').getByText(name, { exact: true }).first().waitFor();
  expect(await violationsIn(page)).toEqual([]);
  await page.goto(paths.enterResults(writtenSeason));
  const paste = page.getByLabel(words('fr', 'grid_paste'), { exact: true });
  await paste.fill(
    rows.map(([date, home, away, one, two]) => [date, '', home, away, one, two].join('\t')).join('\n'),
  );
  await expect.poll(() => page.locator('main fieldset').count()).toBe(5);
  // The league's teams come from the cached table.
  const lastTeam = page.locator('[data-row="5"][data-column="awayTeamId"]');
  await expect.poll(() => lastTeam.inputValue()).not.toBe('');
  await page.getByRole('button', { name: words('fr', 'preview_see') }).click();
  // The preview for a past season is not available offline.
  await page.locator('main input[type=checkbox]').last().check();
  await page.getByRole('button', { name: words('fr', 'grid_save') }).click();
  const output = page.locator('main [role=status]').last();
  await expect.poll(() => output.textContent()).toContain(words('fr', 'grid_kept', { count: '5' }));
  await page.goto(paths.offline());
  await page.getByRole('button', { name: words('fr', 'outbox_send_now') }).waitFor();
  expect(await violationsIn(page)).toEqual([]);
  const context = page.context();
  const wake = await wakerOf(context);
  await page.close();
  expect(await goalsOn('2021-03-20')).toEqual([]);

  // Once online, the browser wakes the worker without an open page of the site.
  await context.setOffline(false);
  await wake();
  await expect.poll(() => goalsOn('2021-03-20')).toEqual(['2-2', '4-1']);
  await expect.poll(() => goalsOn('2021-03-21')).toEqual(['0-3', '1-0', '5-6']);
  const later = await context.newPage();
  await later.goto(paths.offline());
  await later.getByText(words('fr', 'outbox_none')).waitFor();
  expect(await goalsOn('2021-03-21')).toHaveLength(3);
});

test("the next page after a decision about a category deletes the browser's older copies", async () => {
  const page = await visit({ worker: true, losesConnection: true });
  await open(page, team);
  await untilWorker(page, 'ready');
  await expect.poll(() => isCached(page, team)).toBe(true);
  const admin = await visit();
  await logIn(admin, 'Tient le catalogue');
  const added = await mutate(admin, 'category.add', {
    name: { fr: 'Essai', en: 'Trial' },
    shows: 'everything',
  });
  await mutate(admin, 'category.choosePolicy', { categoryId: added.id, shows: 'schedule' });

  // Another page than the one that was stored.
  const dropped = async () => {
    // Each page loads completely before the next one, and before the connection is lost.
    await open(page, paths.faq());
    await open(page, paths.about());
    return isCached(page, team);
  };
  await expect.poll(dropped).toBe(false);
  await page.context().setOffline(true);
  await page.goto(paths.offline());
  const main = page.locator('main');
  await expect.poll(() => main.textContent()).toContain(words('fr', 'offline_pages'));
  await expect.poll(() => main.locator(`a[href="${paths.about()}"]`).count()).toBe(1);
  expect(await main.locator(`a[href="${team}"]`).count()).toBe(0);
});

test('a part displays an error while its code cannot load, and renders once the code loads', async () => {
  const page = await visit({ losesConnection: true, refusesConnection: true });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const code = /\/assets\/HistoryPart/;
  await page.route(code, (route) => route.abort('connectionrefused'));
  await open(page, team);
  const main = page.locator('main');
  await main
    .getByRole('link', { name: words('fr', 'history_tab'), exact: true })
    .first()
    .click();
  await main.getByText(words('fr', 'state_part_missing')).waitFor();
  expect(await main.locator('h1').textContent()).toContain('Vigiles');
  expect(await violationsIn(page)).toEqual([]);
  await page.unroute(code);
  await main.getByRole('button', { name: words('fr', 'state_retry') }).click();
  await main.getByRole('heading', { name: words('fr', 'history_title') }).waitFor();
  expect(await main.getByText(words('fr', 'state_part_missing')).count()).toBe(0);
  expect(errors).toEqual([]);
});

test('a team’s page that was never cached reports that it is not available offline', async () => {
  const page = await visit({ worker: true, losesConnection: true });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const league = await findPath(inject('siteUrl'), `/fr/${smallSeason}/ligues`, /\/r-\d+-saguenay/);
  await open(page, league);
  await untilWorker(page, 'ready');
  await page.context().setOffline(true);
  await page.locator(`main a[href="${team}"]`).first().click();
  await page.getByRole('heading', { name: words('fr', 'state_failed_title') }).waitFor();
  expect(await page.locator('footer').count()).toBe(1);
  expect(errors).toEqual([]);
});
