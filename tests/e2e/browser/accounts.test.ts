import { AxeBuilder } from '@axe-core/playwright';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { untilHydrated, useVisitors } from './support/visitors.ts';
import { words } from './support/words.ts';

const visit = useVisitors();
const password = 'glace-bleue-et-bâtons';
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await untilHydrated(page);
};
const fill = async (page: Page, lang: Language, fields: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, text] of Object.entries(fields))
    await page.getByLabel(words(lang, label), { exact: true }).fill(text);
};
const press = (page: Page, lang: Language, key: string) =>
  page
    .locator('main')
    .getByRole('button', { name: words(lang, key), exact: true })
    .click();
const says = async (page: Page, text: string): Promise<void> => {
  await expect.poll(() => page.locator('main').textContent()).toContain(text);
};
const wrongIn = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
};

/** Reads the mail as a newcomer does, once it has come, and follows its link in the same browser. */
const followMail = async (page: Page, lang: Language, email: string, to: string): Promise<void> => {
  const link = page.getByRole('article').filter({ hasText: email }).locator(`a[href*="${to}"]`).first();
  const arrived = async () => {
    await page.goto(pathsIn(lang).inbox());
    return link.count();
  };
  await expect.poll(arrived, { timeout: 10_000, interval: 200 }).toBe(1);
  await link.click();
  await untilHydrated(page);
};

const newcomers = { fr: 'Éclair de La Tuque', en: 'Comet of Hull' } as const;

describe.each(['fr', 'en'] as const)('a newcomer in %s', (lang) => {
  const paths = pathsIn(lang);
  const email = `${lang}@example.org`;

  test('registers, confirms, logs in, sees the name on every page, and logs out', {
    timeout: 120_000,
  }, async () => {
    const page = await visit({ lang, expected: [403, 401] });
    await open(page, paths.login());
    await page
      .locator('main')
      .getByRole('link', { name: words(lang, 'register_title') })
      .click();
    await says(page, words(lang, 'register_question'));
    await press(page, lang, 'register_submit');
    await says(page, words(lang, 'form_faults'));
    expect(await page.getByRole('alert').getByRole('link').count()).toBe(6);
    expect(await wrongIn(page)).toEqual([]);
    await fill(page, lang, {
      account_username: newcomers[lang],
      account_email: email,
      register_email_again: email,
      account_password: password,
      register_question: lang === 'fr' ? 'Capitals' : 'puck',
    });
    await page.getByLabel(words(lang, 'register_age_over')).check();
    await page.getByLabel(words(lang, 'register_terms')).check();
    await press(page, lang, 'register_submit');
    await says(page, words(lang, 'register_done', { email }));
    await followMail(page, lang, email, paths.verify());
    await press(page, lang, 'verify_submit');
    await says(page, words(lang, 'verify_done'));
    await page
      .locator('main')
      .getByRole('link', { name: words(lang, 'login_title') })
      .click();
    await fill(page, lang, { login_login: newcomers[lang], account_password: 'une erreur' });
    await press(page, lang, 'login_submit');
    await says(page, words(lang, 'form_faults'));
    await fill(page, lang, { account_password: password });
    await press(page, lang, 'login_submit');
    await says(page, words(lang, 'account_session_current'));
    expect(await wrongIn(page)).toEqual([]);
    await open(page, paths.home());
    await page
      .locator('header')
      .getByRole('link', { name: newcomers[lang] })
      .filter({ visible: true })
      .click();
    await says(page, words(lang, 'account_sessions'));
    await press(page, lang, 'account_log_out');
    await expect
      .poll(() =>
        page
          .locator('header')
          .getByRole('link', { name: words(lang, 'login_title') })
          .count(),
      )
      .toBeGreaterThan(0);
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual([]);
  });

  test('finds the way back with a forgotten password', async () => {
    const page = await visit({ lang });
    await open(page, paths.forgottenPassword());
    await fill(page, lang, { account_email: email });
    await press(page, lang, 'forgotten_submit');
    await says(page, words(lang, 'forgotten_done'));
    await followMail(page, lang, email, paths.resetPassword());
    await fill(page, lang, { reset_new_password: 'une-autre-patinoire' });
    await press(page, lang, 'reset_submit');
    await says(page, words(lang, 'reset_done'));
  });

  test.each([
    'login',
    'register',
    'verify',
    'forgottenPassword',
    'forgottenUsername',
    'resetPassword',
    'terms',
  ] as const)('the page %s has nothing that keeps anyone out, on phones too', async (name) => {
    for (const width of [390, 1280]) {
      const page = await visit({ lang, width });
      await open(page, paths[name]());
      expect(await wrongIn(page)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }
  });

  test('a visitor is asked to log in, and comes back to where they were', async () => {
    const page = await visit({ lang, expected: [401] });
    await open(page, paths.account());
    await says(page, words(lang, 'account_log_in_first'));
    await page
      .locator('main')
      .getByRole('link', { name: words(lang, 'login_title') })
      .click();
    await fill(page, lang, { login_login: email, account_password: 'une-autre-patinoire' });
    await press(page, lang, 'login_submit');
    await page.waitForURL(`**${paths.account()}`);
    await says(page, words(lang, 'account_current_email', { email }));
  });
});
