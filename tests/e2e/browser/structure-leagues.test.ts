import { setTimeout as delay } from 'node:timers/promises';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { violationsIn } from './support/axe.ts';
import { inLanguage } from './support/every-page.ts';
import { chooseTeam, dialog, field, open, openForm, press, untilToast, toast } from './support/form-steps.ts';
import { addMember, logIn } from './support/members.ts';
import { createLeague, gameRecorder } from './support/own-league.ts';
import { writtenSeason } from './support/small-season.ts';
import { useVisitors } from './support/visitors.ts';
import { words } from './support/words.ts';
import { choicesIn, mutate } from './support/writes.ts';

const visit = useVisitors();
beforeAll(async () => {
  await addMember('Fondatrice', 'specialSupervisor');
  await addMember('Voisin', 'supervisor');
});

const heading = (page: Page) => page.locator('main h1');

test('a league is added and deleted, and a supervisor restores it from its old page', async () => {
  const lang = 'fr';
  const page = await visit({ lang, expected: [404] });
  await logIn(page, 'Fondatrice');
  const place = { id: 0, name: 'Jamésie' };
  place.id = (await mutate(page, 'region.add', { name: { fr: place.name, en: place.name } })).id;
  await open(page, pathsIn(lang).region(writtenSeason, place));
  await openForm(page, lang, 'league_form_add');
  await press(page, lang, 'league_form_add');
  await dialog(page).getByRole('alert').waitFor();
  // Without a name, a league is named after its category and region, in both languages.
  await field(page, lang, 'game_form_category').selectOption({ label: 'M13 A relève' });
  await dialog(page)
    .getByText(words(lang, 'start_league_name_hint', { name: 'M13 A relève Jamésie' }))
    .waitFor();
  const name = 'Ligue des épinettes';
  await field(page, lang, 'structure_name_fr').fill(name);
  await field(page, lang, 'structure_ruleset').selectOption({ index: 1 });
  expect(await field(page, lang, 'structure_region').inputValue()).toBe(String(place.id));
  await press(page, lang, 'league_form_add');
  await untilToast(page, words(lang, 'league_added', { name }));
  await toast(page)
    .getByRole('link', { name: words(lang, 'toast_see') })
    .click();
  await expect.poll(() => heading(page).textContent()).toBe(name);
  const path = page.url();

  await openForm(page, lang, 'league_form_delete');
  await press(page, lang, 'league_form_delete');
  await untilToast(page, words(lang, 'league_deleted', { name }));
  await page.locator('main', { hasText: words(lang, 'deleted_thing', { name }) }).waitFor();

  const other = await visit({ lang, expected: [404, 410] });
  await logIn(other, 'Voisin');
  // On a slow network the history’s code comes late; the server-rendered text stays readable until then.
  await other.route(/HistoryPart/, async (route) => {
    await delay(1_500);
    await route.continue();
  });
  await open(other, path);
  await delay(1_000);
  expect(await heading(other).count()).toBe(1);
  expect(await other.locator('main').textContent()).toContain(words(lang, 'activity_league_deleted'));
  expect(await violationsIn(other)).toEqual([]);
  await other.getByRole('link', { name: words(lang, 'deleted_thing_undo') }).click();
  await press(other, lang, 'undo_submit');
  await untilToast(other, words(lang, 'undo_done', { subject: name }));
  await other.locator('main button[popovertarget=edit-menu]').waitFor();
  expect(await heading(other).textContent()).toBe(name);
  await open(other, path);
  expect(await heading(other).textContent()).toBe(name);
});

test('a league with games and a team with games cannot be deleted, and the form explains why', async () => {
  const lang = 'en';
  const page = await visit({ lang, width: 390 });
  await logIn(page, 'Fondatrice');
  const league = await createLeague(page, 'Radissonie', ['Caribous', 'Bernaches']);
  await league.record(page, { home: 0, away: 1, goals: [2, 1], date: '2020-11-07' });
  await open(page, `${inLanguage(lang, league.path)}?do=delete-league&id=${league.id}`);
  const alert = dialog(page).getByRole('alert');
  await expect
    .poll(() => alert.textContent())
    .toBe(words(lang, 'league_has_games', { name: 'Ligue Radissonie' }));
  expect(await dialog(page).locator('form').count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.locator('main').getByRole('link', { name: 'Caribous' }).first().click();
  await expect.poll(() => heading(page).textContent()).toBe('Caribous');
  for (const form of ['delete-team', 'delist-team']) {
    await open(page, `${page.url().split('?')[0]}?do=${form}&id=${league.teamIds[0]}`);
    await expect.poll(() => alert.textContent()).toBe(words(lang, 'team_has_played', { name: 'Caribous' }));
  }
  expect(await violationsIn(page)).toEqual([]);
});

test('a team of a new league can be removed, but not once it has played', async () => {
  const [lang, place] = ['en', 'Nemaska'] as const;
  const page = await visit({ lang, expected: [409] });
  await logIn(page, 'Fondatrice');
  const { season, categories } = await choicesIn(page, writtenSeason);
  const { id: regionId } = await mutate(page, 'region.add', { name: { fr: place, en: place } });
  const seasonId = season?.id ?? 0;
  const categoryId = categories.find((one) => one.name === 'M13 A relève')?.id ?? 0;
  const teams = { eagles: `Aigles ${place}`, buntings: `Bruants ${place}`, grebes: `Grèbes ${place}` };
  const teamIds: number[] = [];
  for (const name of Object.values(teams))
    teamIds.push(
      (await mutate(page, 'team.register', { seasonId, categoryId, regionId, name, city: null })).id,
    );

  await open(page, pathsIn(lang).region(writtenSeason, { id: regionId, name: place }));
  await openForm(page, lang, 'league_form_add');
  const competition = `Ligue ${place}`;
  await field(page, lang, 'structure_name_fr').fill(competition);
  await field(page, lang, 'game_form_category').selectOption({ label: 'U13 A Relève' });
  await field(page, lang, 'structure_ruleset').selectOption({ index: 1 });
  await press(page, lang, 'league_form_add');
  await toast(page)
    .getByRole('link', { name: words(lang, 'toast_see') })
    .click();
  await expect.poll(() => heading(page).textContent()).toBe(competition);

  await openForm(page, lang, 'entries_form');
  for (const typed of ['aigles', 'bruants', 'grebes'])
    await chooseTeam(page, lang, 'entries_add', `${typed} ${place}`);
  await press(page, lang, 'entries_enter');
  const entered = () => page.getByRole('rowheader').getByRole('link').allTextContents();
  // Tied teams are ordered by id, and several gateways assign ids from different blocks.
  const standing = (...names: readonly string[]): string[] =>
    Object.values(teams)
      .map((name, i) => ({ name, id: teamIds[i] ?? 0 }))
      .filter(({ name }) => names.includes(name))
      .toSorted((one, other) => one.id - other.id)
      .map(({ name }) => name);
  await expect.poll(entered).toEqual(standing(teams.eagles, teams.buntings, teams.grebes));

  await openForm(page, lang, 'entries_form');
  const remove = (name: string) =>
    dialog(page)
      .getByRole('button', { name: `${words(lang, 'entries_remove')} ${name}` })
      .click();
  await remove(teams.grebes);
  await press(page, lang, 'entries_remove_confirm');
  await untilToast(page, words(lang, 'entries_removed', { team: teams.grebes, competition }));
  await expect.poll(entered).toEqual(standing(teams.eagles, teams.buntings));

  // The team plays while the form is open: the server refuses its removal.
  await openForm(page, lang, 'entries_form');
  await remove(teams.buntings);
  const leagueId = Number(new URLSearchParams(new URL(page.url()).search).get('id'));
  const record = gameRecorder({ id: leagueId, seasonId, categoryId, teamIds });
  await record(page, { home: 0, away: 1, goals: [2, 1], date: '2020-11-07' });
  await press(page, lang, 'entries_remove_confirm');
  await expect
    .poll(() => dialog(page).getByRole('alert').textContent())
    .toContain(words(lang, 'entries_played_in_league').slice(1, -1));
  await expect.poll(entered).toEqual([teams.eagles, teams.buntings]);
});

test('a league added without a name is named after its category and region in each language', async () => {
  const page = await visit();
  await logIn(page, 'Fondatrice');
  const place = { id: 0, name: 'Pays-d’en-Haut' };
  place.id = (await mutate(page, 'region.add', { name: { fr: place.name, en: 'Upper Country' } })).id;
  await mutate(page, 'category.add', { name: { fr: 'M15 F relève', en: 'U15 F Relève' } });
  await open(page, pathsIn('fr').region(writtenSeason, place));
  await openForm(page, 'fr', 'league_form_add');
  await field(page, 'fr', 'game_form_category').selectOption({ label: 'M15 F relève' });
  await field(page, 'fr', 'structure_ruleset').selectOption({ index: 1 });
  await press(page, 'fr', 'league_form_add');
  const name = 'M15 F relève Pays-d’en-Haut';
  await untilToast(page, words('fr', 'league_added', { name }));
  await toast(page)
    .getByRole('link', { name: words('fr', 'toast_see') })
    .click();
  await expect.poll(() => heading(page).textContent()).toBe(name);
  await page.goto(inLanguage('en', new URL(page.url()).pathname));
  expect(await heading(page).textContent()).toBe('U15 F Relève Upper Country');
});
