import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { expect, test } from 'vitest';
import { open } from './support/form-steps.ts';
import { addMember, logIn } from './support/members.ts';
import { useVisitors } from './support/visitors.ts';
import { testedLanguages } from './support/tested-languages.ts';
import { words } from './support/words.ts';

const visit = useVisitors();
const messages = { fr: 'ce n’est pas votre mot de passe actuel', en: 'this is not your current password' };

test.each(testedLanguages('fr'))('a wrong current password is reported as such, in %s', async (lang) => {
  const name = `Distraite ${lang}`;
  await addMember(name);
  const page = await visit({ lang, width: 390, expected: [403] });
  await logIn(page, name);
  await open(page, pathsIn(lang).account());
  const formOf = (submit: string) =>
    page
      .locator('main form')
      .filter({ has: page.getByRole('button', { name: words(lang, submit), exact: true }) });
  for (const [submit, other, typed] of [
    ['account_change_password', 'password', 'une-autre-patinoire'],
    ['account_change_password', 'password', 'court'],
    ['account_change_email', 'email', 'neuve@example.org'],
  ] as const) {
    const form = formOf(submit);
    await form.locator('input[name=currentPassword]').fill('pas-le-bon-du-tout');
    await form.locator(`input[name=${other}]`).fill(typed);
    await form.getByRole('button').click();
    const summary = form.getByRole('alert');
    await summary.waitFor();
    expect(await summary.locator('li').allTextContents()).toEqual([messages[lang]]);
    expect(
      await form
        .locator('[aria-invalid=true]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('name'))),
    ).toEqual(['currentPassword']);
    expect(await page.getByRole('alert').count()).toBe(1);
    expect(await form.locator(`input[name=${other}]`).inputValue()).toBe(typed);
    await page.reload();
    await open(page, pathsIn(lang).account());
  }
});
