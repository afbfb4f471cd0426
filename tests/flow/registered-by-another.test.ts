import { findByUsername } from '@rondelle/members/accounts/members.ts';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tokenIn } from '../support/mail-server.ts';
import { type AccountsSite, browserOf, newcomer, postForLater, startAccountsSite } from './accounts-site.ts';

let site: AccountsSite;
beforeAll(async () => {
  site = await startAccountsSite();
});
afterAll(() => site?.stop());

const browser = () => browserOf(site.url);
const memberNamed = (username: string) => findByUsername(createDb<AccountTables>(site.pool), username);
const { password } = newcomer;
/** All rows in accounts that may name somebody, as text. */
const held = async (): Promise<string> => {
  const { rows } = await site.pool.query<{ row: string }>(
    'SELECT row_to_json(m)::text AS row FROM accounts.members m UNION ALL SELECT row_to_json(o)::text FROM accounts.outbox o UNION ALL SELECT row_to_json(h)::text FROM accounts.held_usernames h',
  );
  return rows.map(({ row }) => row).join();
};

/** Registers with an address; returns the mails to it and to a parent, with their tokens. */
const register = async (username: string, email: string, parentEmail = '') => {
  const before = site.mail.received.length;
  const age = parentEmail ? 'under14' : 'over14';
  const form = { ...newcomer, username, email, emailConfirmation: email, age, parentEmail };
  expect((await browser().mutate('register', form)).status).toBe(200);
  const own = await site.mailTo(email, before);
  const parent = parentEmail ? await site.mailTo(parentEmail, before) : own;
  return { own: own.text, token: tokenIn(own), parent: parent.text, parentToken: tokenIn(parent) };
};

describe('the owner of a registered address', () => {
  test('sees the user name and rejects the registration, which deletes all of it', async () => {
    const { own, token } = await register('Inconnu', 'titulaire@example.org');
    expect(own).toMatch(/nom d.+utilisateur .+Inconnu/);
    expect(own).toContain('supprimer l');
    expect(await browser().mutate('readLink', { token })).toMatchObject({
      data: { purpose: 'verify-email', username: 'Inconnu', isFollowed: false },
    });
    expect((await memberNamed('Inconnu'))?.emailVerifiedAt).toBeNull();
    // A mail requested with the address that stays queued during the test.
    await postForLater(site.pool, 'forgottenUsername', 'titulaire@example.org');
    const rejected = await browser().mutate('reject', { token });
    expect(rejected).toMatchObject({ status: 200, data: { rejected: true } });
    expect(await held()).not.toMatch(/inconnu|titulaire@example\.org/i);
    expect((await browser().mutate('confirm', { token })).code).toBe('account/link-expired');
    expect((await browser().mutate('readLink', { token })).code).toBe('account/link-expired');
    for (const other of [token, 'x'.repeat(43)])
      expect(await browser().mutate('reject', { token: other })).toEqual(rejected);
    // The name and the address are available at once.
    const again = await register('Inconnu', 'titulaire@example.org');
    expect((await browser().mutate('confirm', { token: again.token })).data).toMatchObject({
      isActive: true,
    });
    expect(await browser().mutate('readLink', { token: again.token })).toMatchObject({
      data: { isFollowed: true },
    });
    // A link that has confirmed deletes nothing, and its response is the same as any other.
    expect(await browser().mutate('reject', { token: again.token })).toEqual(rejected);
    expect((await browser().mutate('logIn', { login: 'Inconnu', password })).status).toBe(200);
  });

  test("rejects a change of an account's address to theirs, and the account retains its address", async () => {
    const { token } = await register('Voyageuse', 'voyageuse@example.org');
    const someone = browser();
    await someone.mutate('confirm', { token });
    await someone.mutate('logIn', { login: 'Voyageuse', password });
    await someone.mutate('changeEmail', { currentPassword: password, email: 'autrui@example.org' });
    const mail = await site.mailTo('autrui@example.org');
    expect(mail.text).toMatch(/compte .+Voyageuse/);
    const link = { token: tokenIn(mail) };
    expect((await browser().mutate('readLink', link)).data).toMatchObject({ purpose: 'change-email' });
    expect((await browser().mutate('reject', link)).data).toEqual({ rejected: true });
    expect((await browser().mutate('confirm', link)).code).toBe('account/link-expired');
    expect((await someone.query('get')).data).toMatchObject({ email: 'voyageuse@example.org' });
  });

  test('can neither read nor reject a link for a new password', async () => {
    const { token } = await register('Distrait', 'distrait@example.org');
    await browser().mutate('confirm', { token });
    const before = site.mail.received.length;
    await browser().mutate('forgottenPassword', { email: 'distrait@example.org' });
    const reset = tokenIn(await site.mailTo('distrait@example.org', before));
    expect((await browser().mutate('readLink', { token: reset })).code).toBe('account/link-expired');
    await browser().mutate('reject', { token: reset });
    expect(
      (await browser().mutate('resetPassword', { token: reset, password: 'une-autre-patinoire' })).status,
    ).toBe(200);
  });
});

describe('a parent', () => {
  test('can reject after the child has confirmed, which deletes the registration', async () => {
    const { token, parentToken, parent } = await register('Petit', 'petit@example.org', 'mere@example.org');
    expect(parent).toContain('refuser et supprimer');
    await browser().mutate('confirm', { token });
    expect((await browser().mutate('readLink', { token: parentToken })).data).toMatchObject({
      purpose: 'parent-consent',
      username: 'Petit',
    });
    await browser().mutate('reject', { token: parentToken });
    expect(await memberNamed('Petit')).toBeNull();
    expect(await held()).not.toContain('mere@example.org');
    expect((await browser().mutate('logIn', { login: 'Petit', password })).code).toBe(
      'account/wrong-credentials',
    );
  });

  test('is replaced by the child when the address is wrong, and the first link becomes invalid', async () => {
    const child = { login: 'Étourdie', password };
    const { token, parentToken } = await register('Étourdie', 'etourdie@example.org', 'pere@exemple.test');
    // Until the child has confirmed their own address, the account does not exist.
    expect((await browser().mutate('awaitedConsent', child)).code).toBe('account/wrong-credentials');
    await browser().mutate('confirm', { token });
    expect((await browser().mutate('awaitedConsent', { ...child, password: 'faux-mot' })).code).toBe(
      'account/wrong-credentials',
    );
    expect((await browser().mutate('awaitedConsent', child)).data).toEqual({
      username: 'Étourdie',
      parentEmail: 'p***e@exemple.test',
      inbox: null,
    });
    for (const parentEmail of ['etourdie@example.org', 'pas une adresse'])
      expect(await browser().mutate('changeParent', { ...child, parentEmail })).toMatchObject({
        code: 'account/parent-email-missing',
        field: 'parentEmail',
      });
    const before = site.mail.received.length;
    const changed = await browser().mutate('changeParent', { ...child, parentEmail: ' pere@example.org ' });
    expect(changed).toMatchObject({ status: 200, data: { parentEmail: 'p***e@example.org' } });
    expect((await browser().mutate('confirm', { token: parentToken })).code).toBe('account/link-expired');
    expect((await browser().mutate('reject', { token: parentToken })).data).toEqual({ rejected: true });
    const right = tokenIn(await site.mailTo('pere@example.org', before));
    expect((await browser().mutate('confirm', { token: right })).data).toMatchObject({ isActive: true });
    expect((await browser().mutate('logIn', child)).status).toBe(200);
    expect(
      (await browser().mutate('changeParent', { ...child, parentEmail: 'x@example.org' })).data,
    ).toMatchObject({ parentEmail: null });
  });

  test('can be changed three times a day at most, and the same one gets a limited number of mails', async () => {
    const child = { login: 'Écrivaine', password };
    const { token } = await register('Écrivaine', 'ecrivaine@example.org', 'a@example.org');
    await browser().mutate('confirm', { token });
    const name = async (parentEmail: string) =>
      (await browser().mutate('changeParent', { ...child, parentEmail })).status;
    for (const parent of ['b', 'c', 'd']) expect(await name(`${parent}@example.org`)).toBe(200);
    expect(await name('e@example.org')).toBe(429);
    expect([await name('d@example.org'), await name('D@example.org')]).toEqual([200, 200]);
    expect(await name('d@example.org')).toBe(429);
    expect((await memberNamed('Écrivaine'))?.parentEmail).toBe('D@example.org');
    expect(site.mail.received.some(({ to }) => to.includes('e@example.org'))).toBe(false);
  });
});
