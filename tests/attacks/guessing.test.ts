import { addMember } from '@rondelle/members/accounts/members.ts';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AccountsSite, browserOf, startAccountsSite } from '../flow/accounts-site.ts';
import { tokenIn } from '../support/mail-server.ts';
import { isWholeRun } from '../support/scope.ts';
import { expectWithin } from '../support/within.ts';
import { quickHash } from './support/quick-hash.ts';

let site: AccountsSite;
const password = 'glace-bleue-et-bâtons';
let passwordHash: string;
beforeAll(async () => {
  site = await startAccountsSite({ trustedProxies: 1 });
  passwordHash = quickHash(password);
});
afterAll(() => site?.stop());
beforeEach(() => site.pool.query('DELETE FROM accounts.attempts'));

let names = 0;
const member = async () => {
  names += 1;
  const username = `Visée ${names}`;
  const email = `visee-${names}@example.org`;
  const accounts = createDb<AccountTables>(site.pool);
  await addMember(accounts, { username, email, passwordHash, language: 'fr', verified: true });
  return { login: username, password, email };
};
type Browser = ReturnType<typeof browserOf>;
const at = (address: string): Browser => browserOf(site.url, { 'x-forwarded-for': address });
const elsewhere = (count: number, network = '203.0.113'): string[] =>
  Array.from({ length: count }, (_, i) => `${network}.${i + 1}`);

/** Sends wrong passwords one after the other, one from each address. */
const guess = async (login: string, addresses: readonly string[]) => {
  const responses: { status: number; took: number }[] = [];
  for (const [i, address] of addresses.entries()) {
    const begun = performance.now();
    const { status } = await at(address).mutate('logIn', { login, password: `un essai ${i}` });
    responses.push({ status, took: performance.now() - begun });
  }
  return responses;
};
const logIn = async (browser: Browser, credentials: { login: string; password: string }) =>
  (await browser.mutate('logIn', { login: credentials.login, password: credentials.password })).status;

const exhaust = () => site.pool.query('UPDATE accounts.attempts SET count = 1000');

describe('password guessing', () => {
  test('password guessing from one IP address is refused after ten attempts, and the owner can log in elsewhere', async () => {
    const owner = await member();
    const responses = await guess(
      owner.login,
      Array.from({ length: 12 }, () => '192.0.2.1'),
    );
    expect(responses.map(({ status }) => status)).toEqual([...Array(10).fill(401), 429, 429]);
    expect(await logIn(at('192.0.2.1'), owner)).toBe(429);
    expect(await logIn(at('192.0.2.2'), owner)).toBe(200);
    expect(await logIn(at('192.0.2.1'), await member())).toBe(200);
  });

  test('guesses by name and by email share the same ten attempts', async () => {
    const { login, email } = await member();
    await guess(
      login,
      Array.from({ length: 5 }, () => '192.0.2.1'),
    );
    await guess(
      email,
      Array.from({ length: 5 }, () => '192.0.2.1'),
    );
    expect((await guess(email, ['192.0.2.1']))[0]?.status).toBe(429);
  });

  test('guesses from a whole IPv6 network count as those of one IP address', async () => {
    const { login } = await member();
    const network = Array.from({ length: 12 }, (_, i) => `2001:db8:1:2:${i}::${i}`);
    expect((await guess(login, network)).filter(({ status }) => status === 429)).toHaveLength(2);
    expect((await guess(login, ['2001:db8:1:3::1']))[0]?.status).toBe(401);
  });

  test('password guessing from many IP addresses is slowed down up to a limit, whether the account exists or not', async () => {
    // The last two take four seconds each.
    const many = isWholeRun ? 16 : 14;
    const slowed = await Promise.all([
      guess((await member()).login, elsewhere(many)),
      guess('personne de ce nom', elsewhere(many, '198.51.100')),
    ]);
    for (const responses of slowed) {
      expect(responses.every(({ status }) => status === 401)).toBe(true);
      const [twelfth, fourteenth, last] = [11, 13, 15].map((at) => responses[at]?.took);
      expect(twelfth).toBeGreaterThan(400);
      expect(fourteenth).toBeGreaterThan(1_900);
      if (last === undefined) continue;
      expect(last).toBeGreaterThan(3_900);
      expectWithin('the sixteenth guess', last, 9_000);
    }
  });

  test('password guessing from very many IP addresses is refused eventually, and the owner is not', async () => {
    const owner = await member();
    const own = at('192.0.2.9');
    expect(await logIn(own, owner)).toBe(200);
    await own.mutate('logOut');
    await guess(owner.login, ['192.0.2.1']);
    await exhaust();
    expect((await guess(owner.login, ['203.0.113.50']))[0]?.status).toBe(429);
    const begun = performance.now();
    expect(await logIn(own, owner)).toBe(200);
    expectWithin('the owner’s login', performance.now() - begun, 2_000);
    // The same device at another address.
    const away = at('192.0.2.10');
    away.jar.set('device', own.jar.get('device') ?? '');
    expect(await logIn(away, owner)).toBe(200);
  });

  test('password guessing at the owner’s IP address does not lock out the owner’s device', async () => {
    const owner = await member();
    const own = at('192.0.2.1');
    expect(await logIn(own, owner)).toBe(200);
    await own.mutate('logOut');
    await guess(
      owner.login,
      Array.from({ length: 12 }, () => '192.0.2.1'),
    );
    expect(await logIn(at('192.0.2.1'), owner)).toBe(429);
    expect(await logIn(own, owner)).toBe(200);
  });

  test("a login on somebody else's device, or with a forged cookie, counts as a stranger's", async () => {
    const [owner, other] = [await member(), await member()];
    const thief = at('192.0.2.3');
    expect(await logIn(thief, other)).toBe(200);
    const device = thief.jar.get('device') ?? '';
    expect(device).toMatch(/^[\w-]{22}\.[\w-]{22}$/);
    await guess(owner.login, ['192.0.2.1']);
    await exhaust();
    for (const value of [device, `${device.slice(0, 22)}.${'A'.repeat(22)}`, 'A'.repeat(22), '.', '']) {
      const stranger = at('203.0.113.60');
      stranger.jar.set('device', value);
      expect([value, await logIn(stranger, owner)]).toEqual([value, 429]);
    }
  });

  test('the owner’s own device has ten attempts too', async () => {
    const owner = await member();
    const own = at('192.0.2.1');
    expect(await logIn(own, owner)).toBe(200);
    for (let i = 0; i < 20; i += 1)
      await own.mutate('logIn', { login: owner.login, password: `un essai ${i}` });
    expect(await logIn(own, owner)).toBe(429);
  });
});

describe('known devices', () => {
  test('a device is known for both members who logged in on it', async () => {
    const [first, second] = [await member(), await member()];
    const shared = at('192.0.2.1');
    expect(await logIn(shared, first)).toBe(200);
    expect(await logIn(shared, second)).toBe(200);
    for (const { login } of [first, second]) await guess(login, ['192.0.2.7']);
    await exhaust();
    expect(await logIn(shared, first)).toBe(200);
    expect(await logIn(shared, second)).toBe(200);
  });

  test('a device can log in after setting a new password by mail', async () => {
    const owner = await member();
    await guess(owner.login, ['192.0.2.7']);
    await exhaust();
    const fresh = at('198.51.100.1');
    expect(await logIn(fresh, owner)).toBe(429);
    await site.pool.query('DELETE FROM accounts.attempts WHERE count < 1000');
    const mailsBefore = site.mail.received.length;
    await fresh.mutate('forgottenPassword', { email: owner.email });
    const token = tokenIn(await site.mailTo(owner.email, mailsBefore));
    await fresh.mutate('resetPassword', { token, password: 'une-autre-patinoire' });
    expect(await logIn(fresh, { ...owner, password: 'une-autre-patinoire' })).toBe(200);
  });

  test('a device is not stored in the database, and its cookie is HttpOnly', async () => {
    const own = at('192.0.2.1');
    await own.mutate('logIn', await member());
    const cookie = own.lastCookies().find((line) => line.startsWith('device='));
    expect(cookie).toMatch(
      /^device=[\w-]{22}\.[\w-]{22}; Path=\/; Max-Age=15552000; SameSite=Lax; Secure; HttpOnly$/,
    );
  });
});

test('wrong passwords in one session do not prevent another session of the member from changing the password', async () => {
  const owner = await member();
  const [thief, own] = [at('192.0.2.1'), at('192.0.2.2')];
  await logIn(thief, owner);
  await logIn(own, owner);
  const change = { password: 'une-autre-patinoire' };
  for (let i = 0; i < 10; i += 1)
    await thief.mutate('changePassword', { ...change, currentPassword: `un essai ${i}` });
  expect((await thief.mutate('changePassword', { ...change, currentPassword: password })).status).toBe(429);
  expect((await own.mutate('changePassword', { ...change, currentPassword: password })).status).toBe(200);
});
