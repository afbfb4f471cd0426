import { maxGoals } from '@rondelle/contracts/competition/lists.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { violationsIn } from './support/axe.ts';
import { open } from './support/form-steps.ts';
import { addMember, logIn } from './support/members.ts';
import { writtenSeason } from './support/small-season.ts';
import { useVisitors } from './support/visitors.ts';
import { testedLanguages } from './support/tested-languages.ts';
import { words } from './support/words.ts';

const visit = useVisitors();
const langs = testedLanguages('fr');
const people = { fr: 'Statisticienne', en: 'Statistician' } as const;
beforeAll(async () => {
  for (const lang of langs) await addMember(people[lang], 'supervisor');
  await addMember('Nouvelle venue');
});

const rows = (page: Page) => page.locator('main fieldset');
const cell = (page: Page, row: number, column: string) =>
  page.locator(`[data-row="${row}"][data-column="${column}"]`);
const errorsOf = (page: Page, row: number) => page.locator(`span[id^="grid-${row}-"]`);
const focused = (page: Page) =>
  page.evaluate(() => {
    const { row, column } = (document.activeElement as HTMLElement).dataset;
    return `${row} ${column}`;
  });
/** In a past season, the preview of the rows comes before they are saved. */
const see = (page: Page, lang: Language) =>
  page.getByRole('button', { name: words(lang, 'preview_see') }).click();
const save = (page: Page, lang: Language) =>
  page.getByRole('button', { name: words(lang, 'grid_save') }).click();
const openGrid = async (lang: Language, width: number, who: string = people[lang]): Promise<Page> => {
  const page = await visit({ lang, width });
  await logIn(page, who);
  await open(page, pathsIn(lang).enterResults(writtenSeason));
  await page.getByLabel(words(lang, 'game_form_league'), { exact: true }).first().fill('lac');
  await page.locator('[role=option]').first().click();
  await cell(page, 1, 'homeTeamId').locator('option', { hasText: 'Vigiles' }).waitFor({ state: 'attached' });
  return page;
};

const pasted = {
  fr: [
    'Date\tHeure\tLocale\tVisiteuse\tBL\tBV\tFin\tAréna',
    '5 décembre 2020\t19 h 30\tBoréals\tVigiles\t4\t3\tTB\tLac',
    '31/31/2020\tsoir\tInconnus\tSaphirs\ttrois\t2\tprologue\tLac',
    '6/12/2020\t\tSaphirs\tVigiles\t\t\tdéfaut visiteuse\tLac',
  ],
  en: [
    'Date\tTime\tHome\tVisitor\tHome goals\tAway goals\tHow it ended\tArena',
    'December 12, 2020\t7:30 PM\tBoréals\tVigiles\t4\t3\tSO\tLake',
    '31/31/2020\tevening\tInconnus\tSaphirs\tthree\t2\tprologue\tLake',
    '2020-12-13\t\tSaphirs\tVigiles\t\t\taway forfeit\tLake',
  ],
} as const;
const saturday = { fr: '2020-12-05', en: '2020-12-12' } as const;
const unread = { fr: ['soir', 'trois'], en: ['evening', 'three'] } as const;

describe.each(langs)('in %s', (lang) => {
  test('a table is pasted, each invalid cell displays its error, and the draft continues after a reload', async () => {
    const page = await openGrid(lang, 390);
    await page.getByLabel(words(lang, 'grid_paste'), { exact: true }).fill(pasted[lang].join('\n'));
    await expect.poll(() => rows(page).count()).toBe(3);
    const heading = lang === 'fr' ? 'Aréna' : 'Arena';
    const left = words(lang, 'grid_left_out', { names: heading });
    expect(await page.locator('main [role=status]').last().textContent()).toContain(left);
    const [time = '', goals = ''] = unread[lang];
    const cellError = (column: string, key: string, name: string) =>
      words(lang, 'grid_error', {
        number: '2',
        column: words(lang, column),
        message: words(lang, key, { name, max: String(maxGoals) }),
      });
    const messages = [
      cellError('field_date', 'grid_unread_date', '31/31/2020'),
      cellError('field_time', 'grid_unread_time', time),
      cellError('field_home_team', 'grid_unknown_team', 'Inconnus'),
      cellError('grid_home_goals', 'grid_unread_goals', goals),
      cellError('grid_ending', 'grid_unread_ending', 'prologue'),
    ];
    expect(await errorsOf(page, 2).allTextContents()).toEqual(messages);
    await see(page, lang);
    await expect.poll(() => focused(page)).toBe('2 date');
    expect(await violationsIn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page.reload();
    await expect.poll(() => cell(page, 1, 'time').inputValue()).toBe('19:30');
    await cell(page, 2, 'date').fill(saturday[lang]);
    await cell(page, 2, 'time').fill('20:15');
    await cell(page, 2, 'homeTeamId').selectOption({ label: 'Boréals d’Alma' });
    await cell(page, 2, 'homeGoals').fill('3');
    await cell(page, 2, 'decidedIn').selectOption('overtime');
    expect(await errorsOf(page, 2).count()).toBe(0);
    await page.route('**/trpc/preview.changes**', (route) => route.abort('aborted'), { times: 1 });
    await see(page, lang);
    // Rows without a preview are saved only with explicit consent.
    const blind = page.getByRole('checkbox', { name: words(lang, 'preview_consent') });
    await blind.waitFor();
    expect(await violationsIn(page)).toEqual([]);
    await page.getByRole('button', { name: words(lang, 'grid_save') }).press('Enter');
    await expect.poll(() => blind.evaluate((box) => box === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: words(lang, 'state_retry') }).click();
    await page.getByRole('heading', { name: words(lang, 'preview_title') }).waitFor();
    expect(await page.getByRole('table').first().textContent()).toContain('Boréals');
    expect(await violationsIn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    // A new preview ignores clicks for a moment: an early one was meant for the old state.
    await page.waitForTimeout(500);
    await save(page, lang);
    const saved = words(lang, 'grid_saved', { saved: '3', refused: '0' });
    await expect.poll(() => page.locator('main [role=status]').last().textContent()).toBe(saved);
    await rows(page).nth(2).getByRole('link').click();
    await expect
      .poll(() => page.locator('main').textContent())
      .toContain(words(lang, 'game_forfeit_by', { team: 'Vigiles de Chicoutimi' }));
    await open(page, `${pathsIn(lang).latestResults(writtenSeason)}?date=${saturday[lang]}`);
    const recorded = page.locator('main').getByRole('link').filter({ hasText: 'Boréals d’Alma' });
    expect(await recorded.allTextContents()).toEqual([
      'Final (TB)Boréals d’Alma4–3Vigiles de Chicoutimi',
      'Final (PR)Boréals d’Alma3–2Saphirs de La Baie',
    ]);
  });
});

test('the keys move through the grid as in a spreadsheet, and a column can be pasted', async () => {
  const page = await openGrid('fr', 1280);
  await cell(page, 4, 'homeGoals').focus();
  await page.keyboard.type('3');
  await page.keyboard.press('ArrowDown');
  expect(await focused(page)).toBe('5 homeGoals');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('6 homeGoals');
  expect(await rows(page).count()).toBe(10);
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.press('Shift+Enter');
  expect(await focused(page)).toBe('4 homeGoals');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('4 awayTeamId');
  await cell(page, 1, 'homeTeamId').focus();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Boréals\nInconnus\nSaphirs');
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  });
  await expect
    .poll(() => cell(page, 3, 'homeTeamId').locator('option:checked').textContent())
    .toBe('Saphirs de La Baie');
  expect(await rows(page).nth(1).textContent()).toContain(
    words('fr', 'grid_unknown_team', { name: 'Inconnus' }),
  );
});

test('unreadable text is reported, and an existing game is not recorded twice', async () => {
  const page = await openGrid('fr', 390);
  const paste = page.getByLabel(words('fr', 'grid_paste'), { exact: true });
  await paste.fill('Bonjour à tous');
  await page.getByText(words('fr', 'grid_not_read')).waitFor();
  await paste.fill('sam. 30 janvier 10:30;Boréals Alma;Vigiles;4;3\n30/01/21;Boréals;Vigiles;4;3');
  await expect.poll(() => rows(page).count()).toBe(2);
  await see(page, 'fr');
  await page.getByRole('heading', { name: words('fr', 'preview_title') }).waitFor();
  await save(page, 'fr');
  await page.getByText(words('fr', 'grid_saved', { saved: '1', refused: '1' })).waitFor();
  expect(await rows(page).nth(1).getByRole('link').textContent()).toBe(words('fr', 'grid_see_there'));
  expect(await violationsIn(page)).toEqual([]);
  await rows(page)
    .nth(1)
    .getByRole('button', { name: words('fr', 'grid_remove_row') })
    .click();
  await expect.poll(() => rows(page).count()).toBe(1);
});

test('the results of a finished season that a member enters are held until a second person accepts them', async () => {
  const page = await openGrid('fr', 390, 'Nouvelle venue');
  await page
    .getByLabel(words('fr', 'grid_paste'), { exact: true })
    .fill('20/02/21;Boréals;Vigiles;4;3\n21/02/21;Boréals;Vigiles;4;3');
  await expect.poll(() => rows(page).count()).toBe(2);
  await see(page, 'fr');
  await page.getByRole('heading', { name: words('fr', 'preview_title') }).waitFor();
  await save(page, 'fr');
  await page.getByText(words('fr', 'grid_held', { held: '2' })).waitFor();
  expect(await violationsIn(page)).toEqual([]);
  const heldLink = rows(page).nth(0).getByRole('link');
  expect(await heldLink.textContent()).toBe(words('fr', 'grid_row_held'));
  await heldLink.click();
  await expect.poll(() => page.locator('main').textContent()).toContain(words('fr', 'own_held_title'));
  expect(await page.locator('main li h3').allTextContents()).toEqual([
    'Boréals d’Alma – Vigiles de Chicoutimi',
    'Boréals d’Alma – Vigiles de Chicoutimi',
  ]);
});
