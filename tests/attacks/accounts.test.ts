import { addMember } from '@rondelle/members/accounts/members.ts';
import { createPasswordHasher } from '@rondelle/members/accounts/password-hash.ts';
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

let site: AccountsSite;
beforeAll(async () => {
  site = await startAccountsSite({ trustedProxies: 1 });
}, 60_000);
afterAll(() => site.stop());

let addresses = 0;
/** A browser at an address that nobody has used yet, or at this one. */
const browser = (address?: string) => {
  addresses += 1;
  const own = `198.51.${Math.floor(addresses / 250)}.${1 + (addresses % 250)}`;
  return browserOf(site.url, { 'x-forwarded-for': address ?? own });
};
const password = 'glace-bleue-et-bâtons';
const member = async (username: string) => {
  const email = `${username.toLowerCase()}@example.org`;
  const passwordHash = await createPasswordHasher().hash(password);
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
const untilAllIsSent = (): Promise<void> => expect.poll(mailsWaiting, { timeout: 20_000 }).toBe(0);
const anHourLater = () =>
  site.pool.query("UPDATE accounts.attempts SET until = until - interval '61 minutes'");

describe('mails that strangers cause', () => {
  test('to one address are few, whoever registers with it from wherever, and nobody is told whether it is known', async () => {
    await member('Connue');
    const said = new Map<string, unknown[]>();
    for (const email of ['connue@example.org', 'inconnue@example.org']) {
      const answers: unknown[] = [];
      for (let i = 0; i < 15; i += 1)
        answers.push(
          await browser().tell('register', registration(`${email.split('@')[0]} numéro ${i}`, email)),
        );
      said.set(email, answers);
    }
    expect(said.get('connue@example.org')).toEqual(said.get('inconnue@example.org'));
    await untilAllIsSent();
    for (const email of said.keys()) {
      expect(mailsTo(email)).toBeGreaterThanOrEqual(2);
      expect(mailsTo(email)).toBeLessThanOrEqual(6);
    }
    const before = mailsTo('connue@example.org');
    for (let hour = 0; hour < 4; hour += 1) {
      await anHourLater();
      for (let i = 0; i < 6; i += 1)
        await browser().tell('register', registration(`encore ${hour} ${i} fois`, 'connue@example.org'));
    }
    await untilAllIsSent();
    expect(mailsTo('connue@example.org')).toBeLessThanOrEqual(before + 6);
  }, 120_000);

  test('to one parent are few, however many children name them and ask again', async () => {
    const parent = 'mere@example.org';
    for (let i = 0; i < 10; i += 1) {
      const email = `enfant-${i}@example.org`;
      const child = browser();
      await child.tell('register', registration(`enfant ${'abcdefghij'[i]}`, email, parent));
      await child.tell('askParentAgain', { email });
      await child.tell('askParentAgain', { email });
    }
    await untilAllIsSent();
    expect(mailsTo(parent)).toBeLessThanOrEqual(6);
  }, 60_000);

  test('to one parent are few, also where children who have confirmed name them instead of another', async () => {
    const parent = 'pere@example.org';
    for (let i = 0; i < 10; i += 1) {
      const name = `cadet ${'abcdefghij'[i]}`;
      const email = `cadet-${i}@example.org`;
      const child = browser();
      await child.tell('register', registration(name, email, `tuteur-${i}@example.org`));
      await child.tell('confirm', { token: tokenIn(await site.mailTo(email)) });
      await child.tell('changeParent', { login: name, password, parentEmail: parent });
    }
    await untilAllIsSent();
    expect(mailsTo(parent)).toBeGreaterThan(0);
    expect(mailsTo(parent)).toBeLessThanOrEqual(6);
  }, 60_000);

  test('to one address are few, however many members ask to have it', async () => {
    for (let i = 0; i < 10; i += 1) {
      const someone = browser();
      await someone.tell('logIn', await member(`Voulante${'abcdefghij'[i]}`));
      await someone.tell('changeEmail', { currentPassword: password, email: 'voulue@example.org' });
    }
    await untilAllIsSent();
    expect(mailsTo('voulue@example.org')).toBeGreaterThan(0);
    expect(mailsTo('voulue@example.org')).toBeLessThanOrEqual(6);
  }, 60_000);

  test('for a forgotten name or password are few in a day, from wherever they are asked for', async () => {
    await member('Harcelée');
    for (let hour = 0; hour < 6; hour += 1) {
      for (let i = 0; i < 5; i += 1)
        await browser().tell('forgottenPassword', { email: 'harcelée@example.org' });
      await anHourLater();
    }
    await untilAllIsSent();
    expect(mailsTo('harcelée@example.org')).toBeLessThanOrEqual(10);
  }, 60_000);

  test('leave room for a child who registers, asks again and names another parent', async () => {
    const child = browser();
    const email = 'honnete@example.org';
    await child.tell('register', registration('Honnête enfant', email, 'faute@example.org'));
    await child.tell('forgottenPassword', { email });
    await untilAllIsSent();
    expect(mailsTo(email)).toBe(2);
    await child.tell('confirm', {
      token: tokenIn(site.mail.received.findLast(({ to }) => to.includes(email)) ?? { to: [], text: '' }),
    });
    await child.tell('changeParent', { login: email, password, parentEmail: 'juste@example.org' });
    await child.tell('askParentAgain', { email });
    await untilAllIsSent();
    expect(mailsTo('juste@example.org')).toBe(2);
  }, 60_000);

  test('do not make a link useless that was mailed before', async () => {
    const { email } = await member('Tranquille');
    await browser().tell('forgottenPassword', { email });
    await untilAllIsSent();
    const first = tokenIn(await site.mailTo(email));
    await site.pool.query(
      'INSERT INTO accounts.outbox (kind, "memberId") SELECT \'alreadyRegistered\', id FROM accounts.members, generate_series(1, 30) WHERE email = $1',
      [email],
    );
    await untilAllIsSent();
    expect(
      (await browser().tell('resetPassword', { token: first, password: 'une-autre-patinoire' })).status,
    ).toBe(200);
  }, 60_000);

  test('are counted without their addresses', async () => {
    const { rows } = await site.pool.query<{ row: string }>(
      "SELECT row_to_json(t)::text || ' ' || encode(key, 'escape') AS row FROM accounts.attempts t",
    );
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.map(({ row }) => row).join()).not.toContain('example.org');
  });
});

/** A child whose address is confirmed, and the link that a parent has. */
const waitingChild = async (name: string, email: string, parentEmail: string) => {
  const child = browser();
  await child.tell('register', registration(name, email, parentEmail));
  await child.tell('confirm', { token: tokenIn(await site.mailTo(email)) });
  return { child, consent: tokenIn(await site.mailTo(parentEmail)) };
};

describe('a new password', () => {
  test('that a child chooses by mail leaves the parent’s link as it is', async () => {
    const [email, parent] = ['distrait@example.org', 'patient@example.org'];
    const { child, consent } = await waitingChild('Distrait', email, parent);
    const asked = site.mail.received.length;
    await child.tell('forgottenPassword', { email });
    const token = tokenIn(await site.mailTo(email, asked));
    expect((await child.tell('resetPassword', { token, password: 'une-autre-patinoire' })).status).toBe(200);
    expect(await child.tell('confirm', { token: consent })).toMatchObject({ data: { isActive: true } });
  });

  test('leaves a parent’s mail that is still waiting where it is', async () => {
    const [email, parent] = ['presse@example.org', 'lent@example.org'];
    const { child } = await waitingChild('Pressé', email, parent);
    const asked = site.mail.received.length;
    await child.tell('forgottenPassword', { email });
    const token = tokenIn(await site.mailTo(email, asked));
    await postForLater(site.pool, 'parentConsentAgain', email);
    await child.tell('resetPassword', { token, password: 'une-autre-patinoire' });
    const { rows } = await site.pool.query(
      "DELETE FROM accounts.outbox WHERE address = $1 AND kind <> 'passwordChanged' RETURNING kind",
      [email],
    );
    expect(rows).toEqual([{ kind: 'parentConsentAgain' }]);
  });
});
