import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { violationsIn } from './support/axe.ts';
import { dialog, followFormLink, field, open, openForm, press, toast } from './support/form-steps.ts';
import { addMember, logIn } from './support/members.ts';
import { writtenSeason } from './support/small-season.ts';
import { useVisitors } from './support/visitors.ts';
import { testedLanguages } from './support/tested-languages.ts';
import { words } from './support/words.ts';

const visit = useVisitors();
const langs = testedLanguages('en');
/** Responses may be slow on a busy machine. */
const people = { fr: 'Superviseure', en: 'Overseer' } as const;
beforeAll(async () => {
  for (const lang of langs) await addMember(people[lang], 'specialSupervisor');
  await addMember('Simple membre');
});

const linesOf = (page: Page, legend: string) =>
  dialog(page).getByRole('group', { name: legend, exact: true }).getByRole('listitem');

describe.each(langs)('in %s', (lang) => {
  const paths = pathsIn(lang);

  test('a division is added, deleted and restored', async () => {
    const page = await visit({ lang, expected: [404] });
    await logIn(page, people[lang]);
    const name = lang === 'fr' ? 'Est' : 'Orient';
    await open(page, `${paths.leagues(writtenSeason)}?do=add-division`);
    await field(page, lang, 'structure_name_fr').fill(name);
    expect(await violationsIn(page)).toEqual([]);
    await press(page, lang, 'division_form_add');
    await expect.poll(() => toast(page).textContent()).toContain(words(lang, 'division_added', { name }));
    await followFormLink(page, lang, 'divisions_form');
    await dialog(page)
      .getByRole('link', { name: words(lang, 'thing_delete', { name }) })
      .click();
    await press(page, lang, 'division_form_delete');
    await expect.poll(() => toast(page).textContent()).toContain(words(lang, 'division_deleted', { name }));
    const listed = dialog(page).getByRole('listitem').filter({ hasText: name });
    await expect.poll(() => listed.count()).toBe(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog(page).count()).toBe(0);
    await toast(page)
      .getByRole('button', { name: words(lang, 'toast_undo') })
      .last()
      .click();
    await expect.poll(() => toast(page).textContent()).toContain(words(lang, 'toast_undone'));
  });

  test('a ruleset is created with the keyboard', async () => {
    const page = await visit({ lang, width: 390 });
    await logIn(page, people[lang]);
    await open(page, `${paths.leagues(writtenSeason)}?do=add-ruleset`);
    const legend = words(lang, 'ruleset_tie_breakers');
    const name = words(lang, 'criterion_wins');
    await dialog(page)
      .getByRole('button', { name: words(lang, 'order_up', { name }) })
      .focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => linesOf(page, legend).first().textContent()).toContain(name);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe(words(lang, 'order_up', { name }));
    await field(page, lang, 'ruleset_points_win').fill('11');
    await press(page, lang, 'ruleset_form_add');
    expect(await dialog(page).getByRole('alert').textContent()).toContain(
      words(lang, 'ruleset_check_bounds', { least: '0', most: '10' }),
    );
    expect(await violationsIn(page)).toEqual([]);
    await field(page, lang, 'ruleset_points_win').fill('4');
    await press(page, lang, 'ruleset_form_add');
    await expect.poll(() => toast(page).textContent()).toContain('4-2-1-1-0');
  });

  test('names the roles that may change rulesets to a member who may not', async () => {
    const page = await visit({ lang });
    await logIn(page, 'Simple membre');
    await open(page, `${paths.leagues(writtenSeason)}?do=add-ruleset`);
    await expect.poll(() => dialog(page).textContent()).toContain(words(lang, 'only_for_ruleset'));
    expect(await dialog(page).locator('form').count()).toBe(0);
    expect(await violationsIn(page)).toEqual([]);
  });

  test('a season is opened, dated, deleted and restored', async () => {
    const page = await visit({ lang, expected: [404] });
    await logIn(page, people[lang]);
    await open(page, `${paths.season(writtenSeason)}?do=add-season`);
    const season = lang === 'fr' ? '2031-2032' : '2033-2034';
    const [year = ''] = season.split('-');
    await field(page, lang, 'season_form_year').fill(year);
    // The dates follow the year, with the day and month that were chosen.
    await expect.poll(() => field(page, lang, 'structure_starts').inputValue()).toBe(`${year}-09-01`);
    expect(await field(page, lang, 'structure_ends').inputValue()).toBe(`${Number(year) + 1}-04-30`);
    await field(page, lang, 'structure_ends').fill(`${Number(year) + 1}-03-21`);
    await page.keyboard.press('Tab');
    await field(page, lang, 'season_form_year').fill('2019');
    await expect.poll(() => field(page, lang, 'structure_ends').inputValue()).toBe('2020-03-21');
    await field(page, lang, 'season_form_year').fill(year);
    await expect
      .poll(() => field(page, lang, 'structure_ends').inputValue())
      .toBe(`${Number(year) + 1}-03-21`);
    await press(page, lang, 'season_form_add');
    await toast(page)
      .getByRole('link', { name: words(lang, 'toast_see') })
      .click();
    await expect.poll(() => page.locator('main h1').textContent()).toContain(season);
    // The page of a season without games has additional text.
    expect(await violationsIn(page, 'structure', 'main')).toEqual([]);
    await openForm(page, lang, 'season_form_delete');
    await press(page, lang, 'season_form_delete');
    await expect.poll(() => toast(page).textContent()).toContain(words(lang, 'season_deleted', { season }));
    await toast(page)
      .getByRole('button', { name: words(lang, 'toast_undo') })
      .last()
      .click();
    await expect.poll(() => page.locator('main h1').textContent()).toContain(season);
  });
});
