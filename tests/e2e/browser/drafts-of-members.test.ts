import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { findPath } from './support/find-path.ts';
import { chooseTeam, dialog, field, open, openForm, press, toast } from './support/form-steps.ts';
import { addMember, logIn } from './support/members.ts';
import { writtenSeason } from './support/small-season.ts';
import { useVisitors } from './support/visitors.ts';
import { words } from './support/words.ts';

const visit = useVisitors();
const [one, other] = ['Brouillonne', 'Voisin de poste'] as const;
const day = '2021-02-19';

let league: string;
beforeAll(async () => {
  league = await findPath(inject('siteUrl'), `/fr/${writtenSeason}/ligues`, /\/r-\d+-saguenay/);
  for (const name of [one, other]) await addMember(name, 'supervisor');
});

const fillIn = async (page: Page): Promise<void> => {
  await openForm(page, 'fr', 'game_form_add');
  await chooseTeam(page, 'fr', 'field_home_team', 'boreals');
  await chooseTeam(page, 'fr', 'field_away_team', 'vigiles');
  await field(page, 'fr', 'field_date').fill(day);
  await field(page, 'fr', 'field_home_goals').fill('5');
  await field(page, 'fr', 'field_away_goals').fill('4');
  await field(page, 'fr', 'field_venue').fill('Aréna partagé');
};
const firstGame = async (page: Page): Promise<string> => {
  await open(page, `${pathsIn('fr').latestResults(writtenSeason)}?date=${day}`);
  return (await page.locator('main a[href*="/g-"]').first().getAttribute('href')) ?? '';
};

test("a member's draft on a shared computer is neither displayed to the next member nor sent in their name", async () => {
  const page = await visit({ expected: [] });
  await logIn(page, one);
  await open(page, league);
  await fillIn(page);
  let sent = 0;
  await page.route('**/trpc/game.record**', async (route) => {
    sent += 1;
    await route.abort('aborted');
  });
  await press(page, 'fr', 'game_form_add');
  await expect.poll(() => dialog(page).textContent()).toContain(words('fr', 'write_waiting'));
  // Another member logs in, in another tab: the waiting draft is not theirs to send.
  await logIn(page, other);
  await expect.poll(() => dialog(page).textContent()).toContain(words('fr', 'draft_other_member'));
  await page.unroute('**/trpc/game.record**');
  const tries = sent;
  page.on('request', (request) => {
    if (request.url().includes('/trpc/game.record')) sent += 1;
  });
  await open(page, league);
  await openForm(page, 'fr', 'game_form_add');
  await expect.poll(() => field(page, 'fr', 'field_venue').inputValue()).toBe('');
  expect(sent).toBe(tries);
  // The draft is still there for its author, and is recorded in their name.
  await logIn(page, one);
  await open(page, league);
  await openForm(page, 'fr', 'game_form_add');
  await expect.poll(() => field(page, 'fr', 'field_venue').inputValue()).toBe('Aréna partagé');
  await press(page, 'fr', 'game_form_add');
  await expect.poll(() => toast(page).count()).toBe(1);
  const history = await page.request.get(
    `/api/v1/games/${/g-(\d+)/.exec(await firstGame(page))?.[1]}/history?lang=fr`,
  );
  expect(await history.text()).toContain(one);
  expect(await history.text()).not.toContain(other);
});

test('a draft in the outbox of a closed page is not sent in the next member’s name', async () => {
  const page = await visit({ expected: [] });
  await logIn(page, one);
  await open(page, league);
  await openForm(page, 'fr', 'game_form_add');
  await field(page, 'fr', 'field_venue').fill('Aréna du matin');
  // Puts the draft into the state that a page closed offline leaves.
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.includes('add-game'));
    const stored = JSON.parse(localStorage.getItem(key ?? '') ?? '{}');
    localStorage.setItem(key ?? '', JSON.stringify({ ...stored, draft: { ...stored.draft, waiting: true } }));
  });
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes('/trpc/game.record')) sent += 1;
  });
  await logIn(page, other);
  await open(page, league);
  await openForm(page, 'fr', 'game_form_add');
  await expect.poll(() => field(page, 'fr', 'field_venue').inputValue()).toBe('');
  expect(sent).toBe(0);
});
