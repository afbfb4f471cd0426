import { venueKeyOf } from '@rondelle/contracts/competition/venue-key.ts';
import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { violationsIn } from './support/axe.ts';
import { inLanguage } from './support/every-page.ts';
import { chooseTeam, dialog, field, open, openForm, press, toast } from './support/form-steps.ts';
import { addMember, logIn } from './support/members.ts';
import { makeCup } from './support/own-cup.ts';
import { createLeague } from './support/own-league.ts';
import { writtenSeason } from './support/small-season.ts';
import { useVisitors } from './support/visitors.ts';
import { words } from './support/words.ts';
import { mutate } from './support/writes.ts';

const visit = useVisitors();
beforeAll(() => addMember('Greffière', 'specialSupervisor'));

const fill = async (page: Page, lang: Language, goals: Readonly<Record<string, string>>): Promise<void> => {
  for (const [key, text] of Object.entries(goals)) await field(page, lang, key).fill(text);
};
const save = async (page: Page, lang: Language): Promise<void> => {
  await press(page, lang, 'game_form_add');
  await expect.poll(() => dialog(page).count()).toBe(0);
};
const suggestionsIn = (page: Page, lang: Language) =>
  dialog(page)
    .getByRole('listbox', { name: words(lang, 'field_venue_suggestions') })
    .getByRole('option');
const follow = (page: Page, name: string) =>
  page.locator('main').getByRole('link', { name, exact: true }).first().click();
/** A team's row in the first table: from the games played to the points. */
const lineOf = async (page: Page, team: string): Promise<string> => {
  const row = page
    .getByRole('table')
    .first()
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: team, exact: true }) });
  // Leaves out the rank before them, and form and streak after them.
  return (await row.getByRole('cell').allTextContents()).slice(1, -2).join(' ');
};

test.each([
  { lang: 'fr', place: 'Chibougamau', late: 'overtime', mark: 'game_overtime' },
  { lang: 'en', place: 'Chapais', late: 'shootout', mark: 'game_shootout' },
] as const)(
  'in $lang, $late and a forfeit with fair-play points are in the league’s table',
  async ({ lang, place, late, mark }) => {
    const [falcons, ermines] = [`Faucons ${place}`, `Hermines ${place}`];
    const page = await visit({ lang });
    await logIn(page, 'Greffière');
    await createLeague(page, place, [falcons, ermines], presets.quebecMinor);
    await open(page, pathsIn(lang).latestResults(writtenSeason));

    await page.locator('main summary', { hasText: words(lang, 'results_actions') }).click();
    await openForm(page, lang, 'game_form_add');
    await chooseTeam(page, lang, 'game_form_league', place);
    await chooseTeam(page, lang, 'field_home_team', 'faucons');
    await chooseTeam(page, lang, 'field_away_team', 'hermines');
    await fill(page, lang, { field_home_goals: '4', field_away_goals: '2' });
    await field(page, lang, 'field_decided').selectOption(late);
    await fill(page, lang, { field_home_fair_play: '2', field_away_fair_play: '1' });
    await press(page, lang, 'game_form_add');
    const alert = dialog(page).getByRole('alert');
    await expect.poll(() => alert.textContent()).toContain(words(lang, `game_check_${late}`));
    expect(await alert.textContent()).toContain(words(lang, 'game_check_fair_play', { max: '1' }));
    await fill(page, lang, { field_home_goals: '3', field_home_fair_play: '1' });
    // In a past season, the preview comes before the game is added.
    await dialog(page)
      .getByRole('table', { name: words(lang, 'preview_ranks', { competition: `Ligue ${place}` }) })
      .waitFor();
    await save(page, lang);

    // The league that was used last is already selected.
    await openForm(page, lang, 'game_form_add');
    await chooseTeam(page, lang, 'field_home_team', 'faucons');
    await chooseTeam(page, lang, 'field_away_team', 'hermines');
    await field(page, lang, 'field_forfeit').selectOption('home');
    await fill(page, lang, { field_away_fair_play: '1' });
    await save(page, lang);

    await toast(page)
      .getByRole('link', { name: words(lang, 'toast_see') })
      .last()
      .click();
    await page.getByText(words(lang, 'game_forfeit_by', { team: falcons })).waitFor();
    await follow(page, `Ligue ${place}`);
    await page.getByRole('heading', { level: 1, name: `Ligue ${place}` }).waitFor();
    // The table of before is displayed while the page is fetched.
    await expect.poll(() => lineOf(page, ermines)).toBe('2 1 0 0 1 3 3 0 2 5');
    expect(await lineOf(page, falcons)).toBe('2 1 1 0 0 3 3 0 1 3');
    const game = page.getByRole('link', { name: new RegExp(`${falcons}\\s*3\\s*–\\s*2\\s*${ermines}`) });
    expect(await game.textContent()).toContain(words(lang, mark));
  },
);

test('a tournament game counts in the table of its group, whichever option was selected before', async () => {
  const [lang, place] = ['fr', 'Oujé'] as const;
  const page = await visit({ lang });
  await logIn(page, 'Greffière');
  const teams = [`Orignaux ${place}`, `Tétras ${place}`] as const;
  const league = await createLeague(page, `Parc ${place}`, teams, presets.nhl);
  const name = `Tournoi de ${place}`;
  await makeCup(page, league, { name, group: 'A' });

  await open(page, league.path);
  await openForm(page, lang, 'game_form_add');
  const kind = (key: string) => dialog(page).getByRole('radio', { name: words(lang, key) });
  await kind('game_form_kind_tournament').check();
  await chooseTeam(page, lang, 'game_form_tournament', place);
  await kind('game_form_kind_league').check();
  expect(await field(page, lang, 'game_form_league').inputValue()).toBe(`Ligue Parc ${place}`);
  await chooseTeam(page, lang, 'field_home_team', 'orignaux');
  await press(page, lang, 'game_form_add');
  const goals = ['game_check_home_goals', 'game_check_away_goals'].map((key) =>
    words(lang, key, { max: '50' }),
  );
  await expect
    .poll(() => dialog(page).getByRole('alert').getByRole('listitem').allTextContents())
    .toEqual([words(lang, 'game_check_away'), ...goals]);
  // A corrected field error disappears from the summary and from the field.
  await fill(page, lang, { field_home_goals: '5' });
  expect(
    await dialog(page)
      .getByText(words(lang, 'game_check_home_goals', { max: '50' }))
      .count(),
  ).toBe(0);
  expect(await dialog(page).getByRole('alert').getByRole('listitem').count()).toBe(2);

  await kind('game_form_kind_tournament').check();
  await chooseTeam(page, lang, 'game_form_tournament', place);
  await chooseTeam(page, lang, 'field_home_team', 'tetras');
  await chooseTeam(page, lang, 'field_away_team', 'orignaux');
  await field(page, lang, 'field_date').fill('2021-01-08');
  await fill(page, lang, { field_group: 'A', field_home_goals: '5', field_away_goals: '1' });
  await save(page, lang);
  await toast(page)
    .getByRole('link', { name: words(lang, 'toast_see') })
    .click();
  await page
    .getByText(words(lang, 'game_stage_group', { stage: words(lang, 'stage_preliminary'), group: 'A' }))
    .waitFor();
  await follow(page, name);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  // The table of before is displayed while the page is fetched.
  await expect.poll(() => lineOf(page, teams[1])).toBe('1 1 0 0 0 5 1 +4 2');
  expect(await lineOf(page, teams[0])).toMatch(/^1 0 1 0 0 1 5 .4 0$/);
});

test('a game outside the league offers teams from all leagues of the category, and changes no table', async () => {
  const [lang, place] = ['en', 'Mistissini'] as const;
  const page = await visit({ lang });
  await logIn(page, 'Greffière');
  const [mine, theirs] = [`Carcajous ${place}`, `Gloutons ${place}`];
  const league = await createLeague(page, `Nord ${place}`, [mine]);
  await createLeague(page, `Sud ${place}`, [theirs]);
  await open(page, inLanguage(lang, league.path));
  await openForm(page, lang, 'game_form_add');
  await chooseTeam(page, lang, 'field_home_team', 'carcajous');
  await field(page, lang, 'field_away_team').fill('gloutons');
  await dialog(page).getByText(words(lang, 'list_no_match')).filter({ visible: true }).waitFor();
  await dialog(page)
    .getByRole('button', { name: words(lang, 'select_search_clear', { name: `Ligue Nord ${place}` }) })
    .click();
  await chooseTeam(page, lang, 'field_home_team', `carcajous ${place}`);
  await chooseTeam(page, lang, 'field_away_team', `gloutons ${place}`);
  await fill(page, lang, { field_home_goals: '2', field_away_goals: '6' });
  await save(page, lang);
  expect(await lineOf(page, mine)).toMatch(/^0 /);
  await toast(page)
    .getByRole('link', { name: words(lang, 'toast_see') })
    .click();
  await page.getByText(words(lang, 'game_interleague'), { exact: true }).waitFor();
});

test.each([
  { lang: 'fr', width: 1280, place: 'Matagami' },
  { lang: 'en', width: 390, place: 'Radisson' },
] as const)(
  'on a screen $width pixels wide, a venue chosen by keyboard after three letters is the one that the page of the game links to',
  async ({ lang, width, place }) => {
    const page = await visit({ lang, width });
    await logIn(page, 'Greffière');
    const [home, away] = [`Carcajous ${place}`, `Gloutons ${place}`];
    const league = await createLeague(page, place, [home, away]);
    // The less frequent spelling is not suggested.
    const ice = { city: 'Alma', venue: `Aréna du ${place}` };
    for (const [day, venue] of [
      ['05', ice.venue],
      ['06', ice.venue],
      ['07', `ARENA DU ${place.toUpperCase()}`],
    ] as const) {
      await mutate(page, 'game.schedule', {
        seasonId: league.seasonId,
        categoryId: league.categoryId,
        leagueId: league.id,
        tournamentId: null,
        stage: 'regular',
        group: null,
        homeTeamId: league.teamIds[0],
        awayTeamId: league.teamIds[1],
        date: `2020-12-${day}`,
        time: null,
        venue,
        city: ice.city,
      });
    }
    await open(page, inLanguage(lang, league.path));
    await openForm(page, lang, 'game_form_add');
    await chooseTeam(page, lang, 'field_home_team', 'carcajous');
    await chooseTeam(page, lang, 'field_away_team', 'gloutons');
    const [venue, city] = [field(page, lang, 'field_venue'), field(page, lang, 'field_city')];
    const options = suggestionsIn(page, lang);
    // The venue of the league is suggested before anything is typed.
    await venue.click();
    await expect.poll(() => options.allTextContents()).toEqual([expect.stringContaining(ice.venue)]);
    await venue.press('Escape');
    await expect.poll(() => options.count()).toBe(0);
    await venue.pressSequentially(place.slice(0, 3).toLowerCase());
    await expect.poll(() => options.allTextContents()).toEqual([expect.stringContaining(ice.venue)]);
    expect(await violationsIn(page)).toEqual([]);
    await venue.press('ArrowDown');
    await venue.press('Enter');
    await expect.poll(() => options.count()).toBe(0);
    expect([await venue.inputValue(), await city.inputValue()]).toEqual([ice.venue, ice.city]);

    await fill(page, lang, { field_home_goals: '3', field_away_goals: '1' });
    await save(page, lang);
    await toast(page)
      .getByRole('link', { name: words(lang, 'toast_see') })
      .click();
    const { city: cityKey, venue: venueKey } = venueKeyOf(ice.venue, ice.city);
    const link = page.locator(`main a[href^="${pathsIn(lang).venue(cityKey, venueKey)}"]`);
    await expect.poll(() => link.first().textContent()).toContain(ice.venue);
  },
);

test('a venue that is not suggested stays as typed, and Enter closes the list before it adds the game', async () => {
  const [lang, place] = ['fr', 'Waskaganish'] as const;
  const page = await visit({ lang });
  await logIn(page, 'Greffière');
  const league = await createLeague(page, place, [`Carcajous ${place}`, `Gloutons ${place}`]);
  await open(page, league.path);
  await openForm(page, lang, 'game_form_add');
  const [venue, city] = [field(page, lang, 'field_venue'), field(page, lang, 'field_city')];
  await city.fill('Lévis');
  await venue.fill('marc');
  const options = suggestionsIn(page, lang);
  await expect.poll(() => options.count()).toBeGreaterThanOrEqual(1);
  await venue.press('Enter');
  await expect.poll(() => options.count()).toBe(0);
  expect(await dialog(page).getByRole('alert').count()).toBe(0);
  expect([await venue.inputValue(), await city.inputValue()]).toEqual(['marc', 'Lévis']);
  await venue.press('Enter');
  await dialog(page).getByRole('alert').waitFor();
});
