import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { dialog, field, open, press, undoFromToast, untilToast } from './support/form-steps.ts';
import { checkPage } from './support/check-page.ts';
import { addMember, logIn } from './support/members.ts';
import { createLeague } from './support/own-league.ts';
import { workbook } from './support/sheets.ts';
import { writtenSeason } from './support/small-season.ts';
import { useVisitors } from './support/visitors.ts';
import { words } from './support/words.ts';
import { mutate } from './support/writes.ts';

const visit = useVisitors();
const cases = [
  // A role that may import only into leagues that it supervises.
  { lang: 'fr', width: 390, name: 'Créatrice de ligues', role: 'supervisor', category: 'M13 A relève' },
  { lang: 'en', width: 1280, name: 'Maker of leagues', role: 'specialSupervisor', category: 'U13 A Relève' },
] as const;
/** The server’s error, which the form shows. */
const isTaken = { fr: 'existe déjà dans cette région', en: 'already has another league' } as const;
const patron = 'Patronne des ligues créées';
beforeAll(async () => {
  await addMember(patron, 'admin');
  for (const { name, role } of cases) await addMember(name, role);
});

/** `supervises`: whether the member becomes a supervisor of the leagues that they make. */
type Walk = { readonly page: Page; readonly lang: Language; readonly supervises: boolean };
const main = ({ page }: Walk) => page.locator('main');
const button = (walk: Walk, key: string) => main(walk).getByRole('button', { name: words(walk.lang, key) });
const league = (walk: Walk) => main(walk).getByLabel(words(walk.lang, 'import_league'), { exact: true });
const show = (walk: Walk, sheet: string) => {
  const columns = words(walk.lang, 'import_sheet_columns', { sheet });
  const name = `${words(walk.lang, 'import_sheet_show')} – ${columns}`;
  return main(walk).getByRole('button', { name, exact: true });
};
const focusedValue = ({ page }: Walk) =>
  page.evaluate(() => {
    const { activeElement } = document;
    const isSelect = activeElement instanceof HTMLSelectElement;
    if (isSelect) return activeElement.selectedOptions[0]?.textContent;
    return activeElement instanceof HTMLInputElement ? activeElement.value : activeElement?.textContent;
  });

type Where = { readonly category: string; readonly region: string };

/**
 * Creates a league in the form that a link opens, with the keyboard. `taken`: null when the name in the form contains
 * the league's category and region; otherwise a region that has such a league already.
 */
const make = async (walk: Walk, title: string, name: string, where: Where, taken: string | null) => {
  const { page, lang, supervises } = walk;
  const link = main(walk).getByRole('link', { name: title, exact: true });
  const openIt = async () => {
    await link.focus();
    await page.keyboard.press('Enter');
    await dialog(page).locator('form').waitFor();
  };
  await openIt();
  await page.keyboard.press('Escape');
  await expect.poll(() => focusedValue(walk)).toBe(words(lang, 'import_make_league'));
  await openIt();
  const hint = dialog(page).getByText(words(lang, 'league_supervised_hint'));
  expect(await hint.count()).toBe(supervises ? 1 : 0);
  expect(await field(page, lang, 'structure_name_fr').inputValue()).toBe(name);
  for (const [key, label] of [
    ['game_form_category', where.category],
    ['structure_region', where.region],
  ] as const) {
    const chosen = await field(page, lang, key).locator('option:checked').textContent();
    expect(chosen).toBe(taken === null ? label : words(lang, 'game_form_choose'));
    await field(page, lang, key).selectOption({ label });
  }
  // An error stays in the form, over the page.
  await press(page, lang, 'league_form_add');
  await dialog(page).getByText(words(lang, 'structure_check_ruleset')).first().waitFor();
  await field(page, lang, 'structure_ruleset').selectOption({ index: 1 });
  await checkPage(page, `league-from-import-form-${lang}`);
  if (taken === null) {
    await page.reload();
    await dialog(page).locator('form').waitFor();
    expect(await field(page, lang, 'structure_name_fr').inputValue()).toBe(name);
    expect(await field(page, lang, 'structure_ruleset').inputValue()).not.toBe('');
  } else {
    await field(page, lang, 'structure_region').selectOption({ label: taken });
    await press(page, lang, 'league_form_add');
    await dialog(page).getByText(isTaken[lang]).first().waitFor();
    await field(page, lang, 'structure_region').selectOption({ label: where.region });
  }
  await press(page, lang, 'league_form_add');
  await untilToast(page, name);
  await expect.poll(() => focusedValue(walk)).toBe(name);
};

test.each(cases)(
  'imports a file into leagues that were created during the import, in $lang, $width wide',
  async ({ lang, width, name, role, category }) => {
    const admin = await visit();
    await logIn(admin, patron);
    const [taken, region, other] = ['Baie', 'Anse', 'Pointe'].map((place) => `${place}-aux-Ligues ${lang}`);
    if (!taken || !region || !other) throw new Error('three regions are named');
    const there = await createLeague(admin, taken, []);
    for (const text of [region, other]) await mutate(admin, 'region.add', { name: { fr: text, en: text } });
    const page = await visit({ lang, width, expected: [409] });
    await logIn(page, name);
    await mutate(page, 'supervision.join', { kind: 'league', id: there.id });
    const walk = { page, lang, supervises: role === 'supervisor' };
    // Names that people use for their sheets, and as short as spreadsheet programs require.
    const [known, made, unknown] = [
      `Déjà là ${lang}`,
      `${category} ${region}`.slice(0, 31),
      lang === 'fr' ? 'Amicale' : 'Friendlies',
    ];
    const year = writtenSeason.slice(5);
    const rows = (day: string, ...teams: readonly string[]) => [
      ['Date', 'Heure', 'Locale', 'Visiteuse'],
      [`${year}-02-${day}`, '10:00', ...teams],
    ];
    const buffer = workbook({
      [known]: rows('06', 'Les Galets', 'Les Varechs'),
      [made]: rows('13', 'Les Cormorans', 'Les Guillemots'),
      [unknown]: rows('20', 'Les Embruns', 'Les Marées'),
    });
    await open(page, pathsIn(lang).importGames(writtenSeason));
    const file = { name: 'saison.xlsx', mimeType: 'application/octet-stream', buffer };
    await page.setInputFiles('#import-file', file);

    await league(walk).fill(taken);
    await page.locator('[role=option]').first().click();
    const ofKnown = await league(walk).inputValue();
    expect(ofKnown).toBe(`Ligue ${taken}`);
    await show(walk, made).click();
    await checkPage(page, `league-from-import-columns-${lang}`);
    await make(walk, words(lang, 'import_make_league'), made, { category, region }, null);
    await undoFromToast(page, lang, made);
    await expect.poll(() => league(walk).inputValue()).toBe('');
    await make(walk, words(lang, 'import_make_league'), made, { category, region }, null);
    await checkPage(page, `league-from-import-chosen-${lang}`);
    // The other sheets keep their choices, and do not use the new league.
    for (const [sheet, value] of [
      [unknown, ''],
      [known, ofKnown],
    ] as const) {
      await show(walk, sheet).click();
      await expect.poll(() => league(walk).inputValue()).toBe(value);
    }

    await button(walk, 'import_continue').click();
    await page.getByRole('heading', { name: words(lang, 'import_which_leagues') }).waitFor();
    await checkPage(page, `league-from-import-names-${lang}`);
    const title = words(lang, 'import_make_league_for', { name: unknown });
    await make(walk, title, unknown, { category, region: other }, taken);
    await button(walk, 'import_continue').click();
    // Leagues without teams get theirs from the file.
    await page.getByRole('heading', { name: words(lang, 'import_which_teams') }).waitFor();
    await button(walk, 'import_continue').click();
    await page.getByRole('heading', { name: words(lang, 'import_review') }).waitFor();
    await main(walk)
      .getByRole('button', { name: /^Import(?:er)? 3 / })
      .click();
    await page.getByRole('heading', { name: words(lang, 'import_done') }).waitFor();
    for (const one of [ofKnown, made, unknown])
      await main(walk).getByRole('link', { name: one, exact: true }).first().waitFor();
  },
);
