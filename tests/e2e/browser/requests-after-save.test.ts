import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { findPath } from './support/find-path.ts';
import { chooseTeam, dialog, field, open, openForm, press } from './support/form-steps.ts';
import { addMember, logIn } from './support/members.ts';
import { writtenSeason } from './support/small-season.ts';
import { useVisitors } from './support/visitors.ts';

const visit = useVisitors();
beforeAll(() => addMember('Économe', 'supervisor'));

/** Collects the queries that a page sends from now on; `settled` is true when all of them have responses. */
const collectQueries = (page: Page) => {
  const sent: string[] = [];
  const pending = new Set<unknown>();
  page.on('request', (request) => {
    if (request.method() !== 'GET' || !request.url().includes('/trpc/')) return;
    sent.push(decodeURIComponent(request.url().split('/trpc/')[1] ?? ''));
    pending.add(request);
  });
  page.on('requestfinished', (request) => void pending.delete(request));
  page.on('requestfailed', (request) => void pending.delete(request));
  return { sent, settled: () => pending.size === 0 };
};

test('requests each query of the page once after a game is saved', async () => {
  const page = await visit({ lang: 'fr' });
  await open(page, await findPath(inject('siteUrl'), `/fr/${writtenSeason}/ligues`, /\/r-\d+-saguenay/));
  await logIn(page, 'Économe');
  await page.locator('[data-live="on"]').waitFor({ state: 'attached' });
  await openForm(page, 'fr', 'game_form_add');
  await chooseTeam(page, 'fr', 'field_home_team', 'boreals');
  await chooseTeam(page, 'fr', 'field_away_team', 'vigiles');
  await field(page, 'fr', 'field_date').fill('2021-03-05');
  await field(page, 'fr', 'field_home_goals').fill('5');
  await field(page, 'fr', 'field_away_goals').fill('0');
  const { sent, settled } = collectQueries(page);
  await press(page, 'fr', 'game_form_add');
  await expect.poll(() => dialog(page).count()).toBe(0);
  await expect.poll(settled).toBe(true);
  expect(sent.filter((query) => query.startsWith('league.table'))).toHaveLength(1);
  expect(sent.filter((query, at) => sent.indexOf(query) !== at)).toEqual([]);
});
