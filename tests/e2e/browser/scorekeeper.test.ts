import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { silentProxy } from '../../support/silent-proxy.ts';
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
let game: { readonly id: number; readonly path: string; readonly revision: number };

const getJson = async (path: string) => (await fetch(`${inject('siteUrl')}${path}`)).json();
beforeAll(async () => {
  const path = await findPath(inject('siteUrl'), `/fr/${writtenSeason}/ligues`, /\/r-\d+-saguenay/);
  const [, category, region] = /\/c-(\d+)-[^/]*\/r-(\d+)-/.exec(path) ?? [];
  const table = await getJson(`/api/v1/league?lang=fr&sid=${writtenSeason}&cid=${category}&rid=${region}`);
  ({ league } = table);
  const named: readonly { team: { id: number; name: string } }[] = table.standings;
  teams = named.filter(({ team }) => !team.name.startsWith('Boréals')).map(({ team }) => team.id);
  for (const name of [one, other]) await addMember(name);
}, 60_000);

const tell = async (page: Page, procedure: string, input: object) => {
  const answer = await page.request.post(`${inject('siteUrl')}/trpc/${procedure}`, {
    headers: { origin: inject('siteUrl') },
    data: { lang: 'fr', commandId: randomUUID(), ...input },
  });
  expect([answer.status(), await answer.text()]).toEqual([200, expect.anything()]);
  return (await answer.json()).result.data;
};

/** A game to be played on a day on which nobody else enters one. */
let day = 1;
beforeEach(async () => {
  const page = await visit();
  await logIn(page, one);
  const { id } = await tell(page, 'game.schedule', {
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

/** The game's page with the score-keeper, as somebody holds it on a phone. */
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
/** The dialog's own line; the other one is for messages of what was saved. */
const said = (page: Page) => dialog(page).locator('[role=status]').first().textContent();
type Change = { readonly field: string; readonly after: string | number | null };
/** The scores that were recorded, first to last. */
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
const untilSaid = (page: Page, text: string) => expect.poll(() => said(page)).toContain(text);
const untilScore = (page: Page, text: string) => expect.poll(() => score(page)).toBe(text);

test('goals without a connection are kept, also over a reload, and go out once each and in order', async () => {
  const page = await keeper(one);
  await start(page);
  await untilSaid(page, words('fr', 'keep_sent'));
  // What arrives is not always answered.
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
  await untilSaid(page, words('fr', 'keep_waiting', { count: '5' }));
  expect(await recorded()).toEqual(['1–0']);
  await page.context().setOffline(false);
  await page.reload();
  await untilScore(page, '3–2');
  await untilSaid(page, words('fr', 'keep_sent'));
  expect(await recorded()).toEqual(['1–0', '1–1', '2–1', '3–1', '3–2']);
});

test('a goal that was tapped after the session had ended goes out after the next log-in', async () => {
  const page = await keeper(one, [401]);
  await start(page);
  await untilSaid(page, words('fr', 'keep_sent'));
  const elsewhere = await visit();
  await logIn(elsewhere, one);
  await tell(elsewhere, 'account.endOtherSessions', {});
  await tap(page, 'home');
  await dialog(page).getByText(words('fr', 'log_in_first_title')).waitFor();
  expect(await recorded()).toEqual([]);
  await logIn(page, one);
  await page.reload();
  await untilSaid(page, words('fr', 'keep_sent'));
  await untilScore(page, '1–0');
  expect(await recorded()).toEqual(['1–0']);
});

test('two who keep the same score see each other, and who was alone without a connection is told', async () => {
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
  await untilSaid(first, words('fr', 'keep_sent'));
  await second.context().setOffline(false);
  await untilSaid(second, words('fr', 'keep_conflict_by', { name: one, count: '2' }));
  // Nobody's goal was written over: the table has what the first one said, one's own is offered beside it.
  const mine = words('fr', 'keep_mine', { home: '2', away: '3', theirs: '3 – 1' });
  await dialog(second).getByRole('button', { name: mine }).waitFor();
  for (const page of [first, second]) await untilScore(page, '3–1');
  await tap(second, 'away');
  for (const page of [first, second]) await untilScore(page, '3–2');
  expect(await recorded()).toEqual(['1–0', '1–1', '2–1', '3–1', '3–2']);
});

test('a line that has fallen silent is given up, and the page goes on over a new one', async () => {
  const writer = await visit();
  await logIn(writer, one);
  const proxy = await silentProxy(inject('siteUrl'));
  const reader = await visit({ url: proxy.url });
  await reader.clock.install();
  let [lines, asked] = [0, 0];
  reader.on('websocket', () => void (lines += 1));
  reader.on('request', () => void (asked += 1));
  reader.on('requestfinished', () => void (asked -= 1));
  reader.on('requestfailed', () => void (asked -= 1));
  await open(reader, game.path);
  await reader.locator('[data-live="on"]').waitFor({ state: 'attached' });
  // Told that the game is new, it asks once more.
  await sleep(500);
  await expect.poll(() => asked).toBe(0);

  proxy.hush('webSockets');
  const ids = { gameId: game.id, seasonId: league.season.id };
  await tell(writer, 'game.start', { ...ids, ifRevision: String(game.revision) });
  await sleep(1_500);
  const goals = async () => (await reader.locator('main h1').textContent())?.match(/\d/g)?.length ?? 0;
  expect([await goals(), lines]).toEqual([0, 1]);
  await reader.clock.fastForward(20_000);
  await reader.clock.fastForward(5_000);
  await expect.poll(goals, { timeout: 10_000 }).toBe(2);
  expect(lines).toBe(2);
  expect(await reader.locator('[data-live="on"]').count()).toBe(1);
  await reader.context().close();
  await proxy.close();
});
