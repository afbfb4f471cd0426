import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type RunningProvider, startProvider } from '../../support/oidc-provider.ts';
import { type Site, startSite } from '../support/start-site.ts';
import { violationsIn } from './support/axe.ts';
import { addMember, fillInLogin } from './support/members.ts';
import { pressIn, untilContains } from './support/newcomer.ts';
import { untilHydrated, useVisitors } from './support/visitors.ts';
import { words } from './support/words.ts';

const visit = useVisitors();
const lang = 'fr';
const paths = pathsIn(lang);
const password = 'une-patinoire-au-lac';

/** Adds a virtual authenticator that always verifies its user. */
const giveDevice = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

test('a member adds a passkey, renames it, logs in with it, and removes it', async () => {
  await addMember('Passerelle');
  // Uses the site's host name, because passkeys are bound to it.
  const page = await visit({ lang, url: inject('siteUrl').replace('127.0.0.1', 'localhost') });
  await giveDevice(page);
  await page.goto(paths.login());
  await untilHydrated(page);
  await fillInLogin(page, 'Passerelle');
  await untilContains(page, words(lang, 'ways_passkeys_text'));
  const section = page.locator('section').filter({
    has: page.getByRole('heading', { name: words(lang, 'ways_passkeys'), exact: true }),
  });
  const form = section.last().locator('form');
  await form.getByLabel(words(lang, 'ways_passkey_name'), { exact: true }).fill('Téléphone');
  await form.getByLabel(words(lang, 'account_current_password'), { exact: true }).fill(password);
  await form.getByRole('button', { name: words(lang, 'ways_passkey_add') }).click();
  await untilContains(page, words(lang, 'ways_codes_text'));
  expect(await violationsIn(page)).toEqual([]);
  await page.getByRole('button', { name: words(lang, 'ways_rename_of', { name: 'Téléphone' }) }).click();
  await page.getByLabel(words(lang, 'ways_new_name_of', { name: 'Téléphone' })).fill('Cellulaire');
  await pressIn(page, lang, 'ways_save');
  const remove = page.getByRole('button', { name: words(lang, 'ways_remove_of', { name: 'Cellulaire' }) });
  await expect.poll(() => remove.count()).toBe(1);
  await pressIn(page, lang, 'account_log_out');
  await page.waitForURL((url) => url.pathname === paths.home());
  await page.goto(paths.login());
  await untilHydrated(page);
  await pressIn(page, lang, 'login_passkey');
  await page.waitForURL((url) => url.pathname === paths.account());
  await untilContains(page, words(lang, 'ways_passkeys_text'));
  await expect.poll(() => remove.count()).toBe(1);
  await remove.click();
  await expect.poll(() => remove.count()).toBe(0);
});

let provider: RunningProvider;
let site: Site;
beforeAll(async () => {
  provider = await startProvider();
  site = await startSite({ env: { SIGN_IN: JSON.stringify([provider.settings]) } });
  provider.open(site.url);
});
afterAll(async () => {
  await site?.remove();
  await provider?.stop();
});

test('a visitor without an account joins through another service, chooses a name, and logs in with it again', async () => {
  provider.is('zoe-1', { email: 'zoe@example.org', email_verified: true });
  // Submits the form without a name first.
  const page = await visit({ lang, width: 390, url: site.url, expected: [422] });
  await page.goto(paths.login());
  await untilHydrated(page);
  expect(await violationsIn(page)).toEqual([]);
  const way = page.getByRole('link', { name: words(lang, 'login_with', { name: 'Aréna' }), exact: true });
  await way.click();
  await untilContains(
    page,
    words(lang, 'callback_newcomer', { provider: 'Aréna', email: 'zoe@example.org' }),
  );
  expect(await violationsIn(page)).toEqual([]);
  await pressIn(page, lang, 'callback_newcomer_submit');
  await page.getByLabel(words(lang, 'account_username'), { exact: true }).fill('Zoé de Magog');
  await page.getByLabel(words(lang, 'register_age_over')).check();
  await page.getByLabel(words(lang, 'register_terms')).check();
  await pressIn(page, lang, 'callback_newcomer_submit');
  await page.waitForURL((url) => url.pathname === paths.account());
  await untilContains(page, words(lang, 'ways_services'));
  expect(await violationsIn(page)).toEqual([]);
  await pressIn(page, lang, 'account_log_out');
  await page.waitForURL((url) => url.pathname === paths.home());
  await page.goto(paths.login());
  await untilHydrated(page);
  await way.click();
  await page.waitForURL((url) => url.pathname === paths.account());
  await untilContains(page, 'Zoé de Magog');
});
