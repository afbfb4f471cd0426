import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { untilHydrated } from './visitors.ts';
import { words } from './words.ts';

export type Newcomer = { readonly username: string; readonly email: string; readonly password: string };

export const fill = async (
  page: Page,
  lang: Language,
  fields: Readonly<Record<string, string>>,
): Promise<void> => {
  for (const [label, text] of Object.entries(fields))
    await page.getByLabel(words(lang, label), { exact: true }).fill(text);
};
export const pressIn = (page: Page, lang: Language, key: string) =>
  page
    .locator('main')
    .getByRole('button', { name: words(lang, key), exact: true })
    .click();
export const untilContains = async (page: Page, text: string): Promise<void> => {
  await expect.poll(() => page.locator('main').textContent()).toContain(text);
};

/** The link to a page in the mail to an address, once it has arrived; the browser shows the inbox. */
const linkInMail = async (page: Page, lang: Language, email: string, to: string): Promise<Locator> => {
  // Matches the whole address, because another newcomer's address may end with this one.
  const mails = page
    .getByRole('article')
    .filter({ hasText: new RegExp(`(?<![\\w.-])${email.replaceAll('.', String.raw`\.`)}`) });
  const link = mails.locator(`a[href*="${to}"]`).first();
  const arrived = async () => {
    await page.goto(pathsIn(lang).inbox());
    return link.count();
  };
  await expect.poll(arrived, { interval: 200 }).toBe(1);
  return link;
};

/** Opens the inbox once the mail has arrived, and follows its link in the same browser. */
export const followMail = async (page: Page, lang: Language, email: string, to: string): Promise<void> => {
  await (await linkInMail(page, lang, email, to)).click();
  await untilHydrated(page);
};

/** Without scripts: copies the mailed link and pastes it into the form of that page. */
export const pasteMailedLink = async (page: Page, lang: Language, email: string): Promise<void> => {
  const to = pathsIn(lang).verify();
  const link = (await (await linkInMail(page, lang, email, to)).textContent()) ?? '';
  await page.goto(to);
  await page.getByLabel(words(lang, 'verify_link'), { exact: true }).fill(link);
  await pressIn(page, lang, 'verify_continue');
};

/** Fills in and submits the registration form. */
export const fillInRegistration = async (
  page: Page,
  lang: Language,
  { username, email, password }: Newcomer,
): Promise<void> => {
  await fill(page, lang, {
    account_username: username,
    account_email: email,
    register_email_again: email,
    account_password: password,
    register_question: lang === 'fr' ? 'Capitals' : 'puck',
  });
  await page.getByLabel(words(lang, 'register_age_over')).check();
  await page.getByLabel(words(lang, 'register_terms')).check();
  await pressIn(page, lang, 'register_submit');
  await untilContains(page, words(lang, 'register_done', { email }));
};

/** Confirms on the page of the mailed link, and goes to the login page. */
export const confirmAndContinue = async (page: Page, lang: Language): Promise<void> => {
  await pressIn(page, lang, 'verify_submit');
  await untilContains(page, words(lang, 'verify_done'));
  await page
    .locator('main')
    .getByRole('link', { name: words(lang, 'login_title') })
    .click();
};

/** Confirms by the mailed link and goes to the login page. */
export const confirmByMail = async (page: Page, lang: Language, { email }: Newcomer): Promise<void> => {
  await followMail(page, lang, email, pathsIn(lang).verify());
  await confirmAndContinue(page, lang);
};
