import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { findPath } from './support/find-path.ts';
import { open } from './support/form-steps.ts';
import { addMember, logIn } from './support/members.ts';
import { smallSeason } from './support/small-season.ts';
import { useVisitors } from './support/visitors.ts';
import { words } from './support/words.ts';
import { mutate } from './support/writes.ts';

const visit = useVisitors();
const paths = pathsIn('fr');
const name = 'Panne du soir';
const season = '2024-2025';
const draft = 'Écrit avant la panne';
/** A few missed updates, after which a page requests least often. */
const failures = 5;
/** The longest time in seconds until a page requests again. */
const soonSeconds = 12;

const found = { league: '', team: '', game: '', tournament: '', topic: '', room: '' };
beforeAll(async () => {
  const site = inject('siteUrl');
  found.league = await findPath(site, `/fr/${season}/ligues`, /\/c-[^/]+\/r-[^/]+$/);
  found.team = await findPath(site, found.league, /\/e-[^/]+$/);
  found.game = await findPath(site, found.team, /\/g-\d+$/);
  found.tournament = await findPath(site, '/fr/2018-2019/tournois', /\/t-/);
  await addMember(name, 'masterAdmin');
  const page = await visit();
  await logIn(page, name);
  await open(page, paths.home());
  await mutate(page, 'chat.sayAge', { age: '18' });
  await mutate(page, 'following.follow', { kind: 'team', id: Number(/\/e-(\d+)/.exec(found.team)?.[1]) });
  const small = await findPath(site, `/fr/${smallSeason}/ligues`, /\/r-\d+-gaspesie/);
  await open(page, small);
  await page
    .getByRole('link', { name: words('fr', 'chat_title'), exact: true })
    .first()
    .click();
  await page.getByRole('log').waitFor();
  found.room = new URL(page.url()).pathname;
  await mutate(page, 'forum.addTopic', { title: 'Patins à vendre', text: 'Taille 5.' });
  found.topic = await findPath(site, paths.forum(), /patins-a-vendre/);
});

type LivePage = {
  readonly path: () => string;
  readonly isOwn?: true;
  /** The label of a field for a draft. */
  readonly writesIn?: string;
  /** True when the page displays one part of its data after the other. */
  readonly isRotating?: true;
};
const livePages: Readonly<Record<string, LivePage>> = {
  home: { path: () => paths.home() },
  season: { path: () => paths.season(season) },
  'latest results': { path: () => paths.latestResults(season) },
  'live scores': { path: () => paths.liveScores(season) },
  leaderboard: { path: () => paths.leaderboard(season) },
  league: { path: () => found.league },
  team: { path: () => found.team },
  game: { path: () => found.game },
  tournament: { path: () => found.tournament },
  screen: { path: () => paths.screen(), isRotating: true },
  dashboard: { path: () => paths.dashboard(), isOwn: true },
  notifications: { path: () => paths.notifications(), isOwn: true },
  'chat rooms': { path: () => paths.chat(), isOwn: true },
  'chat room': { path: () => found.room, isOwn: true, writesIn: words('fr', 'chat_write') },
  forum: { path: () => paths.forum(), isOwn: true },
  'forum topic': { path: () => found.topic, isOwn: true, writesIn: words('fr', 'forum_text') },
  'moderation queue': { path: () => paths.review(), isOwn: true },
  log: { path: () => paths.logs(), isOwn: true },
  administration: { path: () => paths.admin(), isOwn: true },
};

/** Breaks the API in one of two ways; returns a counter of the failures. */
const breakApi = async (page: Page, way: '503' | 'abort') => {
  let failed = 0;
  await page.route('**/trpc/**', async (route) => {
    failed += 1;
    if (way === 'abort') await route.abort('connectionrefused');
    else await route.fulfill({ status: 503, contentType: 'application/json', body: '{"status":503}' });
  });
  return () => failed;
};
/**
 * Counts the page's requests that wait for a response: while interception ends, those of the browser's protocol are
 * not complete.
 */
const countRequests = (page: Page) =>
  page.addInitScript(() => {
    const send = globalThis.fetch;
    let underWay = 0;
    const count = (change: number) => Object.assign(globalThis, { underWay: (underWay += change) });
    count(0);
    globalThis.fetch = (...asked) => {
      count(1);
      return send(...asked).finally(() => count(-1));
    };
  });
/** Simulates a return to the tab: stale data are refetched. */
const lookAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
/** The content of a page, without the parts that depend on the time. */
const contentOf = async (page: Page, { isRotating }: LivePage) => {
  const content = await page.locator('main').evaluate((main) => ({
    title: main.querySelector('h1')?.textContent,
    links: [...main.querySelectorAll('a')].map(({ pathname }) => pathname),
    rows: main.querySelectorAll('tr, li, article').length,
  }));
  return isRotating ? { title: content.title, isEmpty: content.rows === 0 } : content;
};

test.each(Object.keys(livePages))(
  "an outage leaves a page's data and drafts in place, is reported, and the page is soon up to date again: %s",
  async (kind) => {
    const live = livePages[kind] as LivePage;
    const { path, isOwn, writesIn } = live;
    const page = await visit({ expected: [401, 403, 503], losesConnection: true, refusesConnection: true });
    await page.clock.install();
    await countRequests(page);
    if (isOwn) await logIn(page, name);
    await open(page, path());
    if (isOwn) await page.locator('header').getByText(name, { exact: true }).first().waitFor();
    await page.waitForLoadState('networkidle');
    // The page may become quiet before it is hydrated, and then requests the member's own data.
    await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
    const field = page.getByLabel(writesIn ?? '', { exact: true });
    if (writesIn) await field.fill(draft);
    const notice = page.locator('[data-offline]');
    expect(await notice.count()).toBe(0);

    for (const way of ['503', 'abort'] as const) {
      const before = await contentOf(page, live);
      const failed = await breakApi(page, way);
      await page.clock.fastForward(31_000);
      await lookAgain(page);
      for (let at = 1; at <= failures; at += 1) {
        const until = failed() + 1;
        await expect
          .poll(async () => {
            await page.clock.fastForward(20_000);
            return failed();
          })
          .toBeGreaterThanOrEqual(until);
      }
      await notice.waitFor();
      expect(await contentOf(page, live)).toEqual(before);
      if (writesIn) expect(await field.inputValue()).toBe(draft);
      if (isOwn) expect(await page.locator('header').first().textContent()).toContain(name);
      // Only the page's own clock counts: it stands while the site responds.
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
      await page.unroute('**/trpc/**');
      for (let second = 0; second < soonSeconds; second += 1) {
        await page.clock.runFor(1_000);
        // Responses take none of the page's time, however slow the machine is.
        await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'underWay'))).toBe(0);
      }
      await notice.waitFor({ state: 'detached' });
      await page.clock.resume();
      // New items may be in another order.
      expect((await contentOf(page, live)).title).toBe(before.title);
      if (writesIn) expect(await field.inputValue()).toBe(draft);
    }
  },
);

test('the header displays the member’s name during an outage, and removes it after logging out', async () => {
  const page = await visit({ expected: [503] });
  await logIn(page, name);
  await open(page, paths.home());
  const inHeader = page.locator('header').getByText(name, { exact: true }).first();
  await inHeader.waitFor();
  await breakApi(page, '503');
  await page.reload();
  await inHeader.waitFor();
  await page.unroute('**/trpc/**');
  await open(page, paths.logout());
  await page.getByRole('button', { name: words('fr', 'account_log_out') }).click();
  await page.getByText(words('fr', 'logout_done')).waitFor();
  const stored = () => page.evaluate(() => Object.values(localStorage).join());
  await expect.poll(stored).not.toContain(name);
  await inHeader.waitFor({ state: 'detached' });
});

test('a page resumes live updates after the site refused its subscription', async () => {
  const page = await visit();
  let isRefused = false;
  await page.routeWebSocket(/\/trpc/, (line) => {
    const server = line.connectToServer();
    line.onMessage((message) => {
      const wanted = /"id":(\d+).*"path":"live\.changes"/.exec(String(message));
      if (!wanted || isRefused) return server.send(message);
      isRefused = true;
      const data = { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500, path: 'live.changes' };
      line.send(JSON.stringify({ id: Number(wanted[1]), error: { message: 'no', code: -32_603, data } }));
    });
  });
  await open(page, found.league);
  await expect.poll(() => isRefused).toBe(true);
  await page.locator('[data-live="on"]').waitFor({ state: 'attached' });
});
