import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { wrongIn } from './support/axe.ts';
import { inLanguage } from './support/every-page.ts';
import { chooseTeam, correct, dialog, open, openForm, press, toast } from './support/form-steps.ts';
import { addMember, logIn } from './support/members.ts';
import { makeLeague } from './support/own-league.ts';
import { useVisitors } from './support/visitors.ts';
import { words } from './support/words.ts';

const visit = useVisitors();
beforeAll(() => addMember('Rassembleuse', 'specialSupervisor'), 60_000);

/** Each team of the table with its games played, as the page at the address shows them. */
const standingAt = async (page: Page, path: string): Promise<readonly string[]> => {
  await open(page, path);
  const rows = page.locator('main table').first().locator('tbody tr');
  return rows.evaluateAll((all) =>
    all.map(
      (row) => `${row.querySelector('th a')?.textContent}: ${row.querySelectorAll('td')[1]?.textContent}`,
    ),
  );
};
const openMore = async (page: Page, lang: Language, key: string): Promise<void> => {
  await page.locator('main summary', { hasText: words(lang, 'actions_more') }).click();
  await openForm(page, lang, key);
};
const undo = async (page: Page, lang: Language): Promise<void> => {
  await toast(page)
    .getByRole('button', { name: words(lang, 'toast_undo') })
    .click();
  await toast(page)
    .filter({ hasText: words(lang, 'toast_undone') })
    .waitFor();
};

test('a team that was entered twice is merged into the other, and the whole merger is undone', async () => {
  const page = await visit({ lang: 'fr', expected: [404, 410] });
  await logIn(page, 'Rassembleuse');
  const league = await makeLeague(page, 'Haute-Côte', ['Draveurs', 'Draveurs (double)', 'Morillons']);
  await league.record(page, { home: 0, away: 2, goals: [4, 1], date: '2020-11-07' });
  await league.record(page, { home: 1, away: 2, goals: [3, 2], date: '2020-11-14' });
  const before = await standingAt(page, league.path);
  expect(before).toEqual(['Draveurs: 1', 'Draveurs (double): 1', 'Morillons: 2']);
  const after = ['Draveurs: 2', 'Morillons: 2'];

  await page.locator('main').getByRole('link', { name: 'Draveurs (double)' }).first().click();
  await page.locator('h1', { hasText: 'double' }).waitFor();
  const double = page.url();
  await openMore(page, 'fr', 'merge_team_title');
  await press(page, 'fr', 'merge_submit');
  await dialog(page).getByRole('alert').waitFor();
  await chooseTeam(page, 'fr', 'merge_team_into', 'draveurs');
  await press(page, 'fr', 'merge_submit');
  const message = words('fr', 'merge_team_done', { team: 'Draveurs' });
  await toast(page).filter({ hasText: message }).waitFor();
  const seen = toast(page).getByRole('link', { name: words('fr', 'toast_see') });
  expect(await seen.getAttribute('href')).toMatch(/\/e-\d+-draveurs$/);
  await undo(page, 'fr');
  await page.locator('h1', { hasText: 'double' }).waitFor();
  expect(await standingAt(page, league.path)).toEqual(before);

  // Again, and back from where the team was.
  await open(page, double);
  await openMore(page, 'fr', 'merge_team_title');
  await chooseTeam(page, 'fr', 'merge_team_into', 'draveurs');
  await press(page, 'fr', 'merge_submit');
  await page
    .locator('main', { hasText: words('fr', 'merged_thing', { name: 'Draveurs (double)' }) })
    .waitFor();
  expect(await standingAt(page, league.path)).toEqual(after);
  await open(page, double);
  await page.getByRole('link', { name: words('fr', 'merged_thing_undo') }).click();
  await dialog(page).locator('form').waitFor();
  expect(await wrongIn(page)).toEqual([]);
  await press(page, 'fr', 'undo_together_title');
  await toast(page)
    .filter({ hasText: words('fr', 'undo_together_done') })
    .waitFor();
  expect(await standingAt(page, league.path)).toEqual(before);
});

test('a game that was entered twice is merged into the other, and the merger is undone', async () => {
  const page = await visit({ lang: 'en', expected: [404] });
  await logIn(page, 'Rassembleuse');
  const league = await makeLeague(page, 'Basse-Côte', ['Harfangs', 'Macareux']);
  await league.record(page, { home: 0, away: 1, goals: [4, 1], date: '2020-11-07' });
  const twice = await league.record(page, { home: 0, away: 1, goals: [4, 2], date: '2020-11-08' });
  const game = inLanguage('en', twice.path);
  const table = inLanguage('en', league.path);
  expect(await standingAt(page, table)).toEqual(['Harfangs: 2', 'Macareux: 2']);
  await open(page, game);
  await openForm(page, 'en', 'merge_game_title');
  expect(await dialog(page).locator('option').allTextContents()).toEqual([
    expect.stringContaining('Harfangs – Macareux 4–1'),
  ]);
  await correct(page, 'en');
  const message = words('en', 'merge_game_done', { home: 'Harfangs', away: 'Macareux' });
  await toast(page).filter({ hasText: message }).waitFor();
  await page.locator('main', { hasText: words('en', 'game_deleted_body') }).waitFor();
  expect(await page.locator('main').textContent()).toContain(words('en', 'history_action_game_merged'));
  await undo(page, 'en');
  await expect.poll(() => page.locator('main').textContent()).not.toContain(words('en', 'game_deleted_body'));
  expect(await standingAt(page, table)).toEqual(['Harfangs: 2', 'Macareux: 2']);
});
