import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, clientOf } from './client.ts';
import { startGatewaySite } from './gateway-site.ts';

const code = 'ABCD-EFGH-JKLM';
let site: Awaited<ReturnType<typeof startGatewaySite>>;
let visitor: Client;
beforeAll(async () => {
  const mailer = { send: async () => undefined, inbox: null };
  // As in public: nobody counts as sitting at the machine.
  site = await startGatewaySite({ mailer, setupCode: code, trustedProxies: 1 });
  visitor = clientOf(site.url, null);
}, 60_000);
afterAll(() => site.stop());

const state = async () => (await visitor.tell('setup.state', { lang: 'fr' })).data;
const account = { username: 'Fondatrice', email: 'f@example.org', password: 'glace-bleue-et-bâtons' };

test('the first administrator proves by the code that they run the site, and the door is closed for good', async () => {
  expect(await state()).toEqual({ isOpen: true, needsCode: true, hasCode: true });
  for (const typed of ['', 'ABCD-EFGH-JKLX', 'ABCD'])
    expect((await visitor.tell('setup.createAdmin', { ...account, code: typed })).code).toBe(
      'setup/wrong-code',
    );
  const weak = await visitor.tell('setup.createAdmin', { ...account, code, password: 'hockey' });
  expect([weak.code, weak.field]).toEqual(['account/password-weak', 'password']);
  // Of two at once, one is the first; the code is read however it is typed.
  const both = await Promise.all(
    ['Fondatrice', 'Autre'].map((username) =>
      visitor.tell('setup.createAdmin', {
        ...account,
        username,
        email: `${username}@example.org`,
        code: 'abcd efgh jklm',
      }),
    ),
  );
  expect(both.map((one) => one.code).toSorted()).toEqual([null, 'setup/already-done'].toSorted());
  expect(both.find((one) => one.code === null)?.headers.get('set-cookie')).toContain('session=');
  expect(await state()).toMatchObject({ isOpen: false });
  const { rows } = await site.pool.query<{ role: string }>('SELECT role FROM accounts.members');
  expect(rows).toEqual([{ role: 'masterAdmin' }]);
  expect((await visitor.tell('setup.createAdmin', { ...account, code })).code).toBe('setup/already-done');
});
