import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { beforeAll, expect, test } from 'vitest';
import { violationsIn } from './support/axe.ts';
import { dialog, open, press, toast } from './support/form-steps.ts';
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
