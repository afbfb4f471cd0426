import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { silentProxy } from '../../support/silent-proxy.ts';
import { violationsIn } from './support/axe.ts';
import { findPath } from './support/find-path.ts';
import { dialog, open } from './support/form-steps.ts';
import { addMember, logIn } from './support/members.ts';
import { writtenSeason } from './support/small-season.ts';
import { useVisitors } from './support/visitors.ts';
import { words } from './support/words.ts';

const visit = useVisitors();
const [one, other] = ['Pointeuse', 'Pointeur'] as const;
type League = {
  readonly id: number;
  readonly season: { readonly id: number };
  readonly category: { readonly id: number };
};
let league: League;
let teams: readonly number[];
let game: {
  readonly id: number;
  readonly path: string;
  readonly revision: number;
  readonly home: { readonly name: string };
};

const getJson = async (path: string) => (await fetch(`${inject('siteUrl')}${path}`)).json();
beforeAll(async () => {
  const path = await findPath(inject('siteUrl'), `/fr/${writtenSeason}/ligues`, /\/r-\d+-saguenay/);
  const [, category, region] = /\/c-(\d+)-[^/]*\/r-(\d+)-/.exec(path) ?? [];
  const table = await getJson(`/api/v1/league?lang=fr&sid=${writtenSeason}&cid=${category}&rid=${region}`);
  ({ league } = table);
  const named: readonly { team: { id: number; name: string } }[] = table.standings;
  teams = named.filter(({ team }) => !team.name.startsWith('Boréals')).map(({ team }) => team.id);
  for (const name of [one, other]) await addMember(name, 'supervisor');
});

const mutate = async (page: Page, procedure: string, input: object) => {
  const response = await page.request.post(`${inject('siteUrl')}/trpc/${procedure}`, {
    headers: { origin: inject('siteUrl') },
    data: { lang: 'fr', commandId: randomUUID(), ...input },
  });
  expect([response.status(), await response.text()]).toEqual([200, expect.anything()]);
  return (await response.json()).result.data;
};

/** A scheduled game on a day without games of other tests. */
let day = 1;
beforeEach(async () => {
  const page = await visit();
  await logIn(page, one);
  const { id } = await mutate(page, 'game.schedule', {
    seasonId: league.season.id,
    categoryId: league.category.id,
    leagueId: league.id,
    tournamentId: null,
    stage: 'regular',
    group: null,
    homeTeamId: teams[0],
    awayTeamId: teams[1],
    date: `2021-04-0${(day += 1)}`,
    time: null,
    venue: null,
    city: null,
  });
  game = (await getJson(`/api/v1/games/${id}?lang=fr`)).game;
});

/** Opens the game's page with the scorekeeper on a phone. */
const keeper = async (name: string, expected = [412]): Promise<Page> => {
  const page = await visit({ width: 390, losesConnection: true, expected });
  await logIn(page, name);
  await open(page, `${game.path}?do=keep-score&id=${game.id}`);
  await page.locator('[data-live="on"]').waitFor({ state: 'attached' });
  return page;
};
const start = (page: Page) =>
  dialog(page)
    .getByRole('button', { name: words('fr', 'keep_start') })
    .click();
const tap = async (page: Page, side: 'home' | 'away') =>
  dialog(page)
    .locator('section')
    .filter({ has: page.locator(`output[data-side=${side}]`) })
    .locator('button')
    .first()
    .click();
const score = async (page: Page): Promise<string> =>
  (await dialog(page).locator('output').allTextContents()).join('–');
/** The dialog's status line; the page's other one announces what was saved. */
const statusText = (page: Page) => dialog(page).locator('[role=status]').first().textContent();
type Change = { readonly field: string; readonly after: string | number | null };
/** The recorded scores in order. */
const recorded = async (): Promise<string[]> => {
  const { history } = await getJson(`/api/v1/games/${game.id}/history?lang=fr`);
  let [home, away]: readonly unknown[] = [0, 0];
  return history.toReversed().flatMap(({ action, changes }: { action: string; changes: Change[] }) => {
    for (const { field, after } of changes) {
      if (field === 'homeGoals') home = after;
      if (field === 'awayGoals') away = after;
    }
    return action === 'LiveScoreChanged' ? [`${String(home)}–${String(away)}`] : [];
  });
};
const untilStatus = (page: Page, text: string) => expect.poll(() => statusText(page)).toContain(text);
const untilScore = (page: Page, text: string) => expect.poll(() => score(page)).toBe(text);

test('goals without a connection survive a reload and are sent once each, in order', async () => {
  const page = await keeper(one);
  await start(page);
  await untilStatus(page, words('fr', 'keep_sent'));
  // The request arrives, but its response is lost.
  let lost = 0;
  await page.route('**/trpc/game.changeLiveScore**', async (route) => {
    lost += 1;
    if (lost === 1) await route.fetch();
    if (lost <= 2) await route.abort('internetdisconnected');
    else await route.continue();
  });
  await tap(page, 'home');
  await page.context().setOffline(true);
  for (const side of ['away', 'home', 'home', 'away'] as const) await tap(page, side);
  await untilScore(page, '3–2');
  await untilStatus(page, words('fr', 'keep_waiting', { count: '5' }));
  expect(await recorded()).toEqual(['1–0']);
  await page.context().setOffline(false);
  await page.reload();
  await untilScore(page, '3–2');
  await untilStatus(page, words('fr', 'keep_sent'));
  expect(await recorded()).toEqual(['1–0', '1–1', '2–1', '3–1', '3–2']);
});

test('a shoot-out offers only shots, and none of them changes the score', async () => {
  const page = await keeper(one);
  await start(page);
  for (const side of ['home', 'away'] as const) await tap(page, side);
  const shootOut = `${words('fr', 'keep_shootout_short')} – ${words('fr', 'period_shootout')}`;
  await dialog(page).getByRole('button', { name: shootOut, exact: true }).click();
  const goals = dialog(page).getByRole('button', { name: words('fr', 'keep_goal') });
  await expect.poll(() => goals.count()).toBe(2);
  const ofHome = words('fr', 'keep_goal_for', { team: game.home.name });
  await dialog(page).getByRole('button', { name: ofHome, exact: true }).click();
  await dialog(page)
    .getByText(words('fr', 'keep_shoot_out_score', { home: '1', away: '0' }))
    .waitFor();
  expect(await score(page)).toBe('1–1');
});

test('a goal recorded after the session has ended is sent after the next login', async () => {
  const page = await keeper(one, [401]);
  await start(page);
  await untilStatus(page, words('fr', 'keep_sent'));
  const elsewhere = await visit();
  await logIn(elsewhere, one);
  await mutate(elsewhere, 'account.endOtherSessions', {});
  await tap(page, 'home');
  await dialog(page).getByText(words('fr', 'log_in_first_title')).waitFor();
  expect(await recorded()).toEqual([]);
  await logIn(page, one);
  await page.reload();
  await untilStatus(page, words('fr', 'keep_sent'));
  await untilScore(page, '1–0');
  expect(await recorded()).toEqual(['1–0']);
});

test('undoes taps one by one, and undoing a period chosen by mistake restores the clock', async () => {
  const page = await keeper(one);
  await start(page);
  await untilScore(page, '0–0');
  const clock = () => dialog(page).locator('time').first().textContent();
  const button = (name: string) => dialog(page).getByRole('button', { name, exact: true });
  // The time is beside the button, which lies over it.
  await button(words('fr', 'keep_clock_start')).waitFor();
  await dialog(page).locator('time').first().click({ force: true });
  await expect.poll(clock).not.toBe('00:00');
  // Faster than the browser stores the first tap.
  await dialog(page)
    .locator('button[data-side=home]')
    .evaluate(async (goal: HTMLElement) => {
      goal.click();
      await new Promise((next) => setTimeout(next));
      goal.click();
    });
  await untilScore(page, '2–0');
  await dialog(page).locator('fieldset button').nth(1).click();
  await expect.poll(clock).toBe('00:00');
  const undo = dialog(page).getByRole('button', { name: words('fr', 'keep_undo') });
  await undo.click();
  await expect.poll(clock).not.toBe('00:00');
  for (const left of ['1–0', '0–0']) {
    await undo.click();
    await untilScore(page, left);
  }
  // Undo also restores the clock: the time after a reset, and the running after a stop.
  await button(words('fr', 'keep_clock_reset')).click();
  await expect.poll(clock).toBe('00:00');
  await undo.click();
  await expect.poll(clock).not.toBe('00:00');
  await button(words('fr', 'keep_clock_stop')).click();
  await button(words('fr', 'keep_clock_start')).waitFor();
  await undo.click();
  await button(words('fr', 'keep_clock_stop')).waitFor();
  await undo.click();
  await expect.poll(clock).toBe('00:00');
  await expect.poll(() => undo.isDisabled()).toBe(true);
  // The start is undone at once while there is nothing to lose, and otherwise at the second tap.
  await tap(page, 'home');
  await dialog(page).getByText(words('fr', 'keep_end'), { exact: true }).click();
  expect(await violationsIn(page, 'all', '[role=dialog]')).toEqual([]);
  await button(words('fr', 'keep_stop')).click();
  await button(words('fr', 'keep_stop_really', { home: '1', away: '0' })).click();
  await dialog(page).waitFor({ state: 'detached' });
  // Its season is over, and nobody recorded a result.
  expect((await getJson(`/api/v1/games/${game.id}?lang=fr`)).game.status).toBe('noResult');
});

test("two scorekeepers of one game see each other's goals, and one who was offline sees the conflict", async () => {
  const [first, second] = [await keeper(one), await keeper(other)];
  await start(first);
  await dialog(second).locator('output').first().waitFor();
  await tap(first, 'home');
  await untilScore(second, '1–0');
  await tap(second, 'away');
  await untilScore(first, '1–1');
  await tap(first, 'home');
  await untilScore(second, '2–1');

  await second.context().setOffline(true);
  await tap(second, 'away');
  await tap(second, 'away');
  await untilScore(second, '2–3');
  await tap(first, 'home');
  await untilStatus(first, words('fr', 'keep_sent'));
  await second.context().setOffline(false);
  await untilStatus(second, words('fr', 'keep_conflict_by', { name: one, count: '2' }));
  // No goal was overwritten: the table has the first keeper's score, and the second keeper's is offered next to it.
  const mine = words('fr', 'keep_mine', { home: '2', away: '3', theirs: '3 – 1' });
  await dialog(second).getByRole('button', { name: mine }).waitFor();
  for (const page of [first, second]) await untilScore(page, '3–1');
  await tap(second, 'away');
  for (const page of [first, second]) await untilScore(page, '3–2');
  expect(await recorded()).toEqual(['1–0', '1–1', '2–1', '3–1', '3–2']);
});

test('replaces a silent connection, and continues over the new one', async () => {
  const writer = await visit();
  await logIn(writer, one);
  const proxy = await silentProxy(inject('siteUrl'));
  const reader = await visit({ url: proxy.url });
  await reader.clock.install();
  let [lines, requests, latestAt] = [0, 0, 0];
  const count = (by: number) => () => {
    requests += by;
    latestAt = Date.now();
  };
  reader.on('websocket', () => void (lines += 1));
  reader.on('request', count(1));
  reader.on('requestfinished', count(-1));
  reader.on('requestfailed', count(-1));
  await open(reader, game.path);
  await reader.locator('[data-live="on"]').waitFor({ state: 'attached' });
  proxy.silence('webSockets');
  // The hint about the new game may have come just before, and its request must not show what follows.
  const isQuiet = () => requests === 0 && Date.now() - latestAt > 1_500;
  await expect.poll(isQuiet).toBe(true);

  const ids = { gameId: game.id, seasonId: league.season.id };
  await mutate(writer, 'game.start', { ...ids, ifRevision: String(game.revision) });
  await sleep(1_500);
  const score = async () => /\d+\s*–\s*\d+/.exec((await reader.locator('main h1').textContent()) ?? '')?.[0];
  expect([await score(), lines]).toEqual([undefined, 1]);
  await reader.clock.fastForward(20_000);
  await reader.clock.fastForward(5_000);
  await expect.poll(score).toMatch(/^0\s*–\s*0$/);
  expect(lines).toBe(2);
  expect(await reader.locator('[data-live="on"]').count()).toBe(1);
  await reader.context().close();
  await proxy.close();
});
