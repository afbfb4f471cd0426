import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { violationsIn } from './support/axe.ts';
import { inLanguage } from './support/every-page.ts';
import { dialog, field, open, press, untilToast } from './support/form-steps.ts';
import { addMember, logIn } from './support/members.ts';
import { makeCup } from './support/own-cup.ts';
import { createLeague } from './support/own-league.ts';
import { writtenSeason } from './support/small-season.ts';
import { useVisitors } from './support/visitors.ts';
import { words } from './support/words.ts';
import { mutate } from './support/writes.ts';

const visit = useVisitors();
beforeAll(async () => {
  await addMember('Première', 'specialSupervisor');
  await addMember('Deuxième', 'specialSupervisor');
});

type Both = { readonly first: Page; readonly second: Page };
const bothOpen = async ({ first, second }: Both, path: string, form: string, id: number): Promise<void> => {
  for (const page of [first, second]) {
    await open(page, `${path}?do=${form}&id=${id}`);
    await dialog(page).locator('form').waitFor();
  }
};
const two = async (lang: Language): Promise<Both> => {
  const [first, second] = [await visit({ lang }), await visit({ lang, expected: [412] })];
  await logIn(first, 'Première');
  await logIn(second, 'Deuxième');
  return { first, second };
};
const save = async (page: Page, lang: Language): Promise<void> => {
  await press(page, lang, 'form_save');
  await expect.poll(() => dialog(page).count()).toBe(0);
};
/** The conflict that the second member sees on saving: who saved first, and both versions. */
const conflictIn = async (page: Page, lang: Language): Promise<readonly string[]> => {
  await press(page, lang, 'form_save');
  const note = dialog(page).getByRole('region', { name: words(lang, 'conflict_title') });
  await expect.poll(() => note.textContent()).toContain('Première');
  await note.getByRole('row').nth(1).waitFor();
  return note.getByRole('row').last().locator('th, td').allTextContents();
};

test('renaming a team that was just renamed displays the conflict, and the member can choose the other name', async () => {
  const both = await two('fr');
  const league = await createLeague(both.first, 'Mauricie-Haute', ['Castors']);
  const [teamId = 0] = league.teamIds;
  const { path } = await mutate(both.first, 'team.change', {
    teamId,
    seasonId: league.seasonId,
    name: 'Castors de Weymont',
    categoryId: league.categoryId,
    regionId: league.regionId,
    city: null,
  });
  await bothOpen(both, path ?? '', 'edit-team', teamId);
  await field(both.first, 'fr', 'team_form_name').fill('Castors bleus');
  await save(both.first, 'fr');
  await field(both.second, 'fr', 'team_form_name').fill('Castors rouges');
  expect(await conflictIn(both.second, 'fr')).toEqual([
    words('fr', 'team_form_name'),
    'Castors bleus',
    'Castors rouges',
  ]);
  expect(await violationsIn(both.second)).toEqual([]);
  await press(both.second, 'fr', 'conflict_take_theirs');
  expect(await field(both.second, 'fr', 'team_form_name').inputValue()).toBe('Castors bleus');
  await both.second.keyboard.press('Escape');
  await expect.poll(() => both.second.locator('main h1').textContent()).toBe('Castors bleus');
});

test('renaming a league that was just renamed displays the conflict, and the member can overwrite it', async () => {
  const both = await two('en');
  const league = await createLeague(both.first, 'Lanaudière-Haute', []);
  await bothOpen(both, inLanguage('en', league.path), 'edit-league', league.id);
  await field(both.first, 'en', 'structure_name_en').fill('League of the North');
  await save(both.first, 'en');
  await field(both.second, 'en', 'structure_name_en').fill('League of the South');
  expect(await conflictIn(both.second, 'en')).toEqual([
    words('en', 'structure_name_en'),
    'League of the North',
    'League of the South',
  ]);
  await press(both.second, 'en', 'conflict_save_over');
  await untilToast(both.second, words('en', 'league_edited', { name: 'League of the South' }));
  await expect.poll(() => both.second.locator('main h1').textContent()).toBe('League of the South');
});

test('changing dates of a tournament that were just changed displays the conflict, and overwrites nothing unseen', async () => {
  const both = await two('fr');
  const league = await createLeague(both.first, 'Beauce-Haute', []);
  const tournament = await makeCup(both.first, league, {
    name: { fr: 'Coupe des érables', en: 'Maple Cup' },
  });
  await bothOpen(both, tournament.path, 'edit-tournament', tournament.id);
  await field(both.first, 'fr', 'structure_ends').fill('2021-01-10');
  await save(both.first, 'fr');
  await field(both.second, 'fr', 'structure_ends').fill('2021-01-11');
  const [label, theirs, mine] = await conflictIn(both.second, 'fr');
  expect([label, theirs, mine]).toEqual([
    words('fr', 'structure_ends'),
    expect.stringContaining('10'),
    expect.stringContaining('11'),
  ]);
  await press(both.second, 'fr', 'conflict_take_theirs');
  expect(await field(both.second, 'fr', 'structure_ends').inputValue()).toBe('2021-01-10');
});

test('revising a ruleset that was just revised displays the conflict, and continues from the newer version', async () => {
  const both = await two('en');
  const { id } = await mutate(both.first, 'ruleset.define', { rules: presets.nhl });
  await bothOpen(both, pathsIn('en').leagues(writtenSeason), 'edit-ruleset', id);
  await field(both.first, 'en', 'ruleset_points_win').fill('5');
  await save(both.first, 'en');
  await field(both.second, 'en', 'ruleset_points_tie').fill('2');
  await press(both.second, 'en', 'form_save');
  const note = dialog(both.second).getByRole('region', { name: words('en', 'conflict_title') });
  await expect.poll(() => note.textContent()).toContain('Première');
  await dialog(both.second)
    .getByText(words('en', 'ruleset_edit_hint', { version: '3' }))
    .waitFor();
  await press(both.second, 'en', 'conflict_take_theirs');
  expect(await field(both.second, 'en', 'ruleset_points_win').inputValue()).toBe('5');
  expect(await field(both.second, 'en', 'ruleset_points_tie').inputValue()).toBe('1');
});
