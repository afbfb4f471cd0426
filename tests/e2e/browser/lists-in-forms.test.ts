import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { beforeAll, expect, test } from 'vitest';
import { violationsIn } from './support/axe.ts';
import { dialog, open, openForm, press, toast } from './support/form-steps.ts';
import { addMember, logIn } from './support/members.ts';
import { writtenSeason } from './support/small-season.ts';
import { useVisitors } from './support/visitors.ts';
import { testedLanguages } from './support/tested-languages.ts';
import { words } from './support/words.ts';
import { mutate } from './support/writes.ts';

const visit = useVisitors();
beforeAll(() => addMember('Cataloguiste', 'specialSupervisor'));

const names = { fr: 'Couronne Nord', en: 'Couronne Sud' } as const;

test.each(testedLanguages('en'))(
  'in %s, deleting a division from the list is confirmed and can be undone without leaving the list',
  async (lang) => {
    const name = names[lang];
    const page = await visit({ lang, width: lang === 'fr' ? 1280 : 390, expected: [404] });
    await logIn(page, 'Cataloguiste');
    await mutate(page, 'division.add', { name: { fr: name, en: name } });
    await open(page, `${pathsIn(lang).leagues(writtenSeason)}?do=divisions`);
    const listed = dialog(page).getByRole('listitem').filter({ hasText: name });
    const way = dialog(page).getByRole('link', { name: words(lang, 'thing_delete', { name }) });
    await way.click();
    await listed.waitFor({ state: 'detached' });
    await page.goBack();
    await way.click();
    await press(page, lang, 'division_form_delete');
    const message = toast(page).filter({ hasText: words(lang, 'division_deleted', { name }) });
    await message.waitFor();
    await expect.poll(() => listed.count()).toBe(0);
    expect(await violationsIn(page)).toEqual([]);
    // Clicked where it is visible: an element under an open dialog cannot be clicked.
    await message.getByRole('button', { name: words(lang, 'toast_undo') }).click();
    await expect.poll(() => listed.count()).toBe(1);
    await toast(page)
      .filter({ hasText: words(lang, 'toast_undone') })
      .waitFor();
  },
);

test.each(testedLanguages('en'))(
  'in %s, a team of a whole season is searched from the third letter, or after Enter, by keyboard',
  async (lang) => {
    // Teams that played each other cannot be merged; the preview of the chosen team states this.
    const page = await visit({ lang, width: lang === 'fr' ? 390 : 1280, expected: [422] });
    await logIn(page, 'Cataloguiste');
    await open(page, pathsIn(lang).teams('2024-2025'));
    const team = page.locator('main a[href*="/e-"]').first();
    const typed = ((await team.textContent()) ?? '').trim().slice(0, 3);
    await team.click();
    await page.waitForURL(/\/e-\d+/);
    await openForm(page, lang, 'merge_team_title');
    const box = dialog(page).getByRole('combobox', { name: words(lang, 'merge_team_into') });
    const options = dialog(page).getByRole('option');
    const hint = (key: string) => dialog(page).getByText(words(lang, key, { count: '3' }), { exact: true });
    await box.click();
    await hint('select_search_letters').waitFor();
    await box.pressSequentially('e');
    await hint('select_search_letters_or_enter').waitFor();
    expect([await options.count(), await violationsIn(page)]).toEqual([0, []]);
    await box.press('Enter');
    await options.first().waitFor();
    await box.fill('zzzzqx');
    await dialog(page).getByText(words(lang, 'list_no_match')).waitFor();
    await box.fill(typed);
    await options.first().waitFor();
    expect(await options.count()).toBeLessThanOrEqual(10);
    const name = (await options.first().textContent()) ?? '';
    await box.press('Enter');
    await dialog(page).locator('[role=option][data-combobox-selected]').waitFor();
    await box.press('Enter');
    await options.first().waitFor({ state: 'detached' });
    expect(name).toContain(await box.inputValue());
  },
);
