import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, clientOf } from './client.ts';
import { startGatewaySite } from './gateway-site.ts';

const code = 'ABCD-EFGH-JKLM';
let site: Awaited<ReturnType<typeof startGatewaySite>>;
let visitor: Client;
beforeAll(async () => {
  const mailer = { send: async () => undefined, inbox: null };
  // As on a public site: no request counts as coming from the same machine.
  site = await startGatewaySite({ mailer, setupCode: code, trustedProxies: 1 });
  visitor = clientOf(site.url, null);
});
afterAll(() => site?.stop());

const state = async () => (await visitor.mutate('setup.state', { lang: 'fr' })).data;
const account = { username: 'Fondatrice', email: 'f@example.org', password: 'glace-bleue-et-bâtons' };

test('creates the first administrator with the setup code, once', async () => {
  expect(await state()).toEqual({ isOpen: true, needsCode: true, hasCode: true });
  for (const typed of ['', 'ABCD-EFGH-JKLX', 'ABCD'])
    expect((await visitor.mutate('setup.createAdmin', { ...account, code: typed })).code).toBe(
      'setup/wrong-code',
    );
  const weak = await visitor.mutate('setup.createAdmin', { ...account, code, password: 'hockey' });
  expect([weak.code, weak.field]).toEqual(['account/password-weak', 'password']);
  // One of two concurrent requests succeeds; the code may be typed with or without dashes and in any case.
  const both = await Promise.all(
    ['Fondatrice', 'Autre'].map((username) =>
      visitor.mutate('setup.createAdmin', {
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
  expect((await visitor.mutate('setup.createAdmin', { ...account, code })).code).toBe('setup/already-done');
});
