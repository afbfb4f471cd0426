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
afterAll(() => site.stop());

const browser = () => browserOf(site.url);
const memberNamed = (username: string) => findByUsername(createDb<AccountTables>(site.pool), username);
const { password } = newcomer;
/** All rows of accounts that may name somebody, as texts. */
const held = async (): Promise<string> => {
  const { rows } = await site.pool.query<{ row: string }>(
    'SELECT row_to_json(m)::text AS row FROM accounts.members m UNION ALL SELECT row_to_json(o)::text FROM accounts.outbox o UNION ALL SELECT row_to_json(h)::text FROM accounts.held_usernames h',
  );
  return rows.map(({ row }) => row).join();
};

/** Registers with an address, and answers what is mailed to it and to a parent. */
const register = async (username: string, email: string, parentEmail = '') => {
  const before = site.mail.received.length;
  const age = parentEmail ? 'under14' : 'over14';
  const form = { ...newcomer, username, email, emailConfirmation: email, age, parentEmail };
  expect((await browser().tell('register', form)).status).toBe(200);
  const own = await site.mailTo(email, before);
  const parent = parentEmail ? await site.mailTo(parentEmail, before) : own;
  return { own: own.text, token: tokenIn(own), parent: parent.text, parentToken: tokenIn(parent) };
};

describe('whoever has the address of a registration', () => {
  test('is told the user name, and says that it was not them: nothing of it is left', async () => {
    const { own, token } = await register('Inconnu', 'titulaire@example.org');
    expect(own).toMatch(/nom d.+utilisateur .+Inconnu/);
    expect(own).toContain('supprimer l');
    expect(await browser().tell('readLink', { token })).toMatchObject({
      data: { purpose: 'verify-email', username: 'Inconnu', isFollowed: false },
    });
    expect((await memberNamed('Inconnu'))?.emailVerifiedAt).toBeNull();
    // Asked for by the address, and not to be sent before all is over.
    await postForLater(site.pool, 'forgottenUsername', 'titulaire@example.org');
    const rejected = await browser().tell('reject', { token });
    expect(rejected).toMatchObject({ status: 200, data: { rejected: true } });
    expect(await held()).not.toMatch(/inconnu|titulaire@example\.org/i);
    expect((await browser().tell('confirm', { token })).code).toBe('account/link-expired');
    expect((await browser().tell('readLink', { token })).code).toBe('account/link-expired');
    for (const other of [token, 'x'.repeat(43)])
      expect(await browser().tell('reject', { token: other })).toEqual(rejected);
    // The name and the address are free at once.
    const again = await register('Inconnu', 'titulaire@example.org');
    expect((await browser().tell('confirm', { token: again.token })).data).toMatchObject({ isActive: true });
    expect(await browser().tell('readLink', { token: again.token })).toMatchObject({
      data: { isFollowed: true },
    });
    // A link that has confirmed deletes nothing, and says no more than any other.
    expect(await browser().tell('reject', { token: again.token })).toEqual(rejected);
    expect((await browser().tell('logIn', { login: 'Inconnu', password })).status).toBe(200);
  });

  test('refuses to be the new address of an account, which keeps its own', async () => {
    const { token } = await register('Voyageuse', 'voyageuse@example.org');
    const someone = browser();
    await someone.tell('confirm', { token });
    await someone.tell('logIn', { login: 'Voyageuse', password });
    await someone.tell('changeEmail', { currentPassword: password, email: 'autrui@example.org' });
    const asked = await site.mailTo('autrui@example.org');
    expect(asked.text).toMatch(/compte .+Voyageuse/);
    const link = { token: tokenIn(asked) };
    expect((await browser().tell('readLink', link)).data).toMatchObject({ purpose: 'change-email' });
    expect((await browser().tell('reject', link)).data).toEqual({ rejected: true });
    expect((await browser().tell('confirm', link)).code).toBe('account/link-expired');
    expect((await someone.ask('get')).data).toMatchObject({ email: 'voyageuse@example.org' });
  });

  test('can neither read nor refuse a link for a new password by it', async () => {
    const { token } = await register('Distrait', 'distrait@example.org');
    await browser().tell('confirm', { token });
    const before = site.mail.received.length;
    await browser().tell('forgottenPassword', { email: 'distrait@example.org' });
    const reset = tokenIn(await site.mailTo('distrait@example.org', before));
    expect((await browser().tell('readLink', { token: reset })).code).toBe('account/link-expired');
    await browser().tell('reject', { token: reset });
    expect(
      (await browser().tell('resetPassword', { token: reset, password: 'une-autre-patinoire' })).status,
    ).toBe(200);
  });
});

describe('a parent', () => {
  test('refuses, though the child has confirmed: the registration is gone', async () => {
    const { token, parentToken, parent } = await register('Petit', 'petit@example.org', 'mere@example.org');
    expect(parent).toContain('refuser et supprimer');
    await browser().tell('confirm', { token });
    expect((await browser().tell('readLink', { token: parentToken })).data).toMatchObject({
      purpose: 'parent-consent',
      username: 'Petit',
    });
    await browser().tell('reject', { token: parentToken });
    expect(await memberNamed('Petit')).toBeNull();
    expect(await held()).not.toContain('mere@example.org');
    expect((await browser().tell('logIn', { login: 'Petit', password })).code).toBe(
      'account/wrong-credentials',
    );
  });

  test('who was mistyped is replaced by the child: the link of the first is worth nothing', async () => {
    const child = { login: 'Étourdie', password };
    const { token, parentToken } = await register('Étourdie', 'etourdie@example.org', 'pere@exemple.test');
    // Until the child's own address is confirmed, there is no such account.
    expect((await browser().tell('awaitedConsent', child)).code).toBe('account/wrong-credentials');
    await browser().tell('confirm', { token });
    expect((await browser().tell('awaitedConsent', { ...child, password: 'faux-mot' })).code).toBe(
      'account/wrong-credentials',
    );
    expect((await browser().tell('awaitedConsent', child)).data).toEqual({
      username: 'Étourdie',
      parentEmail: 'p***e@exemple.test',
      inbox: null,
    });
    for (const parentEmail of ['etourdie@example.org', 'pas une adresse'])
      expect(await browser().tell('changeParent', { ...child, parentEmail })).toMatchObject({
        code: 'account/parent-email-missing',
        field: 'parentEmail',
      });
    const before = site.mail.received.length;
    const changed = await browser().tell('changeParent', { ...child, parentEmail: ' pere@example.org ' });
    expect(changed).toMatchObject({ status: 200, data: { parentEmail: 'p***e@example.org' } });
    expect((await browser().tell('confirm', { token: parentToken })).code).toBe('account/link-expired');
    expect((await browser().tell('reject', { token: parentToken })).data).toEqual({ rejected: true });
    const right = tokenIn(await site.mailTo('pere@example.org', before));
    expect((await browser().tell('confirm', { token: right })).data).toMatchObject({ isActive: true });
    expect((await browser().tell('logIn', child)).status).toBe(200);
    expect(
      (await browser().tell('changeParent', { ...child, parentEmail: 'x@example.org' })).data,
    ).toMatchObject({ parentEmail: null });
  });

  test('is one of three more a day at most, and the same one is not asked without end', async () => {
    const child = { login: 'Écrivaine', password };
    const { token } = await register('Écrivaine', 'ecrivaine@example.org', 'a@example.org');
    await browser().tell('confirm', { token });
    const name = async (parentEmail: string) =>
      (await browser().tell('changeParent', { ...child, parentEmail })).status;
    for (const parent of ['b', 'c', 'd']) expect(await name(`${parent}@example.org`)).toBe(200);
    expect(await name('e@example.org')).toBe(429);
    expect([await name('d@example.org'), await name('D@example.org')]).toEqual([200, 200]);
    expect(await name('d@example.org')).toBe(429);
    expect((await memberNamed('Écrivaine'))?.parentEmail).toBe('D@example.org');
    expect(site.mail.received.some(({ to }) => to.includes('e@example.org'))).toBe(false);
  });
});
