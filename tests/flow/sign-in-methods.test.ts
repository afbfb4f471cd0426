import { Secret, TOTP } from 'otpauth';
import { addMember, findByUsername } from '@rondelle/members/accounts/members.ts';
import { createPasswordHasher } from '@rondelle/members/accounts/password-hash.ts';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import type { MemberRole } from '@rondelle/contracts/membership/roles.ts';
import {
  authenticatorOffer,
  codesOutput,
  signInMethodsOutput,
} from '@rondelle/contracts/membership/sign-in-methods.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningProvider, startProvider } from '../support/oidc-provider.ts';
import { type AccountsSite, browserOf, startAccountsSite } from './accounts-site.ts';

const password = 'glace-bleue-et-bâtons';
const publicUrl = 'https://rondelle.example';
let provider: RunningProvider;
let site: AccountsSite;
let passwordHash: string;
beforeAll(async () => {
  provider = await startProvider();
  site = await startAccountsSite({ providers: [provider.settings] });
  provider.open(publicUrl);
  passwordHash = await createPasswordHasher().hash(password);
});
afterAll(async () => {
  await site?.stop();
  await provider?.stop();
});

const accounts = () => createDb<AccountTables>(site.pool);
const member = (username: string, role: MemberRole = 'member') =>
  addMember(accounts(), {
    username,
    email: `${username.toLowerCase()}@example.org`,
    passwordHash,
    language: 'fr',
    role,
    verified: true,
  });

type Browser = ReturnType<typeof browserOf>;
const queryAs = async (browser: Browser, procedure: string, input: object = {}) => {
  const query = encodeURIComponent(JSON.stringify(input));
  const body = await (await browser.send(`/trpc/${procedure}?input=${query}`, {})).json();
  return (body as { result?: { data: unknown } }).result?.data ?? null;
};
const mutate = async (browser: Browser, procedure: string, input: object = {}) => {
  const response = await browser.send(`/trpc/${procedure}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  const body = (await response.json()) as {
    result?: { data: unknown };
    error?: { data: { domainCode: string } };
  };
  return { data: body.result?.data ?? null, code: body.error?.data.domainCode ?? null };
};
const logIn = (browser: Browser, login: string, code = '') =>
  mutate(browser, 'account.logIn', { login, password, code });
const loggedIn = async (name: string): Promise<Browser> => {
  const browser = browserOf(site.url);
  expect((await logIn(browser, name)).code).toBeNull();
  return browser;
};
const whoIs = async (browser: Browser) =>
  (await queryAs(browser, 'account.me')) as { username: string; role: string } | null;
const methodsOf = async (browser: Browser) =>
  signInMethodsOutput.parse(await queryAs(browser, 'signInMethods.list'));

/** Follows the redirects of a provider as a browser does, until one leads back to the site. */
const throughProvider = async (address: string): Promise<string> => {
  const elsewhere = browserOf(provider.settings.issuer);
  let next = address;
  for (let step = 0; step < 10; step += 1) {
    if (next.startsWith(publicUrl)) return next.slice(publicUrl.length);
    const path = next.startsWith('http') ? next.slice(provider.settings.issuer.length) : next;
    const redirect = await elsewhere.send(path, { redirect: 'manual' });
    next = redirect.headers.get('location') ?? '';
    if (next === '') throw new Error(`the provider answered ${redirect.status}: ${await redirect.text()}`);
  }
  throw new Error('the provider leads nowhere');
};
/** Signs in with a provider; returns where the site redirects then. */
const signIn = async (browser: Browser, query = 'lang=en'): Promise<string> => {
  const left = await browser.send(`/sign-in/arena?${query}`, { redirect: 'manual' });
  const back = await throughProvider(left.headers.get('location') ?? '');
  return (await browser.send(back, { redirect: 'manual' })).headers.get('location') ?? '';
};

describe('signing in with a provider', () => {
  test('finds the account by an address that both have confirmed, and mails the member', async () => {
    await member('Ada');
    provider.is('ada-1', { email: 'Ada@Example.org', email_verified: true });
    const browser = browserOf(site.url);
    expect(await signIn(browser, 'lang=en&next=/en/dashboard')).toBe('/en/dashboard');
    expect(await whoIs(browser)).toMatchObject({ username: 'Ada' });
    expect((await site.mailTo('ada@example.org')).text).toContain('/fr/mon-compte');
    // From then on, the provider's user id identifies the member, whatever their address.
    provider.is('ada-1', { email: 'other@example.org', email_verified: true });
    const again = browserOf(site.url);
    expect(await signIn(again)).toBe('/en/my-account');
    expect(await whoIs(again)).toMatchObject({ username: 'Ada' });
  });

  test('does not match an address that is not confirmed', async () => {
    await member('Bea');
    provider.is('eve-1', { email: 'bea@example.org', email_verified: false });
    const browser = browserOf(site.url);
    expect(await signIn(browser, 'lang=fr')).toBe('/fr/retour?outcome=no-account');
    expect(await whoIs(browser)).toBeNull();
  });

  test('reports a declined sign-in, and one that began in another browser', async () => {
    provider.is(null);
    expect(await signIn(browserOf(site.url))).toBe('/en/callback?outcome=declined');
    provider.is('ada-1');
    const left = await browserOf(site.url).send('/sign-in/arena?lang=fr', { redirect: 'manual' });
    const back = await throughProvider(left.headers.get('location') ?? '');
    const other = browserOf(site.url);
    const led = await other.send(back, { redirect: 'manual' });
    expect(led.headers.get('location')).toBe('/fr/retour?outcome=expired');
    expect(await whoIs(other)).toBeNull();
    const unknown = await other.send('/sign-in/nobody?next=//evil.example', { redirect: 'manual' });
    expect(unknown.headers.get('location')).toBe('/fr/retour?outcome=unavailable');
  });

  test('creates an account without a password, once', async () => {
    provider.is('cleo-1', { email: 'cleo@example.org', email_verified: true });
    const browser = browserOf(site.url);
    expect(await signIn(browser)).toBe('/en/callback?outcome=newcomer');
    expect((await mutate(browser, 'signInMethods.newcomer')).data).toEqual({
      provider: 'Aréna',
      email: 'cleo@example.org',
    });
    const form = { username: 'Cléo', isOver14: true, acceptsTerms: true };
    expect((await mutate(browser, 'signInMethods.join', { ...form, username: 'Ada' })).code).toBe(
      'account/username-taken',
    );
    expect((await mutate(browser, 'signInMethods.join', { ...form, isOver14: false })).code).toBe(
      'account/age-missing',
    );
    expect((await mutate(browser, 'signInMethods.join', form)).code).toBeNull();
    expect(await whoIs(browser)).toMatchObject({ username: 'Cléo' });
    expect((await mutate(browser, 'signInMethods.join', form)).code).toBe('account/sign-in-expired');
    expect(await methodsOf(browser)).toMatchObject({ hasPassword: false });
    expect((await mutate(browser, 'signInMethods.unlinkProvider', { provider: 'arena' })).code).toBe(
      'account/last-way-in',
    );
    const adding = await mutate(browser, 'signInMethods.beginPasskey', { currentPassword: password });
    expect(adding.code).toBe('account/no-password');
  });

  test('can be linked to one account at a time, and unlinked again', async () => {
    await member('Dora');
    provider.is('dora-1', { email: 'elsewhere@example.org', email_verified: true });
    const browser = await loggedIn('Dora');
    const link = async (who: Browser) => {
      const started = await mutate(who, 'signInMethods.linkProvider', {
        provider: 'arena',
        currentPassword: password,
      });
      const back = await throughProvider((started.data as { address: string }).address);
      return (await who.send(back, { redirect: 'manual' })).headers.get('location');
    };
    const wrong = { provider: 'arena', currentPassword: 'une erreur' };
    expect((await mutate(browser, 'signInMethods.linkProvider', wrong)).code).toBe('account/wrong-password');
    expect(await link(browser)).toBe('/fr/mon-compte?linked=1');
    await member('Emma');
    const other = await loggedIn('Emma');
    expect(await link(other)).toBe('/fr/retour?outcome=linked-elsewhere');
    expect((await mutate(browser, 'signInMethods.unlinkProvider', { provider: 'arena' })).code).toBeNull();
    expect((await methodsOf(browser)).providers).toEqual([{ key: 'arena', name: 'Aréna', linkedAt: null }]);
  });
});

test('one sign-in method remains after concurrent requests to remove the last two', async () => {
  await member('Jules');
  const browser = await loggedIn('Jules');
  const keys = ['a', 'b'].map((letter) => letter.repeat(43));
  await site.pool.query(
    `INSERT INTO accounts.passkeys (id, "memberId", name, "publicKey", counter, transports)
     SELECT key, m.id, key, '', 0, '{}' FROM unnest($1::text[]) key, accounts.members m WHERE username = 'Jules'`,
    [keys],
  );
  await site.pool.query(`UPDATE accounts.members SET "passwordHash" = NULL WHERE username = 'Jules'`);
  const removed = await Promise.all(keys.map((id) => mutate(browser, 'signInMethods.removePasskey', { id })));
  expect(removed.map(({ code }) => code).toSorted()).toEqual(['account/last-way-in', null]);
  expect((await methodsOf(browser)).passkeys).toHaveLength(1);
});

/** Adds an authenticator app; returns a function for its next codes, and the recovery codes. */
const addApp = async (browser: Browser) => {
  const offered = await mutate(browser, 'signInMethods.offerAuthenticator', { currentPassword: password });
  const secret = authenticatorOffer.parse(offered.data).secret.replaceAll(' ', '');
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  let period = 0;
  // Each code is valid once: the current one, then the next one, as with a fast clock.
  const code = () => app.generate({ timestamp: Date.now() + period++ * 30_000 });
  const confirmed = await mutate(browser, 'signInMethods.confirmAuthenticator', { code: code() });
  return { code, codes: codesOutput.parse(confirmed.data).codes };
};

describe('a second factor', () => {
  test("cannot be locked for a member's devices by a stranger who knows the password", async () => {
    await member('Irma');
    const own = await loggedIn('Irma');
    const { codes } = await addApp(own);
    await mutate(own, 'account.logOut');
    const thief = browserOf(site.url);
    for (let i = 0; i < 10; i += 1) await logIn(thief, 'Irma', '000000');
    expect((await logIn(thief, 'Irma', '000000')).code).toBe('request/too-many');
    expect((await logIn(own, 'Irma', codes[0])).code).toBeNull();
  });

  test('cannot be locked by a stranger for a new device with a recovery code', async () => {
    await member('Jade');
    const { codes } = await addApp(await loggedIn('Jade'));
    const thief = browserOf(site.url);
    for (let i = 0; i < 10; i += 1) await logIn(thief, 'Jade', '000000');
    expect((await logIn(browserOf(site.url), 'Jade', '000000')).code).toBe('request/too-many');
    expect((await logIn(browserOf(site.url), 'Jade', codes[0])).code).toBeNull();
  });

  test('is required at every login with a password, and each code is valid once', async () => {
    await member('Flora');
    const browser = await loggedIn('Flora');
    const { code, codes } = await addApp(browser);
    expect(codes).toHaveLength(10);
    const other = browserOf(site.url);
    expect((await logIn(other, 'Flora')).code).toBe('account/second-factor-required');
    expect((await logIn(other, 'Flora', '000000')).code).toBe('account/wrong-code');
    const right = code();
    expect((await logIn(other, 'Flora', right)).code).toBeNull();
    expect((await logIn(browserOf(site.url), 'Flora', right)).code).toBe('account/wrong-code');
    const [lost = ''] = codes;
    expect((await logIn(browserOf(site.url), 'Flora', lost.toUpperCase())).code).toBeNull();
    expect((await logIn(browserOf(site.url), 'Flora', lost)).code).toBe('account/wrong-code');
    expect(await methodsOf(other)).toMatchObject({ recoveryCodes: 9 });
    const program = { login: 'Flora', password };
    const refused = await browserOf(site.url).send('/api/v1/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(program),
    });
    expect(refused.status).toBe(403);
    expect((await mutate(other, 'signInMethods.dropAuthenticator', { code: codes[1] })).code).toBeNull();
    expect((await logIn(browserOf(site.url), 'Flora')).code).toBeNull();
    const { rows } = await site.pool.query(
      `SELECT FROM accounts.recovery_codes JOIN accounts.members m ON m.id = "memberId" WHERE username = 'Flora'`,
    );
    expect(rows).toEqual([]);
  });

  test('is required after signing in with a provider too', async () => {
    await member('Gigi');
    const { codes } = await addApp(await loggedIn('Gigi'));
    provider.is('gigi-1', { email: 'gigi@example.org', email_verified: true });
    const browser = browserOf(site.url);
    expect(await signIn(browser)).toBe('/en/callback?outcome=second-factor');
    expect(await whoIs(browser)).toBeNull();
    expect((await mutate(browser, 'signInMethods.enterBySecondFactor', { code: '123456' })).code).toBe(
      'account/wrong-code',
    );
    expect((await mutate(browser, 'signInMethods.enterBySecondFactor', { code: codes[0] })).code).toBeNull();
    expect(await whoIs(browser)).toMatchObject({ username: 'Gigi' });
  });

  test('cannot be added without the existing factor, even when its setup began earlier', async () => {
    const jana = await member('Jana');
    if (!('id' in jana)) throw new Error('Jana is there already');
    const thief = await loggedIn('Jana');
    const offered = await mutate(thief, 'signInMethods.offerAuthenticator', { currentPassword: password });
    const secret = authenticatorOffer.parse(offered.data).secret.replaceAll(' ', '');
    await accounts()
      .insertInto('accounts.passkeys')
      .values({
        id: 'jana',
        memberId: jana.id,
        name: 'Clé',
        publicKey: Buffer.of(1),
        counter: 0,
        transports: [],
      })
      .execute();
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    expect((await mutate(thief, 'signInMethods.confirmAuthenticator', { code })).code).toBe(
      'account/second-factor-required',
    );
  });

  test('ends only the earlier sessions that have not used a second factor', async () => {
    await member('Karl', 'admin');
    const [karl, older, program] = [await loggedIn('Karl'), await loggedIn('Karl'), await loggedIn('Karl')];
    const { codes } = await addApp(karl);
    expect(await whoIs(karl)).toMatchObject({ role: 'admin' });
    expect([await whoIs(older), await whoIs(program)]).toEqual([null, null]);
    expect((await older.send('/fr/admin', { redirect: 'manual' })).status).toBe(302);
    // A session that has used the factor stays when the member adds another.
    const proven = browserOf(site.url);
    expect((await logIn(proven, 'Karl', codes[0])).code).toBeNull();
    const again = await mutate(karl, 'signInMethods.dropAuthenticator', { code: codes[1] });
    expect(again.code).toBeNull();
    await addApp(karl);
    expect(await whoIs(proven)).toMatchObject({ role: 'admin' });
  });

  test('is required of administrators when the site is set so', async () => {
    await member('Hedda', 'admin');
    await member('Iris', 'superAdmin');
    const hedda = await loggedIn('Hedda');
    const iris = await loggedIn('Iris');
    const turnOn = () =>
      mutate(iris, 'settings.change', {
        commandId: crypto.randomUUID(),
        setting: 'adminSecondFactor',
        value: true,
      });
    expect((await turnOn()).code).toBe('account/second-factor-required');
    await addApp(iris);
    expect((await turnOn()).code).toBeNull();
    expect(await whoIs(iris)).toMatchObject({ role: 'superAdmin' });
    await expect.poll(async () => (await whoIs(hedda))?.role).toBe('member');
    expect(await methodsOf(hedda)).toMatchObject({ isHeldBack: true });
    expect((await hedda.send('/fr/admin', { redirect: 'manual' })).status).toBe(302);
    expect((await logIn(browserOf(site.url), 'Hedda')).data).toMatchObject({ isHeldBack: true });
    const { codes } = await addApp(hedda);
    expect(await whoIs(hedda)).toMatchObject({ role: 'admin' });
    // Somebody with only the password can neither add a factor nor remove hers.
    const thief = browserOf(site.url);
    expect((await logIn(thief, 'Hedda')).code).toBe('account/second-factor-required');
    expect((await logIn(thief, 'Hedda', codes[0])).code).toBeNull();
    expect(await findByUsername(accounts(), 'Hedda')).toMatchObject({ role: 'admin' });
  });
});
