import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { beforeAll, expect, test } from 'vitest';
import { violationsIn } from './support/axe.ts';
import { inLanguage } from './support/every-page.ts';
import { dialog, field, open, openForm, press, untilToast } from './support/form-steps.ts';
import { checkPage } from './support/check-page.ts';
import { addMember, logIn } from './support/members.ts';
import { makeCup } from './support/own-cup.ts';
import { createLeague } from './support/own-league.ts';
import { useVisitors } from './support/visitors.ts';
import { words } from './support/words.ts';
import { mutate } from './support/writes.ts';

const visit = useVisitors();
beforeAll(() => addMember('Organisatrice', 'specialSupervisor'));

/** The words of a problem between the names of its two games. */
const part = (lang: Language, key: string): string =>
  words(lang, key, { game: '|', other: '|' }).split('|')[1] ?? '';

test.each([
  { lang: 'fr', width: 1280, place: 'Pontiac-Nord' },
  { lang: 'en', width: 390, place: 'Pontiac-Sud' },
] as const)(
  'on a screen $width pixels wide, a bracket of six teams with byes and consolation is drawn in the form, with its impossible games',
  async ({ lang, width, place }) => {
    const page = await visit({ lang, width });
    await logIn(page, 'Organisatrice');
    const teams = ['Ours', 'Loups', 'Lynx', 'Aigles', 'Cerfs', 'Castors'].map((team) => `${team} ${place}`);
    const league = await createLeague(page, place, teams);
    const cup = await makeCup(page, league, { name: `Coupe ${place}` });
    const { seasonId, categoryId, teamIds } = league;
    for (const [group, at] of [
      ['A', 0],
      ['B', 3],
    ] as const)
      await mutate(page, 'tournament.enterTeams', {
        tournamentId: cup.id,
        seasonId,
        teamIds: teamIds.slice(at, at + 3),
        categoryId,
        group,
      });
    await open(page, inLanguage(lang, cup.path));
    await openForm(page, lang, 'bracket_form');
    const size = field(page, lang, 'bracket_size');
    // Any number of the six teams can advance; where it is no power of two, the option names the teams with a bye.
    const sizes = await size.locator('option').allTextContents();
    expect(sizes.filter((text) => /^\d/.test(text))).toHaveLength(5);
    await size.selectOption('6');
    const groups = dialog(page).locator('fieldset > legend');
    const quarter = words(lang, 'stage_quarter_final');
    const semi = words(lang, 'stage_semi_final');
    const title = [`${quarter} 1`, `${quarter} 2`, `${semi} 1`, `${semi} 2`];
    const ends = [words(lang, 'stage_bronze'), words(lang, 'stage_final')];
    await expect.poll(() => groups.allTextContents()).toEqual([...title, ...ends]);
    const consolation = words(lang, 'stage_consolation');
    await field(page, lang, 'stage_consolation').selectOption('yes');
    await expect.poll(() => groups.allTextContents()).toEqual([...title, `${consolation} 1`, ...ends]);
    const home = (game: string) =>
      dialog(page).getByRole('group', { name: game, exact: true }).getByLabel(words(lang, 'field_home_team'));
    // The winners of the groups wait in the semi-finals.
    expect([await home(`${semi} 1`).inputValue(), await home(`${semi} 2`).inputValue()]).toEqual([
      'group 1 A',
      'group 1 B',
    ]);
    expect(await violationsIn(page)).toEqual([]);

    await dialog(page).getByLabel(words(lang, 'bracket_add_stage')).selectOption('relegation');
    await dialog(page)
      .getByRole('button', { name: words(lang, 'bracket_add') })
      .click();
    const relegation = words(lang, 'stage_relegation');
    await expect.poll(() => groups.allTextContents()).toContain(relegation);
    await dialog(page)
      .getByRole('button', { name: words(lang, 'bracket_remove', { game: relegation }) })
      .click();
    await expect.poll(() => groups.allTextContents()).toEqual([...title, `${consolation} 1`, ...ends]);
    // The final would begin before the first semi-final; both semi-finals are on one ice at once.
    const final = words(lang, 'stage_final');
    const enter = (game: string, key: string, text: string) =>
      dialog(page).getByRole('group', { name: game, exact: true }).getByLabel(words(lang, key)).fill(text);
    const problems = dialog(page)
      .getByRole('note')
      .filter({ hasText: words(lang, 'bracket_problems') });
    await expect.poll(() => problems.count()).toBe(0);
    for (const [game, time] of [
      [`${semi} 1`, '11:00'],
      [`${semi} 2`, '11:30'],
      [final, '10:30'],
    ] as const)
      await enter(game, 'field_time', time);
    for (const game of [`${semi} 1`, `${semi} 2`]) await enter(game, 'field_venue', 'Aréna du Pontiac');
    const early = part(lang, 'bracket_problem_early');
    await problems.getByRole('listitem').filter({ hasText: early }).first().waitFor();
    const lines = await problems.getByRole('listitem').allTextContents();
    expect(lines).toHaveLength(3);
    expect(lines.filter((text) => text.startsWith(final) && text.includes(early))).toHaveLength(2);
    expect(lines.filter((text) => text.includes(part(lang, 'bracket_problem_ice')))).toHaveLength(1);
    await problems.scrollIntoViewIfNeeded();
    await checkPage(page, `bracket-form-${lang}`);

    await press(page, lang, 'form_save');
    await untilToast(page, words(lang, 'bracket_saved'));
    const main = page.locator('main');
    // Its supervisors see the same on the page, and open the form there.
    const notice = main.getByRole('note').filter({ hasText: words(lang, 'bracket_problems') });
    await expect.poll(() => notice.getByRole('listitem').allTextContents()).toEqual(lines);
    await checkPage(page, `bracket-notice-${lang}`);
    await notice.getByRole('link', { name: words(lang, 'bracket_problems_mend') }).click();
    await enter(final, 'field_time', '14:30');
    await enter(`${semi} 2`, 'field_time', '12:30');
    await expect.poll(() => problems.count()).toBe(0);
    await press(page, lang, 'form_save');
    await expect.poll(() => dialog(page).count()).toBe(0);
    await expect.poll(() => notice.count()).toBe(0);
    await main
      .getByText(
        words(lang, 'bracket_place_loser', { stage: 'quarter-final', game: `${quarter.toLowerCase()} 2` }),
      )
      .first()
      .waitFor();
    await main
      .getByRole('heading', { name: `${consolation} 1` })
      .first()
      .waitFor();
  },
);
