import { isAllowed } from '@rondelle/contracts/membership/permissions.ts';
import { memberRoles, outranks, type Role, roles } from '@rondelle/contracts/membership/roles.ts';
import { restRoutes } from '@rondelle/gateway/rest/routes.ts';
import { addMember, findByUsername } from '@rondelle/members/accounts/members.ts';
import { createPasswordHasher } from '@rondelle/members/accounts/password-hash.ts';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccountsSite, startAccountsSite } from './accounts-site.ts';

const entering = restRoutes.filter(({ path }) => path.startsWith('/auth/'));

let site: AccountsSite;
const accounts = () => createDb<AccountTables>(site.pool);
const tokens = new Map<Role, string>();
const password = 'glace-bleue-et-bâtons';

const post = (path: string, body: object, token?: string) =>
  fetch(`${site.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
const get = (path: string, token?: string) =>
  fetch(`${site.url}${path}`, { headers: token ? { authorization: `Bearer ${token}` } : {} });
const logIn = async (login: string): Promise<string> => {
  const response = await post('/api/v1/auth/login', { login, password });
  return ((await response.json()) as { token: string }).token;
};

beforeAll(async () => {
  site = await startAccountsSite();
  const passwordHash = await createPasswordHasher().hash(password);
  for (const role of memberRoles) {
    const member = {
      username: role,
      email: `${role}@example.org`,
      passwordHash,
      language: 'fr',
      role,
    } as const;
    await addMember(accounts(), { ...member, verified: true });
    tokens.set(role, await logIn(role));
  }
});
afterAll(() => site?.stop());

/** The verdict of the permission check; an empty input is rejected later, if at all. */
const verdictOf = async (response: Response): Promise<string> => {
  const text = await response.text();
  return ['session/required', 'permission/denied'].find((code) => text.includes(code)) ?? 'admitted';
};

describe('REST', () => {
  test('the document describes every route', async () => {
    const { paths } = (await (await get('/api/v1/openapi.json')).json()) as { paths: Record<string, object> };
    for (const { method, path } of restRoutes)
      expect(paths[`/api/v1${path}`]).toHaveProperty(method.toLowerCase());
    expect(paths['/api/v1/auth/refresh']).toHaveProperty('get');
  });

  test.each(roles)('%s can read all public routes', async (role) => {
    for (const { path, isPublic } of restRoutes) {
      if (!isPublic) continue;
      const { status } = await get(`/api/v1${path.replaceAll(/\{\w+\}/g, '1')}`, tokens.get(role));
      expect([path, [200, 400, 404].includes(status)]).toEqual([path, true]);
    }
  });

  test.each(roles)('%s is identified only by their token', async (role) => {
    const response = await get('/api/v1/auth/user', tokens.get(role));
    if (role === 'visitor') {
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({
        type: 'session/required',
        title: expect.stringContaining('connecté'),
      });
    } else expect(await response.json()).toMatchObject({ username: role, role, impersonatedBy: null });
  });

  test.each(roles.flatMap((role) => memberRoles.map((other) => [role, other] as const)))(
    '%s impersonates %s only as an admin of a higher role',
    async (role, other) => {
      const token = tokens.get(role);
      const { status } = await post('/api/v1/auth/impersonate', { username: other }, token);
      const may = isAllowed(role, 'member/impersonate') && outranks(role, other);
      expect(status).toBe(may ? 200 : role === 'visitor' ? 401 : 403);
      if (!may) return;
      expect(await (await get('/api/v1/auth/user', token)).json()).toMatchObject({
        role: other,
        impersonatedBy: role,
      });
      // An admin who impersonates a member may not read the member's private data.
      expect(
        await verdictOf(await get(`/trpc/account.export?input=${encodeURIComponent('{}')}`, token)),
      ).toBe('permission/denied');
      expect(await (await post('/api/v1/auth/unimpersonate', {}, token)).json()).toMatchObject({ role });
      // The log records the start and the end with roles and ids, not names.
      const number = (await findByUsername(accounts(), other))?.number ?? 0;
      const recorded = [];
      for await (const { type, metadata } of site.log.readStream(`member-${number}`))
        recorded.push([type, metadata.actor.role]);
      expect(recorded.slice(-2)).toEqual([
        ['MemberImpersonated', role],
        ['MemberUnimpersonated', role],
      ]);
    },
  );

  test('logging out ends the token; refreshing is disabled; an image on another site cannot log anyone out', async () => {
    const token = await logIn('tester');
    expect((await get('/api/v1/auth/refresh', token)).status).toBe(403);
    const foreign = { authorization: `Bearer ${token}`, 'sec-fetch-site': 'cross-site' };
    expect((await fetch(`${site.url}/api/v1/auth/logout`, { headers: foreign })).status).toBe(403);
    expect((await get('/api/v1/auth/user', token)).status).toBe(200);
    expect(await (await get('/api/v1/auth/logout', token)).json()).toEqual({ loggedOut: true });
    expect((await get('/api/v1/auth/user', token)).status).toBe(401);
  });

  test.each(entering.filter(({ parameters }) => parameters.some(({ name }) => name !== 'lang')))(
    '$path rejects malformed bodies with the field, without an internal error',
    async ({ path }) => {
      for (const body of [
        {},
        [],
        'x',
        { username: 1 },
        { login: null, password: {} },
        { login: 'x'.repeat(100_000), password: 'y' },
      ]) {
        const response = await post(`/api/v1${path}`, body as object, tokens.get('masterAdmin'));
        expect(response.status).toBe(400);
        expect(await response.json()).toMatchObject({
          type: 'request/invalid',
          parameter: expect.any(String),
        });
      }
    },
  );
});
