import { beforeAll, expect, test } from 'vitest';
import { violationsIn } from './support/axe.ts';
import { inLanguage } from './support/every-page.ts';
import {
  chooseTeam,
  correct,
  dialog,
  open,
  openForm,
  press,
  untilToast,
  toast,
  undoFromToast,
} from './support/form-steps.ts';
import { addMember, logIn } from './support/members.ts';
import { createLeague, tableAt } from './support/own-league.ts';
import { useVisitors } from './support/visitors.ts';
import { words } from './support/words.ts';

const visit = useVisitors();
beforeAll(() => addMember('Rassembleuse', 'specialSupervisor'));

test('a duplicate team is merged into the other, and the whole merge is undone', async () => {
  const page = await visit({ lang: 'fr', expected: [404, 410] });
  await logIn(page, 'Rassembleuse');
  const league = await createLeague(page, 'Haute-Côte', ['Draveurs', 'Draveurs (double)', 'Morillons']);
  await league.record(page, { home: 0, away: 2, goals: [4, 1], date: '2020-11-07' });
  await league.record(page, { home: 1, away: 2, goals: [3, 2], date: '2020-11-14' });
  const before = await tableAt(page, league.path);
  expect(before).toEqual(['Draveurs: 1, 2', 'Draveurs (double): 1, 2', 'Morillons: 2, 0']);
  const after = ['Draveurs: 2, 4', 'Morillons: 2, 0'];

  await page.locator('main').getByRole('link', { name: 'Draveurs (double)' }).first().click();
  await page.locator('h1', { hasText: 'double' }).waitFor();
  const double = page.url();
  await openForm(page, 'fr', 'merge_team_title');
  await press(page, 'fr', 'merge_submit');
  await dialog(page).getByRole('alert').waitFor();
  await chooseTeam(page, 'fr', 'merge_team_into', 'draveurs');
  const places = dialog(page).getByRole('table').first().getByRole('row');
  await expect
    .poll(() => places.allTextContents())
    .toContainEqual(expect.stringMatching(/^Draveurs1er, 2.pts1er, 4.pts$/));
  expect(await violationsIn(page)).toEqual([]);
  await press(page, 'fr', 'merge_submit');
  const message = words('fr', 'merge_team_done', { team: 'Draveurs' });
  await untilToast(page, message);
  const seen = toast(page).getByRole('link', { name: words('fr', 'toast_see') });
  expect(await seen.getAttribute('href')).toMatch(/\/e-\d+-draveurs$/);
  await undoFromToast(page, 'fr', message);
  await page.locator('h1', { hasText: 'double' }).waitFor();
  expect(await tableAt(page, league.path)).toEqual(before);

  // Merges again, and undoes the merge from the page of the merged team.
  await open(page, double);
  await openForm(page, 'fr', 'merge_team_title');
  await chooseTeam(page, 'fr', 'merge_team_into', 'draveurs');
  await press(page, 'fr', 'merge_submit');
  await page
    .locator('main', { hasText: words('fr', 'merged_thing', { name: 'Draveurs (double)' }) })
    .waitFor();
  expect(await tableAt(page, league.path)).toEqual(after);
  await open(page, double);
  await page.getByRole('link', { name: words('fr', 'merged_thing_undo') }).click();
  await dialog(page).locator('form').waitFor();
  expect(await violationsIn(page)).toEqual([]);
  await press(page, 'fr', 'undo_together_title');
  await untilToast(page, words('fr', 'undo_together_done'));
  expect(await tableAt(page, league.path)).toEqual(before);
});

test('a duplicate game is merged into the other, and the merge is undone', async () => {
  const page = await visit({ lang: 'en', expected: [404] });
  await logIn(page, 'Rassembleuse');
  const league = await createLeague(page, 'Basse-Côte', ['Harfangs', 'Macareux']);
  await league.record(page, { home: 0, away: 1, goals: [4, 1], date: '2020-11-07' });
  const twice = await league.record(page, { home: 0, away: 1, goals: [4, 2], date: '2020-11-08' });
  const game = inLanguage('en', twice.path);
  const table = inLanguage('en', league.path);
  expect(await tableAt(page, table)).toEqual(['Harfangs: 2, 4', 'Macareux: 2, 0']);
  await open(page, game);
  await openForm(page, 'en', 'merge_game_title');
  expect(await dialog(page).locator('option').allTextContents()).toEqual([
    expect.stringContaining('Harfangs – Macareux 4–1'),
  ]);
  await correct(page, 'en');
  const message = words('en', 'merge_game_done', { home: 'Harfangs', away: 'Macareux' });
  await untilToast(page, message);
  await page.locator('main', { hasText: words('en', 'game_deleted_body') }).waitFor();
  expect(await page.locator('main').textContent()).toContain(words('en', 'history_action_game_merged'));
  await undoFromToast(page, 'en', message);
  await expect.poll(() => page.locator('main').textContent()).not.toContain(words('en', 'game_deleted_body'));
  expect(await tableAt(page, table)).toEqual(['Harfangs: 2, 4', 'Macareux: 2, 0']);
});
