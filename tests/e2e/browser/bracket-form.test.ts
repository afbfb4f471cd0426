import { beforeAll, expect, test } from 'vitest';
import { wrongIn } from './support/axe.ts';
import { inLanguage } from './support/every-page.ts';
import { dialog, field, open, openMore, press, untilToast } from './support/form-steps.ts';
import { addMember, logIn } from './support/members.ts';
import { makeCup } from './support/own-cup.ts';
import { makeLeague } from './support/own-league.ts';
import { useVisitors } from './support/visitors.ts';
import { words } from './support/words.ts';
import { mutate } from './support/writes.ts';

const visit = useVisitors();
beforeAll(() => addMember('Organisatrice', 'specialSupervisor'));

test.each([
  { lang: 'fr', width: 1280, place: 'Pontiac-Nord' },
  { lang: 'en', width: 390, place: 'Pontiac-Sud' },
] as const)(
  'a bracket of six teams with byes and consolation is drawn in the form, $width pixels wide',
  async ({ lang, width, place }) => {
    const page = await visit({ lang, width });
    await logIn(page, 'Organisatrice');
    const teams = ['Ours', 'Loups', 'Lynx', 'Aigles', 'Cerfs', 'Castors'].map((team) => `${team} ${place}`);
    const league = await makeLeague(page, place, teams);
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
    await openMore(page, lang, 'bracket_form');
    const size = field(page, lang, 'bracket_size');
    // Any number of the six teams can advance, and where it is no power of two, the option says who waits.
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
      dialog(page).getByRole('group', { name: game, exact: true }).getByLabel(words(lang, 'game_form_home'));
    // The winners of the groups wait in the semi-finals.
    expect([await home(`${semi} 1`).inputValue(), await home(`${semi} 2`).inputValue()]).toEqual([
      'group 1 A',
      'group 1 B',
    ]);
    expect(await wrongIn(page)).toEqual([]);

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
    await press(page, lang, 'form_save');
    await untilToast(page, words(lang, 'bracket_saved'));
    const main = page.locator('main');
    await main
      .getByText(words(lang, 'bracket_place_loser', { game: `${quarter.toLowerCase()} 2` }))
      .first()
      .waitFor();
    await main
      .getByRole('heading', { name: `${consolation} 1` })
      .first()
      .waitFor();
  },
);
