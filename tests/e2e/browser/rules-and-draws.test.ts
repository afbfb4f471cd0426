import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { acceptSupervisor } from './support/accept-supervisor.ts';
import { violationsIn } from './support/axe.ts';
import { inLanguage } from './support/every-page.ts';
import {
  chooseTeam,
  correct,
  dialog,
  field,
  open,
  openForm,
  press,
  untilToast,
  undoFromToast,
} from './support/form-steps.ts';
import { addMember, logIn } from './support/members.ts';
import { makeCup } from './support/own-cup.ts';
import { createLeague, tableAt } from './support/own-league.ts';
import { useVisitors } from './support/visitors.ts';
import { words } from './support/words.ts';
import { mutate } from './support/writes.ts';

const visit = useVisitors();
beforeAll(async () => {
  await addMember('Arbitrale', 'specialSupervisor');
  await addMember('Collègue', 'specialSupervisor');
  await addMember('Règlementaire');
});

/** The lines of the form's preview, once it has loaded. */
const movedIn = async (page: Page, lang: Language): Promise<readonly string[]> => {
  const heading = dialog(page).getByRole('heading', { name: words(lang, 'preview_title') });
  await heading.waitFor();
  return heading.locator('..').locator('tbody tr').allTextContents();
};
const defineRules = async (page: Page): Promise<number> => {
  const rules = { ...presets.threeTwoOne, tieBreakers: ['points', 'manualDraw'] };
  return (await mutate(page, 'ruleset.define', { rules })).id;
};

/** The name of a ruleset's first version in the form. */
const nameOf = async (page: Page, lang: Language, id: number): Promise<string> =>
  (await field(page, lang, 'structure_ruleset').locator(`option[value="${id}@1"]`).textContent()) ?? '';

test('a tie-break draw separates two tied teams of a tournament, and is undone', async () => {
  const lang = 'fr';
  const page = await visit({ lang });
  await logIn(page, 'Arbitrale');
  const rulesetId = await defineRules(page);
  const league = await createLeague(page, 'Matawinie', ['Lynx', 'Loutres']);
  const name = 'Tournoi des draveurs';
  const { path } = await makeCup(page, league, { name, rulesetId, group: 'A' });
  const before = await tableAt(page, path);
  const drawn = before.toReversed();

  await openForm(page, lang, 'draw_form');
  const names = drawn.map((line) => line.split(':')[0] ?? '');
  await field(page, lang, 'draw_add').selectOption({ label: names[0] ?? '' });
  await press(page, lang, 'form_save');
  await expect
    .poll(() => dialog(page).getByRole('alert').textContent())
    .toContain(words(lang, 'draw_check_two'));
  await field(page, lang, 'draw_add').selectOption({ label: names[1] ?? '' });
  // The teams were tied, so the team drawn first stays first.
  expect(await movedIn(page, lang)).toEqual([expect.stringContaining(names[1] ?? '')]);
  expect(await violationsIn(page)).toEqual([]);
  await press(page, lang, 'form_save');
  const recorded = words(lang, 'draw_recorded', { competition: name });
  await untilToast(page, recorded);
  const other = await visit({ lang });
  expect(await tableAt(other, path)).toEqual(drawn);
  await open(other, `${path}?view=history`);
  expect(await other.locator('main').textContent()).toContain(
    words(lang, 'activity_tournament_draw_recorded'),
  );

  await undoFromToast(page, lang, recorded);
  expect(await tableAt(other, path)).toEqual(before);

  // A second draw is removed by emptying the list.
  await openForm(page, lang, 'draw_form');
  for (const label of names) await field(page, lang, 'draw_add').selectOption({ label });
  await press(page, lang, 'form_save');
  await untilToast(page, recorded);
  await openForm(page, lang, 'draw_form');
  for (const team of names)
    await dialog(page)
      .getByRole('button', { name: words(lang, 'order_remove', { name: team }) })
      .click();
  await press(page, lang, 'form_save');
  await untilToast(page, words(lang, 'draw_withdrawn', { competition: name }));
  expect(await tableAt(other, path)).toEqual(before);
});

test('a member becomes supervisor to change a league’s ruleset, and undoes it from the history', async () => {
  const lang = 'en';
  const [admin, page] = [await visit({ lang }), await visit({ lang })];
  await logIn(admin, 'Arbitrale');
  const rulesetId = await defineRules(admin);
  const league = await createLeague(admin, 'Antoine-Labelle', ['Ours', 'Orignaux']);
  await league.record(admin, { home: 0, away: 1, goals: [2, 1], date: '2020-11-07' });
  await logIn(page, 'Règlementaire');
  const path = inLanguage(lang, league.path);
  expect(await tableAt(page, path)).toEqual(['Ours: 1, 2', 'Orignaux: 1, 0']);

  await open(page, `${path}?do=league-ruleset&id=${league.id}`);
  await dialog(page)
    .getByRole('link', { name: words(lang, 'supervise'), exact: true })
    .click();
  await press(page, lang, 'supervise');
  await untilToast(page, words(lang, 'supervise_done'));
  // Joining alone does not give the right: the form names who has to accept the member.
  await dialog(page).getByText(words(lang, 'supervise_waits_title')).waitFor();
  await acceptSupervisor(admin, 'Règlementaire');
  await open(page, `${path}?do=league-ruleset&id=${league.id}`);
  await field(page, lang, 'structure_ruleset').selectOption(`${rulesetId}@1`);
  expect(await dialog(page).textContent()).toContain(words(lang, 'ruleset_change_means'));
  expect(await movedIn(page, lang)).toEqual([expect.stringMatching(/Ours.*2\spts.*3\spts/)]);
  expect(await violationsIn(page)).toEqual([]);
  const rules = await nameOf(page, lang, rulesetId);
  expect(rules).toMatch(/^\d+\. .+version 1/);
  await press(page, lang, 'ruleset_change');
  await untilToast(page, words(lang, 'ruleset_changed', { name: 'Ligue Antoine-Labelle', rules }));
  expect(await tableAt(page, path)).toEqual(['Ours: 1, 3', 'Orignaux: 1, 0']);

  await open(page, `${path}?view=history`);
  const entry = page
    .locator('main ol > li', { hasText: words(lang, 'activity_league_ruleset_changed') })
    .first();
  await entry.locator('a[href*="do=undo-event"]').click();
  await press(page, lang, 'undo_submit');
  await untilToast(page, words(lang, 'undo_done', { subject: 'Ligue Antoine-Labelle' }));
  expect(await tableAt(page, path)).toEqual(['Ours: 1, 2', 'Orignaux: 1, 0']);
});

test('changing a ruleset that was just changed displays the conflict, and the member can choose the other one', async () => {
  const lang = 'fr';
  const [first, second] = [await visit({ lang }), await visit({ lang, expected: [412] })];
  await logIn(first, 'Arbitrale');
  await logIn(second, 'Collègue');
  const [wanted, other] = [await defineRules(first), await defineRules(first)];
  const league = await createLeague(first, 'Pontiac', []);
  for (const page of [first, second]) {
    await open(page, `${league.path}?do=league-ruleset&id=${league.id}`);
    await field(page, lang, 'structure_ruleset').waitFor();
  }
  await field(first, lang, 'structure_ruleset').selectOption(`${wanted}@1`);
  await press(first, lang, 'ruleset_change');
  await expect.poll(() => dialog(first).count()).toBe(0);
  await field(second, lang, 'structure_ruleset').selectOption(`${other}@1`);
  const names = [await nameOf(second, lang, wanted), await nameOf(second, lang, other)];
  await press(second, lang, 'ruleset_change');
  const row = dialog(second)
    .getByRole('region', { name: words(lang, 'conflict_title') })
    .getByRole('row')
    .nth(1);
  await row.waitFor();
  expect(await row.locator('td').allTextContents()).toEqual(names);
  await press(second, lang, 'conflict_take_theirs');
  expect(await field(second, lang, 'structure_ruleset').inputValue()).toBe(`${wanted}@1`);
});

test('the winner of a semi-final advances, and the final’s winner is champion until the game is deleted', async () => {
  const [lang, place] = ['fr', 'Les Moulins'] as const;
  const page = await visit({ lang });
  await logIn(page, 'Arbitrale');
  const teams = ['Harfangs', 'Caribous', 'Lemmings', 'Narvals'].map((team) => `${team} ${place}`);
  const [owls, caribous, lemmings, narwhals] = teams;
  const league = await createLeague(page, place, teams);
  const { seasonId, categoryId, teamIds } = league;
  const name = `Coupe ${place}`;
  const cup = await makeCup(page, league, { name, group: null });
  const of = { tournamentId: cup.id, seasonId, categoryId, group: null };
  const semiFinal = {
    leagueId: null,
    stage: 'semi-final',
    date: '2021-01-08',
    time: null,
    venue: null,
    city: null,
  };
  for (const at of [0, 2])
    await mutate(page, 'game.schedule', {
      ...of,
      ...semiFinal,
      homeTeamId: teamIds[at],
      awayTeamId: teamIds[at + 1],
    });

  const path = inLanguage(lang, cup.path);
  const bracket = page.getByRole('region', { name: words(lang, 'bracket_title') });
  const matchup = (home = '', away = '') =>
    bracket.getByRole('link', { name: new RegExp(`^${home}.*${away}`) }).first();
  const outcome = page.getByLabel(words(lang, 'tournament_outcome'));
  const won = words(lang, 'bracket_won');
  await open(page, path);
  for (const [home = '', away = '', goals] of [
    [owls, caribous, ['2', '3']],
    [lemmings, narwhals, ['4', '1']],
  ] as const) {
    await matchup(home, away).click();
    await openForm(page, lang, 'game_form_edit');
    await field(page, lang, 'game_form_played').check();
    await field(page, lang, 'field_home_goals').fill(goals[0]);
    await field(page, lang, 'field_away_goals').fill(goals[1]);
    await correct(page, lang);
    await expect.poll(() => dialog(page).count()).toBe(0);
    await page.getByRole('navigation').getByRole('link', { name }).click();
    await expect
      .poll(() => matchup(home, away).textContent())
      .toContain(
        goals[0] > goals[1]
          ? `${home}${won}${goals[0]}${away}${goals[1]}`
          : `${home}${goals[0]}${away}${won}${goals[1]}`,
      );
  }
  expect(await outcome.count()).toBe(0);

  await openForm(page, lang, 'game_form_add');
  await chooseTeam(page, lang, 'field_home_team', 'caribous');
  await chooseTeam(page, lang, 'field_away_team', 'lemmings');
  await field(page, lang, 'field_stage').selectOption('final');
  await field(page, lang, 'field_date').fill('2021-01-09');
  await field(page, lang, 'field_home_goals').fill('1');
  await field(page, lang, 'field_away_goals').fill('2');
  await field(page, lang, 'field_decided').selectOption('shootout');
  await press(page, lang, 'game_form_add');
  const places = () => outcome.getByRole('definition').allTextContents();
  await expect.poll(places).toEqual([lemmings, caribous]);

  await matchup(caribous, lemmings).click();
  await openForm(page, lang, 'game_form_delete');
  await correct(page, lang);
  await page.getByText(words(lang, 'game_deleted_body')).waitFor();
  await page.getByRole('navigation').getByRole('link', { name }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await expect.poll(() => outcome.count()).toBe(0);
});
