import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { open } from './support/form-steps.ts';
import { checkPage } from './support/check-page.ts';
import { addMember, fillInLogin, logIn } from './support/members.ts';
import { untilHydrated, useVisitors } from './support/visitors.ts';
import { testedLanguages } from './support/tested-languages.ts';
import { words } from './support/words.ts';

const visit = useVisitors();
const langs = testedLanguages('en');

const press = (page: Page, lang: Language, key: string) =>
  page.getByRole('button', { name: words(lang, key), exact: true }).click();
const untilContains = async (page: Page, text: string): Promise<void> => {
  await expect.poll(() => page.locator('body').textContent()).toContain(text);
};

beforeAll(async () => {
  await addMember('patronne', 'admin');
  await addMember('entraineuse');
  for (const lang of langs) {
    await addMember(`ailier ${lang}`);
    await addMember(`centre ${lang}`);
  }
});

describe.each(langs)('in %s', (lang) => {
  const paths = pathsIn(lang);

  test('anyone can read the table of permissions', async () => {
    const page = await visit({ lang, scripts: true });
    await open(page, paths.roles());
    expect(await page.getByRole('row').count()).toBeGreaterThan(15);
    await checkPage(page, `roles-${lang}`);
  });

  test('pages for admins redirect visitors and members to the page about permissions', async () => {
    const page = await visit({ lang, expected: [403] });
    await open(page, paths.members());
    expect(new URL(page.url()).pathname).toBe(paths.forbidden());
    await checkPage(page, `forbidden-${lang}`);
    // Members who log in there go on to the requested page.
    const login = page.locator('main').getByRole('link', { name: words(lang, 'login_title'), exact: true });
    expect(await login.getAttribute('href')).toContain(`next=${encodeURIComponent(paths.members())}`);
    await logIn(page, `ailier ${lang}`);
    await open(page, paths.members());
    expect(new URL(page.url()).pathname).toBe(paths.forbidden());
  });

  test('a member logs in and out without scripts', async () => {
    const page = await visit({ lang, scripts: false });
    await page.goto(`${paths.login()}?next=${encodeURIComponent(paths.roles())}`);
    await page.locator('input[name=login]').fill(`ailier ${lang}`);
    await page.locator('input[name=password]').fill('ce-n-est-pas-cela');
    await page.locator('main button[type=submit]').click();
    expect(new URL(page.url()).searchParams.get('next')).toBe(paths.roles());
    await fillInLogin(page, `ailier ${lang}`);
    expect(new URL(page.url()).pathname).toBe(paths.roles());
    const names = (await page.context().cookies()).map(({ name }) => name);
    expect(names).toContain('session');
  });

  test('a member logs out on the logout page', async () => {
    const page = await visit({ lang });
    await logIn(page, `ailier ${lang}`);
    await open(page, paths.logout());
    await checkPage(page, `logout-${lang}`);
    await page.locator('main').getByRole('button').click();
    await untilContains(page, words(lang, 'logout_done'));
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('session');
  });

  test('an admin finds a member, impersonates them, stops, bans, lifts the ban and erases', async () => {
    const name = `centre ${lang}`;
    const page = await visit({ lang, expected: [401, 403, 404] });
    await logIn(page, 'patronne');
    await open(page, paths.members());
    await page.getByLabel(words(lang, 'members_name')).fill('CENTRE');
    await press(page, lang, 'members_search');
    await untilHydrated(page);
    const card = () => page.locator('main li').filter({ hasText: name });
    const act = async (key: string): Promise<void> => {
      const details = card().locator('details').first();
      await card().waitFor();
      if ((await details.getAttribute('open')) === null) await details.locator('summary').first().click();
      await card()
        .getByRole('button', { name: words(lang, key), exact: true })
        .click();
      // The dialog's button is labelled like the one that opened it.
      await page
        .getByRole('dialog')
        .getByRole('button', { name: words(lang, key), exact: true })
        .click();
    };
    await card().locator('summary').first().click();
    await checkPage(page, `members-${lang}`);
    const href = (await card().getByRole('link').getAttribute('href')) ?? '';

    await act('members_stand_in');
    await page.waitForURL((url) => url.pathname === paths.home());
    await untilContains(page, name);
    await untilHydrated(page);
    await page.getByRole('button', { name: words(lang, 'stand_in_stop') }).waitFor();
    await checkPage(page, `stand-in-${lang}`);
    await press(page, lang, 'stand_in_stop');
    await page.getByRole('button', { name: words(lang, 'stand_in_stop') }).waitFor({ state: 'detached' });

    await open(page, `${paths.members()}?name=centre`);
    await untilHydrated(page);
    // An entry of the same document, as links of the site add.
    await page.evaluate(() => history.pushState(null, '', location.href));
    await card().locator('details').first().locator('summary').first().click();
    await card()
      .getByRole('button', { name: words(lang, 'members_ban'), exact: true })
      .click();
    await page.getByRole('dialog').waitFor();
    // Back closes the dialog and stays on the page.
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe(paths.members());
    await act('members_ban');
    await card().getByText(words(lang, 'members_banned'), { exact: true }).waitFor();
    await act('members_unban');
    await card().getByText(words(lang, 'members_active'), { exact: true }).waitFor();

    await open(page, href);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(name);
    await checkPage(page, `user-${lang}`);
    await open(page, `${paths.members()}?name=centre`);
    await act('members_erase');
    await card().waitFor({ state: 'detached' });
    const deletedPage = await page.goto(href);
    expect(deletedPage?.status()).toBe(404);
    await untilContains(page, words(lang, 'not_found_user'));
  });

  test('a member deletes their data, then the account', async () => {
    const page = await visit({ lang, expected: [401] });
    await logIn(page, `ailier ${lang}`);
    await open(page, paths.account());
    const form = page.locator('form').filter({ has: page.locator('input[type=radio]') });
    await form.waitFor();
    await checkPage(page, `account-${lang}`);
    await form.locator('input[type=password]').fill('une-patinoire-au-lac');
    await form.getByRole('button').click();
    await untilContains(page, words(lang, 'erase_data_done'));
    await open(page, paths.account());
    await form.locator('input[value=account]').check();
    await form.locator('input[type=password]').fill('une-patinoire-au-lac');
    await form.getByRole('button').click();
    await page.waitForURL((url) => url.pathname === paths.home());
    await open(page, paths.login());
    await fillInLogin(page, `ailier ${lang}`);
    await page.getByRole('alert').waitFor();
  });
});

test('a member whose session ended elsewhere is sent to the login, and back afterwards', async () => {
  const paths = pathsIn('en');
  const [phone, desk] = [
    await visit({ lang: 'en', width: 390, expected: [401] }),
    await visit({ lang: 'en' }),
  ];
  await logIn(phone, 'entraineuse');
  await logIn(desk, 'entraineuse');
  await open(phone, paths.notifications());
  await phone.getByRole('heading', { level: 1 }).waitFor();
  await desk.request.post('/trpc/account.endOtherSessions', {
    headers: { origin: new URL(phone.url()).origin },
    data: { lang: 'en' },
  });
  for (const path of [paths.dashboard(), paths.notifications()]) {
    await phone.goto(path);
    await phone.waitForURL((url) => url.pathname === paths.login());
    expect(new URL(phone.url()).searchParams.get('next')).toBe(path);
    await expect
      .poll(async () => (await phone.context().cookies()).filter(({ name }) => name === 'member'))
      .toEqual([]);
  }
  await untilHydrated(phone);
  await fillInLogin(phone, 'entraineuse');
  await phone.waitForURL((url) => url.pathname === paths.notifications());
});
