import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { acceptSupervisor } from './support/accept-supervisor.ts';
import { violationsIn } from './support/axe.ts';
import { inLanguage } from './support/every-page.ts';
import { findPath, linksOf } from './support/find-path.ts';
import { dialog, followFormLink, open, openEditMenu, openForm, press, toast } from './support/form-steps.ts';
import { addMember, fillInLogin, logIn } from './support/members.ts';
import { writtenSeason } from './support/small-season.ts';
import { useVisitors } from './support/visitors.ts';
import { testedLanguages } from './support/tested-languages.ts';
import { words } from './support/words.ts';

const visit = useVisitors();
const langs = testedLanguages('en');
const supervisorOf = { fr: 'Veilleuse', en: 'Watcher' } as const;
const parentOf = { fr: 'Mireille', en: 'Marjorie' } as const;

let leagueInFrench: string;
let gameInFrench: string;
beforeAll(async () => {
  leagueInFrench = await findPath(inject('siteUrl'), `/fr/${writtenSeason}/ligues`, /\/r-\d+-saguenay/);
  // The last linked games of a league's page are final.
  const games = (await linksOf(inject('siteUrl'), leagueInFrench)).filter((path) => /\/g-\d+$/.test(path));
  gameInFrench = games.at(-1) ?? '';
  await addMember('Accueillante', 'specialSupervisor');
  for (const name of langs.flatMap((lang) => [supervisorOf[lang], parentOf[lang]])) await addMember(name);
});

/** The path of a supervisor's page, from the page of the season. */
const supervisorPath = async (lang: Language, name: string): Promise<string> => {
  const slug = name.toLowerCase();
  return findPath(
    inject('siteUrl'),
    pathsIn(lang).supervisors(writtenSeason),
    new RegExp(`/s-\\d+-${slug}$`),
  );
};
const button = (page: Page, lang: Language, key: string) =>
  page.locator('main').getByRole('button', { name: words(lang, key), exact: true });
const link = (page: Page, lang: Language, key: string) =>
  page.locator('main').getByRole('link', { name: words(lang, key), exact: true });

describe.each(langs)('in %s', (lang) => {
  const supervisor = supervisorOf[lang];
  const parent = parentOf[lang];
  const league = () => inLanguage(lang, leagueInFrench);
  const game = () => inLanguage(lang, gameInFrench);
  const paths = pathsIn(lang);

  test('a visitor logs in to become a supervisor, and is named on the page', async () => {
    const page = await visit({ lang, expected: [401] });
    await open(page, league());
    await followFormLink(page, lang, 'supervise');
    await dialog(page)
      .getByRole('link', { name: words(lang, 'login_title') })
      .click();
    await page.waitForURL(/next=/);
    await fillInLogin(page, supervisor);
    await dialog(page).locator('form').waitFor();
    expect(await violationsIn(page)).toEqual([]);
    await press(page, lang, 'supervise');
    await toast(page)
      .filter({ hasText: words(lang, 'supervise_done') })
      .waitFor();
    await page.locator('main').getByRole('link', { name: supervisor }).waitFor();
    await openEditMenu(page);
    await link(page, lang, 'supervise_stop').waitFor();
  });

  test('following and unfollowing are displayed immediately, and revert when the server fails', async () => {
    const page = await visit({ lang, expected: [503] });
    await open(page, league());
    await logIn(page, parent);
    await open(page, league());
    await button(page, lang, 'follow').click();
    await button(page, lang, 'follow_stop').waitFor();
    await page.route('**/trpc/following.unfollow*', (route) =>
      route.fulfill({ status: 503, contentType: 'text/plain', body: '' }),
    );
    await button(page, lang, 'follow_stop').click();
    // The change is reverted, and the page announces it.
    await button(page, lang, 'follow_stop').waitFor();
    await expect
      .poll(() => page.locator('main [role=status]').allTextContents())
      .toContainEqual(expect.stringContaining(words(lang, 'follow_failed', { reason: '' }).trim()));
  });

  test('a visitor writes to a supervisor without seeing the address', async () => {
    const page = await visit({ lang, width: 390 });
    await open(page, paths.supervisors(writtenSeason));
    expect(await violationsIn(page)).toEqual([]);
    await page.locator('main').getByRole('link', { name: supervisor }).click();
    await page.waitForURL(/\/s-\d+-/);
    await button(page, lang, 'contact_submit').click();
    await page.locator('main [role=alert]').waitFor();
    expect(await violationsIn(page)).toEqual([]);
    await page.getByLabel(words(lang, 'contact_name'), { exact: true }).fill('Une lectrice');
    await page.getByLabel(words(lang, 'contact_message'), { exact: true }).fill('Merci pour votre travail !');
    await page.getByLabel(words(lang, 'register_question'), { exact: true }).fill('rondelle');
    await page.waitForTimeout(3_000);
    await button(page, lang, 'contact_submit').click();
    await page.getByText(words(lang, 'contact_sent')).waitFor();
    expect(await page.content()).not.toContain('@example.org');
  });

  test('a visitor without scripts can write too, and sees the field errors', async () => {
    const page = await visit({ lang, scripts: false, width: 390, expected: [422] });
    await page.goto(await supervisorPath(lang, supervisor));
    await button(page, lang, 'contact_submit').click();
    expect(await page.locator('main [role=alert] a').count()).toBe(3);
    const message = page.getByLabel(words(lang, 'contact_message'), { exact: true });
    expect(await message.getAttribute('aria-invalid')).toBe('true');
    await page.getByLabel(words(lang, 'contact_name'), { exact: true }).fill('Une lectrice');
    await message.fill('Merci pour votre travail !');
    await page.waitForTimeout(3_000);
    await button(page, lang, 'contact_submit').click();
    expect(await page.locator('main [role=alert] a').count()).toBe(1);
    expect(await message.inputValue()).toBe('Merci pour votre travail !');
    await page.getByLabel(words(lang, 'register_question'), { exact: true }).fill('rondelle');
    await button(page, lang, 'contact_submit').click();
    await page.getByText(words(lang, 'contact_sent')).waitFor();
  });

  test('a disputed result appears on its supervisor’s dashboard and is settled there', async () => {
    const page = await visit({ lang });
    await open(page, game());
    await logIn(page, parent);
    await openForm(page, lang, 'confirmation_form_dispute');
    await press(page, lang, 'confirmation_form_dispute');
    await dialog(page).getByRole('alert').waitFor();
    await dialog(page).locator('input[type=radio][value=home]').check();
    expect(await violationsIn(page)).toEqual([]);
    await press(page, lang, 'confirmation_form_dispute');
    await openEditMenu(page);
    await link(page, lang, 'confirmation_form_withdraw_dispute').waitFor();

    // Joining alone does not let a member settle it: somebody has to accept them first.
    const chief = await visit({ lang });
    await logIn(chief, 'Accueillante');
    await acceptSupervisor(chief, supervisor);

    const other = await visit({ lang });
    await open(other, paths.login());
    await logIn(other, supervisor);
    await open(other, paths.dashboard());
    await other.getByRole('heading', { name: words(lang, 'dashboard_disputed') }).waitFor();
    expect(await violationsIn(other)).toEqual([]);
    await openForm(other, lang, 'confirmation_form_confirm');
    await press(other, lang, 'confirmation_form_confirm');
    await expect
      .poll(() => other.getByRole('heading', { name: words(lang, 'dashboard_disputed') }).count())
      .toBe(0);
    await open(other, game());
    await openForm(other, lang, 'confirmation_form_withdraw');
    await press(other, lang, 'confirmation_form_withdraw');
    await openEditMenu(other);
    await link(other, lang, 'confirmation_form_dispute').waitFor();
  });

  test('the dashboard sends visitors to the login and back, and explains following to members who follow nothing', async () => {
    const page = await visit({ lang, width: 390 });
    await page.goto(paths.dashboard());
    await page.waitForURL(/next=/);
    await fillInLogin(page, parent);
    await page.waitForURL((url) => url.pathname === paths.dashboard());
    await page.getByRole('heading', { name: words(lang, 'dashboard_following') }).waitFor();
    await page.getByText(words(lang, 'dashboard_supervising_none')).waitFor();
    expect(await violationsIn(page)).toEqual([]);
  });

  test('a member who stops supervising is no longer named, and can undo it', async () => {
    const page = await visit({ lang });
    await open(page, league());
    await logIn(page, supervisor);
    await open(page, league());
    await openForm(page, lang, 'supervise_stop');
    await press(page, lang, 'supervise_stop');
    await toast(page)
      .filter({ hasText: words(lang, 'supervise_stop_done') })
      .waitFor();
    await expect.poll(() => page.locator('main').getByRole('link', { name: supervisor }).count()).toBe(0);
  });
});
