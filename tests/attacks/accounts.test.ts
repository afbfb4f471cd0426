import { addMember } from '@rondelle/members/accounts/members.ts';
import { findSession, openSession } from '@rondelle/members/accounts/sessions.ts';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AccountsSite,
  browserOf,
  newcomer,
  postForLater,
  startAccountsSite,
} from '../flow/accounts-site.ts';
import { tokenIn } from '../support/mail-server.ts';
import { quickHash } from './support/quick-hash.ts';

let site: AccountsSite;
beforeAll(async () => {
  site = await startAccountsSite({ trustedProxies: 1 });
});
afterAll(() => site?.stop());

let addresses = 0;
/** A browser at a new IP address, or at `address`. */
const browser = (address?: string) => {
  addresses += 1;
  const own = `198.51.${Math.floor(addresses / 250)}.${1 + (addresses % 250)}`;
  return browserOf(site.url, { 'x-forwarded-for': address ?? own });
};
const password = 'glace-bleue-et-bâtons';
const member = async (username: string) => {
  const email = `${username.toLowerCase()}@example.org`;
  const passwordHash = quickHash(password);
  const accounts = createDb<AccountTables>(site.pool);
  await addMember(accounts, { username, email, passwordHash, language: 'fr', verified: true });
  return { login: username, password, email };
};
const registration = (username: string, email: string, parentEmail?: string) => ({
  ...newcomer,
  username,
  email,
  emailConfirmation: email,
  ...(parentEmail !== undefined && { age: 'under14', parentEmail }),
});
const mailsTo = (address: string): number =>
  site.mail.received.filter(({ to }) => to.includes(address)).length;
const mailsWaiting = async () => (await site.pool.query('SELECT FROM accounts.outbox')).rowCount;
const untilAllIsSent = (): Promise<void> => expect.poll(mailsWaiting).toBe(0);
const anHourLater = () =>
  site.pool.query("UPDATE accounts.attempts SET until = until - interval '61 minutes'");

describe('mails caused by strangers', () => {
  test('mails to one address are limited for any registrations, and responses do not reveal whether it is known', async () => {
    await member('Connue');
    const output = new Map<string, unknown[]>();
    for (const email of ['connue@example.org', 'inconnue@example.org']) {
      const answers: unknown[] = [];
      for (let i = 0; i < 15; i += 1)
        answers.push(
          await browser().mutate('register', registration(`${email.split('@')[0]} numéro ${i}`, email)),
        );
      output.set(email, answers);
    }
    expect(output.get('connue@example.org')).toEqual(output.get('inconnue@example.org'));
    await untilAllIsSent();
    for (const email of output.keys()) {
      expect(mailsTo(email)).toBeGreaterThanOrEqual(2);
      expect(mailsTo(email)).toBeLessThanOrEqual(6);
    }
    const before = mailsTo('connue@example.org');
    for (let hour = 0; hour < 4; hour += 1) {
      await anHourLater();
      for (let i = 0; i < 6; i += 1)
        await browser().mutate('register', registration(`encore ${hour} ${i} fois`, 'connue@example.org'));
    }
    await untilAllIsSent();
    expect(mailsTo('connue@example.org')).toBeLessThanOrEqual(before + 6);
  });

  test.each(['victime@example.org', 'vic.time@gmail.com'])(
    'mails to %s are limited under all addresses of the mailbox',
    async (address) => {
      const [name = '', domain = ''] = address.split('@');
      for (let i = 0; i < 10; i += 1)
        await browser().mutate(
          'register',
          registration(`voisine ${'abcdefghij'[i]} ${domain.charAt(0)}`, `${name}+${i}@${domain}`),
        );
      await browser().mutate('register', registration(`voisine ${domain}`, `victime@${domain}`));
      await untilAllIsSent();
      const isOfMailbox = (to: string) => /^vic\.?time(?:\+\d)?@/.test(to) && to.endsWith(domain);
      const mails = site.mail.received.filter(({ to }) => to.some(isOfMailbox)).length;
      expect(mails).toBeGreaterThan(0);
      expect(mails).toBeLessThanOrEqual(6);
    },
  );

  test('mails to one parent are limited, however many children name the parent and register again', async () => {
    const parent = 'mere@example.org';
    for (let i = 0; i < 10; i += 1) {
      const email = `enfant-${i}@example.org`;
      const child = browser();
      await child.mutate('register', registration(`enfant ${'abcdefghij'[i]}`, email, parent));
      await child.mutate('askParentAgain', { email });
      await child.mutate('askParentAgain', { email });
    }
    await untilAllIsSent();
    expect(mailsTo(parent)).toBeLessThanOrEqual(6);
  });

  test('mails to one parent are limited when confirmed children change their parent to that one', async () => {
    const parent = 'pere@example.org';
    for (let i = 0; i < 10; i += 1) {
      const name = `cadet ${'abcdefghij'[i]}`;
      const email = `cadet-${i}@example.org`;
      const child = browser();
      await child.mutate('register', registration(name, email, `tuteur-${i}@example.org`));
      await child.mutate('confirm', { token: tokenIn(await site.mailTo(email)) });
      await child.mutate('changeParent', { login: name, password, parentEmail: parent });
    }
    await untilAllIsSent();
    expect(mailsTo(parent)).toBeGreaterThan(0);
    expect(mailsTo(parent)).toBeLessThanOrEqual(6);
  });

  test('mails to one address are limited, however many members change their email to it', async () => {
    for (let i = 0; i < 10; i += 1) {
      const someone = browser();
      await someone.mutate('logIn', await member(`Voulante${'abcdefghij'[i]}`));
      await someone.mutate('changeEmail', { currentPassword: password, email: 'voulue@example.org' });
    }
    await untilAllIsSent();
    expect(mailsTo('voulue@example.org')).toBeGreaterThan(0);
    expect(mailsTo('voulue@example.org')).toBeLessThanOrEqual(6);
  });

  test('mails for a forgotten name or password are limited per day, over all IP addresses', async () => {
    await member('Harcelée');
    for (let hour = 0; hour < 6; hour += 1) {
      for (let i = 0; i < 5; i += 1)
        await browser().mutate('forgottenPassword', { email: 'harcelée@example.org' });
      await anHourLater();
    }
    await untilAllIsSent();
    expect(mailsTo('harcelée@example.org')).toBeLessThanOrEqual(10);
  });

  test('limits of mails leave enough attempts for a child who registers, requests consent again and names another parent', async () => {
    const child = browser();
    const email = 'honnete@example.org';
    await child.mutate('register', registration('Honnête enfant', email, 'faute@example.org'));
    await site.mailTo(email);
    const after = site.mail.received.length;
    await child.mutate('forgottenPassword', { email });
    // Its link replaces that of the first mail.
    const confirmed = await child.mutate('confirm', { token: tokenIn(await site.mailTo(email, after)) });
    expect(confirmed.status).toBe(200);
    expect(mailsTo(email)).toBe(2);
    await child.mutate('changeParent', { login: email, password, parentEmail: 'juste@example.org' });
    await child.mutate('askParentAgain', { email });
    await untilAllIsSent();
    expect(mailsTo('juste@example.org')).toBe(2);
  });

  test('mails caused by strangers leave earlier mailed links valid', async () => {
    const { email } = await member('Tranquille');
    await browser().mutate('forgottenPassword', { email });
    await untilAllIsSent();
    const first = tokenIn(await site.mailTo(email));
    await site.pool.query(
      'INSERT INTO accounts.outbox (kind, "memberId") SELECT \'alreadyRegistered\', id FROM accounts.members, generate_series(1, 30) WHERE email = $1',
      [email],
    );
    await untilAllIsSent();
    expect(
      (await browser().mutate('resetPassword', { token: first, password: 'une-autre-patinoire' })).status,
    ).toBe(200);
  });

  test('mails that a stranger requested do not prevent the owner from setting a new password', async () => {
    const { email } = await member('Visée');
    const stranger = browser();
    for (const kind of ['forgottenUsername', 'askParentAgain'])
      for (let i = 0; i < 12; i += 1) await stranger.mutate(kind, { email });
    const kinds = ['forgottenPassword', 'forgottenUsername'];
    for (const kind of kinds) expect((await browser().mutate(kind, { email })).status).toBe(200);
    await untilAllIsSent();
    // Three user names that the stranger requested, and the mails that the owner requested.
    expect(mailsTo(email)).toBe(5);
    const before = mailsTo(email);
    for (let hour = 0; hour < 6; hour += 1) {
      for (let i = 0; i < 6; i += 1) await stranger.mutate('forgottenPassword', { email });
      await anHourLater();
    }
    await untilAllIsSent();
    expect(mailsTo(email)).toBeGreaterThan(before);
    const mailsBefore = site.mail.received.length;
    await browser().mutate('forgottenPassword', { email });
    expect((await site.mailTo(email, mailsBefore)).to).toContain(email);
  });

  test('requests for mails get a success response beyond the limit over many networks, for known and unknown addresses', async () => {
    const { email } = await member('Assaillie');
    const output = [];
    for (const one of [email, 'assaillie-de-personne@example.org']) {
      const answers = [];
      for (let i = 0; i < 20; i += 1)
        answers.push(await browser().mutate('forgottenPassword', { email: one }));
      expect(answers.every(({ status }) => status === 200)).toBe(true);
      output.push(answers);
    }
    expect(output[0]).toEqual(output[1]);
    await untilAllIsSent();
    expect(mailsTo(email)).toBe(6);
  });

  test('limits of mails leave enough attempts for the owner on a known device', async () => {
    const owner = await member('Propriétaire');
    const own = browser();
    expect((await own.mutate('logIn', owner)).status).toBe(200);
    await own.mutate('logOut');
    const { email } = owner;
    for (let i = 0; i < 20; i += 1) await browser().mutate('forgottenPassword', { email });
    await untilAllIsSent();
    for (let i = 0; i < 3; i += 1) {
      const mailsBefore = site.mail.received.length;
      expect((await own.mutate('forgottenPassword', { email })).status).toBe(200);
      expect((await site.mailTo(email, mailsBefore)).to).toContain(email);
    }
    expect(await own.mutate('forgottenPassword', { email })).toMatchObject({
      status: 429,
      code: 'request/too-many',
    });
    // The device is known for its own member only.
    const { email: other } = await member('Voisine');
    for (let i = 0; i < 20; i += 1) await browser().mutate('forgottenPassword', { email: other });
    await untilAllIsSent();
    const before = mailsTo(other);
    expect((await own.mutate('forgottenPassword', { email: other })).status).toBe(200);
    await untilAllIsSent();
    expect(mailsTo(other)).toBe(before);
  });

  test('mails are counted without storing their addresses', async () => {
    const { rows } = await site.pool.query<{ row: string }>(
      "SELECT row_to_json(t)::text || ' ' || encode(key, 'escape') AS row FROM accounts.attempts t",
    );
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.map(({ row }) => row).join()).not.toContain('example.org');
  });
});

/** A child with a confirmed address, and the consent link that the parent got. */
const waitingChild = async (name: string, email: string, parentEmail: string) => {
  const child = browser();
  await child.mutate('register', registration(name, email, parentEmail));
  await child.mutate('confirm', { token: tokenIn(await site.mailTo(email)) });
  return { child, consent: tokenIn(await site.mailTo(parentEmail)) };
};

describe('a new password', () => {
  test('leaves the parent’s link valid when a child chooses it by mail', async () => {
    const [email, parent] = ['distrait@example.org', 'patient@example.org'];
    const { child, consent } = await waitingChild('Distrait', email, parent);
    const mailsBefore = site.mail.received.length;
    await child.mutate('forgottenPassword', { email });
    const token = tokenIn(await site.mailTo(email, mailsBefore));
    expect((await child.mutate('resetPassword', { token, password: 'une-autre-patinoire' })).status).toBe(
      200,
    );
    expect(await child.mutate('confirm', { token: consent })).toMatchObject({ data: { isActive: true } });
  });

  test('leaves a queued mail to the parent in the queue', async () => {
    const [email, parent] = ['presse@example.org', 'lent@example.org'];
    const { child } = await waitingChild('Pressé', email, parent);
    const mailsBefore = site.mail.received.length;
    await child.mutate('forgottenPassword', { email });
    const token = tokenIn(await site.mailTo(email, mailsBefore));
    await postForLater(site.pool, 'parentConsentAgain', email);
    await child.mutate('resetPassword', { token, password: 'une-autre-patinoire' });
    const { rows } = await site.pool.query(
      "DELETE FROM accounts.outbox WHERE address = $1 AND kind <> 'passwordChanged' RETURNING kind",
      [email],
    );
    expect(rows).toEqual([{ kind: 'parentConsentAgain' }]);
  });
});

test('limits the API sessions of a member, and leaves their browser sessions open', async () => {
  const { login } = await member('Sansfin');
  const accounts = createDb<AccountTables>(site.pool);
  const { rows } = await site.pool.query('SELECT id FROM accounts.members WHERE username = $1', [login]);
  const open = (kind: 'site' | 'api') => openSession(accounts, rows[0].id, kind, 'test');
  const browserToken = (await open('site')).token;
  const inUse = (await open('api')).token;
  const first = (await open('api')).token;
  await site.pool.query(
    `UPDATE accounts.sessions SET "lastSeenAt" = now() - interval '50 minutes' WHERE "memberId" = $1`,
    [rows[0].id],
  );
  for (let i = 0; i < 100; i += 1) await open('api');
  // An hour later, `lastSeenAt` of the session in use is updated, that of the other session is not.
  await site.pool.query(
    `UPDATE accounts.sessions SET "lastSeenAt" = "lastSeenAt" - interval '61 minutes' WHERE "memberId" = $1`,
    [rows[0].id],
  );
  expect(await findSession(accounts, inUse)).not.toBeNull();
  for (let i = 0; i < 150; i += 1) await open('api');
  const last = (await open('api')).token;
  const remaining = await site.pool.query('SELECT FROM accounts.sessions WHERE "memberId" = $1', [
    rows[0].id,
  ]);
  expect(remaining.rowCount).toBeLessThanOrEqual(201);
  for (const token of [browserToken, inUse, last]) expect(await findSession(accounts, token)).not.toBeNull();
  expect(await findSession(accounts, first)).toBeNull();
});
