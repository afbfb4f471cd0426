import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { describe, expect, test } from 'vitest';
import { violationsIn } from './support/axe.ts';
import { open } from './support/form-steps.ts';
import {
  confirmAndContinue,
  fill,
  fillInRegistration,
  followMail,
  pasteMailedLink,
  pressIn,
  untilContains,
} from './support/newcomer.ts';
import { untilHydrated, useVisitors } from './support/visitors.ts';
import { testedLanguages } from './support/tested-languages.ts';
import { words } from './support/words.ts';

const visit = useVisitors();
const password = 'glace-bleue-et-bâtons';

const newcomers = { fr: 'Éclair de La Tuque', en: 'Comet of Hull' } as const;

/** The member of this attempt: a user name and an address that no attempt before has used. */
const newcomerOf = (lang: 'fr' | 'en', attempt: number) =>
  attempt === 0
    ? { username: newcomers[lang], email: `${lang}@example.org` }
    : {
        username: `${newcomers[lang]} ${String(attempt + 1)}`,
        email: `${lang}-${String(attempt + 1)}@example.org`,
      };

describe.each(testedLanguages('en'))('a newcomer in %s', (lang) => {
  const paths = pathsIn(lang);
  let { email } = newcomerOf(lang, 0);

  test('registers, confirms, logs in, sees the name on every page, and logs out', async ({ task }) => {
    const { username, ...own } = newcomerOf(lang, task.result?.retryCount ?? 0);
    ({ email } = own);
    const page = await visit({ lang, expected: [403, 401] });
    await open(page, paths.login());
    await page
      .locator('main')
      .getByRole('link', { name: words(lang, 'register_title') })
      .click();
    await untilContains(page, words(lang, 'register_question'));
    await pressIn(page, lang, 'register_submit');
    await untilContains(page, words(lang, 'form_errors'));
    expect(await page.getByRole('alert').getByRole('link').count()).toBe(6);
    expect(await violationsIn(page)).toEqual([]);
    await fillInRegistration(page, lang, { username, email, password });
    await followMail(page, lang, email, paths.verify());
    await untilContains(page, words(lang, 'verify_asks_email', { username }));
    expect(await violationsIn(page)).toEqual([]);
    await confirmAndContinue(page, lang);
    await fill(page, lang, { login_login: username, account_password: 'une erreur' });
    await pressIn(page, lang, 'login_submit');
    await untilContains(page, words(lang, 'form_errors'));
    await fill(page, lang, { account_password: password });
    await pressIn(page, lang, 'login_submit');
    await untilContains(page, words(lang, 'account_session_current'));
    expect(await violationsIn(page)).toEqual([]);
    await open(page, paths.home());
    await page.locator('header').getByRole('link', { name: username }).filter({ visible: true }).click();
    await page.getByRole('menuitem', { name: words(lang, 'account_title') }).click();
    await untilContains(page, words(lang, 'account_sessions'));
    await pressIn(page, lang, 'account_log_out');
    await expect
      .poll(() =>
        page
          .locator('header')
          .getByRole('link', { name: words(lang, 'login_title') })
          .count(),
      )
      .toBeGreaterThan(0);
    // Only the cookie of the device remains; it is for anyone who logs in on it.
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['device']);
  });

  test('sets a new password after forgetting it', async () => {
    const page = await visit({ lang });
    await open(page, paths.forgottenPassword());
    await fill(page, lang, { account_email: email });
    await pressIn(page, lang, 'forgotten_submit');
    await untilContains(page, words(lang, 'forgotten_done'));
    await followMail(page, lang, email, paths.resetPassword());
    await fill(page, lang, { reset_new_password: 'une-autre-patinoire' });
    await pressIn(page, lang, 'reset_submit');
    await untilContains(page, words(lang, 'reset_done'));
  });

  test('the owner of an address that somebody else used sees the user name and deletes the registration, also without scripts', async () => {
    const page = await visit({ lang, scripts: false, width: 390, expected: [422] });
    const stranger = `someone-else-${lang}@example.org`;
    const form = { username: `Pas moi ${lang}`, email: stranger, password };
    const registering = await visit({ lang });
    await open(registering, paths.register());
    await untilContains(registering, words(lang, 'register_question'));
    await fillInRegistration(registering, lang, form);
    await pasteMailedLink(page, lang, stranger);
    await untilContains(page, words(lang, 'verify_asks_email', { username: form.username }));
    await pressIn(page, lang, 'verify_reject');
    await untilContains(page, words(lang, 'verify_rejected'));
    await page.goto(paths.inbox());
    expect(await page.textContent('main')).not.toContain(stranger);
    await page.goto(paths.verify());
    await page.getByLabel(words(lang, 'verify_link'), { exact: true }).fill('x'.repeat(43));
    await pressIn(page, lang, 'verify_continue');
    expect(await page.locator('main [role=alert] a').count()).toBe(1);
  });

  test('retains text that was typed before hydration', async () => {
    const page = await visit({ lang });
    const come = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await come.promise;
      await route.continue();
    });
    await page.goto(paths.register(), { waitUntil: 'commit' });
    const typed = page.getByLabel(words(lang, 'account_username'), { exact: true });
    await typed.fill(newcomers[lang]);
    come.resolve();
    await untilHydrated(page);
    await page.getByLabel(words(lang, 'account_email'), { exact: true }).fill(email);
    expect(await typed.inputValue()).toBe(newcomers[lang]);
  });

  test('sends a form once when it is submitted twice in quick succession', async () => {
    const page = await visit({ lang });
    await open(page, paths.forgottenUsername());
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
    });
    await fill(page, lang, { account_email: email });
    await page.locator('main form').evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      form.requestSubmit();
    });
    await untilContains(page, words(lang, 'forgotten_done'));
    expect(sent).toEqual(['/trpc/account.forgottenUsername']);
  });

  test.each([
    'login',
    'register',
    'verify',
    'forgottenPassword',
    'forgottenUsername',
    'parentConsent',
    'resetPassword',
    'terms',
  ] as const)('the page %s has no accessibility violation, on phones too', async (name) => {
    const page = await visit({ lang });
    await open(page, paths[name]());
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await violationsIn(page)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }
  });

  test('a visitor is sent to the login and returns to the same page', async () => {
    const page = await visit({ lang });
    await open(page, paths.account());
    await page.waitForURL((url) => url.pathname === paths.login());
    await fill(page, lang, { login_login: email, account_password: 'une-autre-patinoire' });
    await pressIn(page, lang, 'login_submit');
    await page.waitForURL(`**${paths.account()}`);
    await untilContains(page, words(lang, 'account_current_email', { email }));
  });
});
