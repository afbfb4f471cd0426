import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { violationsIn } from './support/axe.ts';
import { inLanguage } from './support/every-page.ts';
import { findPath } from './support/find-path.ts';
import { dialog, followFormLink, field, open, openForm, press, toast } from './support/form-steps.ts';
import { addMember, logIn } from './support/members.ts';
import { writtenSeason } from './support/small-season.ts';
import { useVisitors } from './support/visitors.ts';
import { testedLanguages } from './support/tested-languages.ts';
import { words } from './support/words.ts';

const visit = useVisitors();
const langs = testedLanguages('fr');
/** Responses may be slow on a busy machine. */
const people = { fr: 'Bâtisseuse', en: 'Builder' } as const;
let league: string;
beforeAll(async () => {
  league = await findPath(inject('siteUrl'), `/fr/${writtenSeason}/ligues`, /\/r-\d+-saguenay/);
  for (const lang of langs) await addMember(people[lang], 'supervisor');
});

const heading = (page: Page) => page.locator('main h1');
const see = async (page: Page, lang: Language): Promise<void> => {
  await toast(page)
    .getByRole('link', { name: words(lang, 'toast_see') })
    .last()
    .click();
};
const undo = async (page: Page, lang: Language): Promise<void> => {
  await toast(page)
    .getByRole('button', { name: words(lang, 'toast_undo') })
    .last()
    .click();
  await expect.poll(() => toast(page).textContent()).toContain(words(lang, 'toast_undone'));
};
const choose = async (page: Page, lang: Language, key: string, label: string): Promise<void> => {
  await field(page, lang, key).selectOption({ label });
};
const find = async (page: Page, lang: Language, key: string, name: string): Promise<void> => {
  await field(page, lang, key).fill(name.slice(0, 6).toLowerCase());
  await dialog(page).locator('[role=option]', { hasText: name }).click();
};

describe.each(langs)('in %s', (lang) => {
  const paths = pathsIn(lang);
  const category = lang === 'fr' ? 'M13 A relève' : 'U13 A Relève';
  const name = lang === 'fr' ? 'Étincelles de Saint-Félicien' : 'Sparks of Dolbeau';

  test('a team is added, edited, deleted and restored', async () => {
    const page = await visit({ lang, expected: [404] });
    await open(page, paths.teams(writtenSeason));
    await logIn(page, people[lang]);
    await openForm(page, lang, 'team_form_add');
    await press(page, lang, 'team_form_add');
    await dialog(page).getByRole('alert').waitFor();
    expect(await violationsIn(page)).toEqual([]);
    await field(page, lang, 'team_form_name').fill(name);
    await choose(page, lang, 'game_form_category', category);
    await choose(page, lang, 'structure_region', 'Gaspésie');
    await press(page, lang, 'team_form_add');
    await expect.poll(() => page.locator('main').textContent()).toContain(name);
    await see(page, lang);
    await expect.poll(() => heading(page).textContent()).toBe(name);

    await openForm(page, lang, 'team_form_edit');
    await field(page, lang, 'team_form_name').fill(`${name} 2`);
    await press(page, lang, 'form_save');
    await expect.poll(() => heading(page).textContent()).toBe(`${name} 2`);
    await undo(page, lang);
    await expect.poll(() => heading(page).textContent()).toBe(name);

    await openForm(page, lang, 'team_form_delete');
    expect(await dialog(page).textContent()).toContain(words(lang, 'team_delete_question', { name }));
    await press(page, lang, 'team_form_delete');
    await expect.poll(() => toast(page).textContent()).toContain(words(lang, 'team_deleted', { name }));
    await undo(page, lang);
    await expect.poll(() => heading(page).textContent()).toBe(name);
  });

  test('a league’s teams are entered together; a team with games cannot be removed', async () => {
    const page = await visit({ lang, width: 390 });
    await logIn(page, people[lang]);
    await open(page, inLanguage(lang, league));
    await openForm(page, lang, 'entries_form');
    await find(page, lang, 'entries_add', 'Marins de Percé');
    await find(page, lang, 'entries_add', 'Phares de Gaspé');
    await choose(page, lang, 'entries_division', lang === 'fr' ? 'Nord' : 'North');
    expect(await violationsIn(page)).toEqual([]);
    await press(page, lang, 'entries_enter');
    await expect.poll(() => toast(page).textContent()).toContain('Phares de Gaspé');
    await expect.poll(() => page.locator('main table').first().textContent()).toContain('Marins de Percé');
    await undo(page, lang);
    await expect
      .poll(() => page.locator('main table').first().textContent())
      .not.toContain('Marins de Percé');

    await openForm(page, lang, 'entries_form');
    const played = dialog(page).getByRole('listitem').filter({ hasText: 'Boréals d’Alma' });
    await played.getByRole('button', { name: words(lang, 'entries_remove') }).click();
    expect(await played.textContent()).toContain(words(lang, 'entries_played_in_league'));
    expect(await played.locator('form').count()).toBe(0);
  });

  test('a tournament is added, filled, emptied, deleted and restored', async () => {
    const page = await visit({ lang, expected: [404] });
    await logIn(page, people[lang]);
    await open(page, paths.tournaments(writtenSeason));
    const cup = lang === 'fr' ? 'Coupe du Fjord' : 'Fjord Cup';
    await openForm(page, lang, 'tournament_form_add');
    await field(page, lang, 'structure_name_fr').fill(cup);
    await field(page, lang, 'structure_starts').fill('2021-01-07');
    await field(page, lang, 'structure_ends').fill('2021-01-05');
    await dialog(page).getByRole('checkbox', { name: category, exact: true }).check();
    await field(page, lang, 'structure_ruleset').selectOption({ index: 1 });
    await press(page, lang, 'tournament_form_add');
    await expect
      .poll(() => dialog(page).getByRole('alert').textContent())
      .toContain(words(lang, 'structure_check_reversed'));
    await field(page, lang, 'structure_ends').fill('2021-01-09');
    await press(page, lang, 'tournament_form_add');
    await expect.poll(() => page.locator('main').textContent()).toContain(cup);
    await see(page, lang);
    await expect.poll(() => heading(page).textContent()).toBe(cup);

    await openForm(page, lang, 'entries_form');
    await find(page, lang, 'entries_add', 'Saphirs de La Baie');
    await press(page, lang, 'entries_enter');
    await expect.poll(() => toast(page).textContent()).toContain('Saphirs de La Baie');
    await openForm(page, lang, 'entries_form');
    const entered = dialog(page).getByRole('listitem').filter({ hasText: 'Saphirs de La Baie' });
    await entered.getByRole('button', { name: words(lang, 'entries_remove') }).click();
    await press(page, lang, 'entries_remove_confirm');
    await expect
      .poll(() => toast(page).textContent())
      .toContain(words(lang, 'entries_removed', { team: 'Saphirs de La Baie', competition: cup }));

    await followFormLink(page, lang, 'ruleset_change');
    await expect.poll(() => dialog(page).textContent()).toContain(words(lang, 'not_supervising'));
    await page.keyboard.press('Escape');
    await openForm(page, lang, 'tournament_form_delete');
    await press(page, lang, 'tournament_form_delete');
    await expect
      .poll(() => toast(page).textContent())
      .toContain(words(lang, 'tournament_deleted', { name: cup }));
    await undo(page, lang);
    await expect.poll(() => heading(page).textContent()).toBe(cup);
  });
});
