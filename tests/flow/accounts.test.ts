import { addMember, changeMember, consentsOf, findByUsername } from '@rondelle/members/accounts/members.ts';
import { createPasswordHasher } from '@rondelle/members/accounts/password-hash.ts';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import type { MemberRole } from '@rondelle/contracts/membership/roles.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tokenIn } from '../support/mail-server.ts';
import {
  type AccountsSite,
  browserOf,
  newcomer,
  privacyContact,
  startAccountsSite,
} from './accounts-site.ts';

let site: AccountsSite;
beforeAll(async () => {
  site = await startAccountsSite();
});
afterAll(() => site?.stop());

const browser = () => browserOf(site.url);
const accounts = () => createDb<AccountTables>(site.pool);
const password = 'glace-bleue-et-bâtons';
/** Creates a confirmed member, as `npm run user` does. */
const member = async (username: string, role: MemberRole = 'member') => {
  const passwordHash = await createPasswordHasher().hash(password);
  const email = `${username.toLowerCase()}@example.org`;
  await addMember(accounts(), { username, email, passwordHash, language: 'fr', role, verified: true });
  return { login: username, password };
};

describe('registering', () => {
  test('a member registers, confirms by mail and logs in', async () => {
    const someone = browser();
    expect(await someone.mutate('register', newcomer)).toMatchObject({
      status: 200,
      data: { sent: true, inbox: null },
    });
    const credentials = { login: newcomer.username, password };
    expect(await someone.mutate('logIn', credentials)).toMatchObject({
      status: 401,
      code: 'account/wrong-credentials',
    });
    const mail = await site.mailTo(newcomer.email);
    expect(mail.text).toContain('https://rondelle.example/go/verifyEmail/fr/confirmation#');
    expect(await someone.mutate('confirm', { token: tokenIn(mail) })).toMatchObject({
      data: { isActive: true },
    });
    expect(await someone.mutate('logIn', credentials)).toMatchObject({
      status: 200,
      data: { username: newcomer.username },
    });
    expect(await someone.query('me')).toMatchObject({
      data: { username: newcomer.username, role: 'member' },
    });
    const { data } = await someone.query('export');
    expect(data).toMatchObject({
      account: { email: newcomer.email },
      consents: [
        { kind: 'terms', version: '2026-11-22' },
        { kind: 'age', version: '2026-11-22' },
      ],
    });
  });

  test('following a link twice confirms once, and the database contains neither token nor password', async () => {
    const someone = browser();
    await someone.mutate('register', {
      ...newcomer,
      username: 'Patineuse',
      email: 'p@example.org',
      emailConfirmation: 'p@example.org',
    });
    const token = tokenIn(await site.mailTo('p@example.org'));
    // A double click: both requests run concurrently.
    const [first, second] = await Promise.all([
      someone.mutate('confirm', { token }),
      browser().mutate('confirm', { token }),
    ]);
    expect(first).toMatchObject({ status: 200, data: { confirmed: 'verify-email', isActive: true } });
    expect(second).toEqual(first);
    const verifiedAt = (await findByUsername(accounts(), 'Patineuse'))?.emailVerifiedAt;
    expect(await browser().mutate('confirm', { token })).toEqual(first);
    expect((await findByUsername(accounts(), 'Patineuse'))?.emailVerifiedAt).toBe(verifiedAt);
    await someone.mutate('logIn', { login: 'p@example.org', password });
    const held = await site.pool.query<{ row: string }>(
      'SELECT row_to_json(m)::text AS row FROM accounts.members m UNION ALL SELECT row_to_json(s)::text FROM accounts.sessions s UNION ALL SELECT row_to_json(l)::text FROM accounts.links l',
    );
    const all = held.rows.map(({ row }) => row).join();
    for (const secret of [password, token, someone.jar.get('session') ?? 'none'])
      expect(all).not.toContain(secret);
    expect(all).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });

  test('a child’s account is activated only once a parent has consented too', async () => {
    const child = browser();
    const form = {
      ...newcomer,
      username: 'Recrue',
      email: 'recrue@example.org',
      emailConfirmation: 'recrue@example.org',
    };
    await child.mutate('register', { ...form, age: 'under14', parentEmail: 'parent@example.org' });
    await child.mutate('confirm', { token: tokenIn(await site.mailTo('recrue@example.org')) });
    expect((await child.mutate('logIn', { login: 'Recrue', password })).code).toBe('account/not-verified');
    const first = await site.mailTo('parent@example.org');
    const mailCount = site.mail.received.length;
    const result = await child.mutate('askParentAgain', { email: 'recrue@example.org' });
    expect(result).toMatchObject({ status: 200, data: { sent: true } });
    const consent = await site.mailTo('parent@example.org', mailCount);
    expect(tokenIn(consent)).not.toBe(tokenIn(first));
    expect((await child.mutate('confirm', { token: tokenIn(first) })).code).toBe('account/link-expired');
    // Repeats are limited, and neither the response nor the limit reveals whether an account exists.
    for (const email of ['recrue@example.org', 'personne@example.org']) {
      const responses = [
        await browser().mutate('askParentAgain', { email }),
        await browser().mutate('askParentAgain', { email }),
        await browser().mutate('askParentAgain', { email }),
      ];
      expect(responses[0]).toEqual(result);
      expect(responses.at(-1)).toMatchObject({ status: 429, code: 'request/too-many' });
    }
    // The last accepted request: its link replaces the earlier one once the mail has been sent.
    const last = tokenIn(await site.mailTo('parent@example.org', site.mail.received.indexOf(consent) + 1));
    expect(await child.mutate('confirm', { token: last })).toMatchObject({ data: { isActive: true } });
    expect((await child.mutate('logIn', { login: 'Recrue', password })).status).toBe(200);
    const recruit = await findByUsername(accounts(), 'recrue');
    expect(recruit?.parentEmail).toBeNull();
    const consents = await consentsOf(accounts(), recruit?.id ?? '');
    expect(await child.mutate('confirm', { token: last })).toMatchObject({
      data: { confirmed: 'parent-consent', isActive: true },
    });
    expect(await consentsOf(accounts(), recruit?.id ?? '')).toEqual(consents);
  });

  test.each([
    ['username', { username: 'x' }, 'account/username-malformed'],
    ['email', { email: 'nowhere', emailConfirmation: 'nowhere' }, 'account/email-malformed'],
    ['emailConfirmation', { emailConfirmation: 'other@example.org' }, 'account/emails-differ'],
    ['password', { password: 'motdepasse12' }, 'account/password-weak'],
    ['hockeyAnswer', { hockeyAnswer: 'Canadiens' }, 'account/wrong-answer'],
    ['acceptsTerms', { acceptsTerms: false }, 'account/terms-not-accepted'],
    ['age', { age: '' }, 'account/age-missing'],
    ['parentEmail', { age: 'under14' }, 'account/parent-email-missing'],
  ])('an invalid %s is reported as a field error', async (field, change, code) => {
    const form = {
      ...newcomer,
      username: 'Nouveau',
      email: 'n@example.org',
      emailConfirmation: 'n@example.org',
      ...change,
    };
    expect(await browser().mutate('register', form)).toMatchObject({ status: 422, code, field });
  });

  test('registering with an address in use gets the usual response, and its owner a mail', async () => {
    const before = site.mail.received.length;
    const again = {
      ...newcomer,
      username: 'Quelqu’un'.replace('’', ' '),
      password: 'une-tout-autre-phrase',
    };
    const known = await browser().mutate('register', again);
    const fresh = {
      ...again,
      username: 'Autre nom',
      email: 'fresh@example.org',
      emailConfirmation: 'fresh@example.org',
    };
    expect(await browser().mutate('register', fresh)).toEqual(known);
    expect((await site.mailTo(newcomer.email, before)).text).toContain('mot-de-passe-oublie');
    // Registering the same name again does not reveal it either.
    for (const { username } of [again, fresh]) {
      const email = 'third@example.org';
      const probe = { ...again, username, email, emailConfirmation: email };
      expect(await browser().mutate('register', probe)).toMatchObject({ code: 'account/username-taken' });
    }
    // Logging in with the chosen password does not reveal it either.
    for (const login of [again.username, again.email, fresh.username, fresh.email])
      expect(await browser().mutate('logIn', { login, password: again.password })).toMatchObject({
        status: 401,
        code: 'account/wrong-credentials',
      });
  });
});

test('everyone can read who is responsible for personal information', async () => {
  const result = await fetch(`${site.url}/api/v1/site/privacy?lang=en`);
  expect(await result.json()).toEqual({ contact: privacyContact, elsewhere: [] });
});

describe('sessions', () => {
  test('the cookie is HttpOnly and SameSite', async () => {
    const someone = browser();
    await someone.mutate('logIn', await member('Gardienne'));
    const session = someone.lastCookies().find((line) => line.startsWith('session='));
    expect(session).toMatch(/^session=[\w-]{43}; Path=\/; Max-Age=2592000; SameSite=Lax; Secure; HttpOnly$/);
  });

  test('a page of another site changes nothing', async () => {
    const someone = browser();
    await someone.mutate('logIn', await member('Ailière'));
    const foreign = await someone.mutate('endOtherSessions', {}, { origin: 'https://evil.example' });
    expect(foreign).toMatchObject({ status: 403, code: 'request/foreign-origin' });
    expect((await someone.mutate('endOtherSessions')).status).toBe(200);
  });

  test('all sessions are listed, and an ended one is invalid immediately', async () => {
    const credentials = await member('Capitaine');
    const [here, there] = [
      browser(),
      browserOf(site.url, { 'user-agent': 'Mozilla (Windows NT) Firefox/130.0' }),
    ];
    await here.mutate('logIn', credentials);
    await there.mutate('logIn', credentials);
    const { data } = await here.query('get');
    const { sessions } = data as { sessions: { id: string; isCurrent: boolean; device: string }[] };
    expect(sessions.map(({ isCurrent, device }) => [isCurrent, device]).toSorted()).toEqual([
      [false, 'Firefox, Windows'],
      [true, ''],
    ]);
    const other = sessions.find(({ isCurrent }) => !isCurrent);
    expect((await here.mutate('endSession', { sessionId: other?.id })).status).toBe(200);
    expect((await there.query('me')).data).toBeNull();
    expect(await there.query('get')).toMatchObject({ status: 401, code: 'session/required' });
    await here.mutate('logOut');
    // The cookie of the device remains, so that others cannot lock the member out.
    expect([...here.jar.keys()]).toEqual(['device']);
  });

  test('a token older than a day is replaced, and concurrent requests may use the old one for a minute', async () => {
    const someone = browser();
    await someone.mutate('logIn', await member('Entraîneur'));
    const old = someone.jar.get('session') ?? '';
    await site.pool.query('UPDATE accounts.sessions SET "rotatedAt" = now() - interval \'2 days\'');
    await someone.query('me');
    const fresh = someone.jar.get('session');
    expect(fresh).not.toBe(old);
    const late = browser();
    late.jar.set('session', old);
    expect((await late.query('me')).data).toMatchObject({ username: 'Entraîneur' });
    await site.pool.query('UPDATE accounts.sessions SET "previousUntil" = now() - interval \'1 second\'');
    expect((await late.query('me')).data).toBeNull();
    expect((await someone.query('me')).data).toMatchObject({ username: 'Entraîneur' });
  });

  test('a banned member is logged out immediately', async () => {
    const someone = browser();
    const credentials = await member('Fautif');
    await someone.mutate('logIn', credentials);
    const found = await findByUsername(accounts(), 'Fautif');
    await changeMember(accounts(), found?.id ?? '', { bannedAt: new Date().toISOString() });
    expect((await someone.query('me')).data).toBeNull();
    expect((await someone.mutate('logIn', credentials)).code).toBe('account/banned');
  });

  test('responses to members are never sent from the shared cache', async () => {
    const someone = browser();
    await someone.query('me');
    await someone.mutate('logIn', await member('Juge'));
    const response = await someone.send(`/trpc/account.me?input=${encodeURIComponent('{}')}`, {});
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(await response.text()).toContain('Juge');
    expect((await browser().query('me')).data).toBeNull();
  });
});

describe('forgotten and changed', () => {
  test('a mailed link sets a new password and ends every session', async () => {
    const someone = browser();
    await someone.mutate('logIn', await member('Distraite'));
    const before = site.mail.received.length;
    const result = await browser().mutate('forgottenPassword', { email: 'distraite@example.org' });
    expect(await browser().mutate('forgottenPassword', { email: 'nobody@example.org' })).toEqual(result);
    const token = tokenIn(await site.mailTo('distraite@example.org', before));
    expect((await browser().mutate('resetPassword', { token, password: 'court' })).code).toBe(
      'account/password-weak',
    );
    expect((await browser().mutate('resetPassword', { token, password: 'une-autre-patinoire' })).status).toBe(
      200,
    );
    expect((await someone.query('me')).data).toBeNull();
    expect((await browser().mutate('logIn', { login: 'Distraite', password })).code).toBe(
      'account/wrong-credentials',
    );
    expect(
      (await browser().mutate('logIn', { login: 'Distraite', password: 'une-autre-patinoire' })).status,
    ).toBe(200);
    // The mail cannot be used a second time.
    expect(
      await browser().mutate('resetPassword', { token, password: 'encore-une-patinoire' }),
    ).toMatchObject({
      status: 422,
      code: 'account/link-expired',
    });
    expect(site.mail.received.some(({ to }) => to.includes('nobody@example.org'))).toBe(false);
  });

  test('a forgotten user name is mailed', async () => {
    await member('Oublieuse');
    await browser().mutate('forgottenUsername', { email: 'oublieuse@example.org' });
    expect((await site.mailTo('oublieuse@example.org')).text).toContain('Oublieuse');
  });

  test('a password change needs the old password, and an address change needs a link to the new address', async () => {
    const someone = browser();
    await someone.mutate('logIn', await member('Prudente'));
    const change = { currentPassword: 'mauvais', password: 'une-autre-patinoire' };
    expect(await someone.mutate('changePassword', change)).toMatchObject({
      status: 403,
      field: 'currentPassword',
    });
    expect((await someone.mutate('changePassword', { ...change, currentPassword: password })).status).toBe(
      200,
    );
    const email = 'nouvelle@example.org';
    await someone.mutate('changeEmail', { currentPassword: 'une-autre-patinoire', email });
    expect((await someone.query('get')).data).toMatchObject({ email: 'prudente@example.org' });
    await someone.mutate('confirm', { token: tokenIn(await site.mailTo(email)) });
    expect((await someone.query('get')).data).toMatchObject({ email });
  });

  test('a new password by mail invalidates pending links of a thief and notifies the owner', async () => {
    const thief = browser();
    await thief.mutate('logIn', await member('Victime'));
    await thief.mutate('changeEmail', { currentPassword: password, email: 'voleur@example.org' });
    const stolen = tokenIn(await site.mailTo('voleur@example.org'));
    const mailCount = site.mail.received.length;
    await browser().mutate('forgottenPassword', { email: 'victime@example.org' });
    const token = tokenIn(await site.mailTo('victime@example.org', mailCount));
    const changed = site.mail.received.length;
    expect((await browser().mutate('resetPassword', { token, password: 'une-autre-patinoire' })).status).toBe(
      200,
    );
    expect((await site.mailTo('victime@example.org', changed)).text).toContain(
      'mot de passe vient de changer',
    );
    expect(await thief.mutate('confirm', { token: stolen })).toMatchObject({ code: 'account/link-expired' });
  });

  test('an address that was changed back remains, even when the first link is followed again', async () => {
    const someone = browser();
    await someone.mutate('logIn', await member('Changeante'));
    const [old, other] = ['changeante@example.org', 'ailleurs@example.org'];
    /** Resolves once the previous address has been notified. */
    const change = async (from: string, to: string) => {
      const mailCount = site.mail.received.length;
      await someone.mutate('changeEmail', { currentPassword: password, email: to });
      const token = tokenIn(await site.mailTo(to, mailCount));
      const confirmed = site.mail.received.length;
      const result = await someone.mutate('confirm', { token });
      await site.mailTo(from, confirmed);
      return { token, answer: result };
    };
    const there = await change(old, other);
    expect(there.answer).toMatchObject({ status: 200, data: { confirmed: 'change-email', isActive: true } });
    await change(other, old);
    expect(await browser().mutate('confirm', { token: there.token })).toEqual(there.answer);
    expect((await someone.query('get')).data).toMatchObject({ email: old });
    // Expects no third notification, although there was time for a mail.
    const before = site.mail.received.length;
    await browser().mutate('forgottenUsername', { email: old });
    await site.mailTo(old, before);
    const notices = site.mail.received.filter(({ text }) => text.includes('maintenant une autre adresse'));
    const toThem = notices.flatMap(({ to }) => to).filter((to) => to === old || to === other);
    expect(toThem.toSorted()).toEqual([other, old]);
  });

  test('an expired link confirms nothing when it is followed again', async () => {
    const someone = browser();
    await someone.mutate('logIn', await member('Lente'));
    const email = 'lente-ailleurs@example.org';
    await someone.mutate('changeEmail', { currentPassword: password, email });
    const token = tokenIn(await site.mailTo(email));
    expect((await someone.mutate('confirm', { token })).status).toBe(200);
    await site.pool.query('UPDATE accounts.links SET "expiresAt" = now() - interval \'1 second\'');
    expect(await someone.mutate('confirm', { token })).toMatchObject({
      status: 422,
      code: 'account/link-expired',
    });
  });
});

describe('password guessing', () => {
  test('locks an account for an address after ten attempts, but not other accounts', async () => {
    const credentials = await member('Visée');
    for (let i = 0; i < 10; i += 1)
      expect((await browser().mutate('logIn', { ...credentials, password: `essai ${i}` })).status).toBe(401);
    expect(await browser().mutate('logIn', credentials)).toMatchObject({
      status: 429,
      code: 'request/too-many',
    });
    expect((await browser().mutate('logIn', await member('Voisine'))).status).toBe(200);
  });

  test('a mail is sent again when the server rejects it once', async () => {
    await member('Patiente');
    site.mail.refuseNext(1);
    await browser().mutate('forgottenUsername', { email: 'patiente@example.org' });
    expect((await site.mailTo('patiente@example.org')).text).toContain('Patiente');
  });
});
