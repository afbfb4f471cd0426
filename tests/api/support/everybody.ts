import { tmpdir } from 'node:os';
import path from 'node:path';
import { type MemberRole, memberRoles, type Role, roles } from '@rondelle/contracts/membership/roles.ts';
import { startGateway } from '@rondelle/gateway/server.ts';
import { addMember, findByUsername } from '@rondelle/members/accounts/members.ts';
import { createPasswordHasher } from '@rondelle/members/accounts/password-hash.ts';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import { createFolderMailer } from '@rondelle/infra/mail/folder-mailer.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import { createLogger } from '@rondelle/infra/telemetry/logger.ts';
import type { Tables } from '@rondelle/projections/views/schema.ts';
import { createHintBus } from '@rondelle/projector/publish.ts';
import { expect } from 'vitest';
import { startAccountsSite } from '../../flow/accounts-site.ts';
import { webFixture } from '../../support/web-fixture.ts';

const password = 'glace-bleue-et-bâtons';
/** Every kind of caller: the roles, and members who lost or changed their role after they got a token. */
export const people = [...roles, 'banned', 'deleted', 'impersonating'] as const;
export type Person = (typeof people)[number];

/** The current role of a person, whatever it was when they got their token. */
export const roleOf = (person: Person): Role => {
  if (person === 'impersonating') return 'superAdmin';
  return person === 'banned' || person === 'deleted' ? 'visitor' : person;
};

/** The bearer token and the URL of the gateway (default: the first). */
export type Sent = { readonly token?: string | undefined; readonly at?: string };

/** Starts two gateways of one site and opens a session for every person except the visitor. */
export const startEverybody = async () => {
  const site = await startAccountsSite();
  const web = await webFixture();
  const other = await startGateway({
    port: 0,
    host: '127.0.0.1',
    db: createDb<Tables>(site.pool),
    log: site.log,
    hints: createHintBus(),
    web,
    mailer: createFolderMailer(path.join(tmpdir(), 'rondelle-no-mails')),
    logger: createLogger('silent'),
  });
  const tokens = new Map<Person, string>();
  const accounts = createDb<AccountTables>(site.pool);
  const post = (url: string, body: object, { token, at = site.url }: Sent = {}) =>
    fetch(`${at}${url}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
  const get = (url: string, { token, at = site.url }: Sent = {}) =>
    fetch(`${at}${url}`, { headers: token ? { authorization: `Bearer ${token}` } : {} });
  const passwordHash = await createPasswordHasher().hash(password);
  const register = async (username: string, role: MemberRole): Promise<string> => {
    const email = `${username}@example.org`;
    await addMember(accounts, { username, email, passwordHash, language: 'fr', role, verified: true });
    const response = await post('/api/v1/auth/login', { login: username, password });
    return ((await response.json()) as { token: string }).token;
  };
  const numberOf = async (username: string) => (await findByUsername(accounts, username))?.number ?? 0;

  for (const role of memberRoles) tokens.set(role, await register(role, role));
  for (const name of ['banned', 'deleted'] as const) tokens.set(name, await register(name, 'masterAdmin'));
  const master = await register('keeper', 'superAdmin');
  for (const [name, act] of [
    ['banned', 'ban'],
    ['deleted', 'erase'],
  ] as const) {
    const token = tokens.get(name);
    const uid = await numberOf(name);
    // Both gateways see each session once before it changes, so that a stale cached session would show.
    for (const at of [site.url, other.url])
      expect((await get('/api/v1/auth/user', { token, at })).status).toBe(200);
    await accounts.updateTable('accounts.members').set({ role: 'admin' }).where('number', '=', uid).execute();
    const done = await post(`/trpc/member.${act}`, { uid, what: 'account' }, { token: master });
    expect(done.status).toBe(200);
  }
  const admin = await register('stands-in', 'masterAdmin');
  tokens.set('impersonating', admin);
  const impersonation = await post('/api/v1/auth/impersonate', { username: 'superAdmin' }, { token: admin });
  expect(impersonation.status).toBe(200);
  return {
    site,
    gateways: [site.url, other.url] as const,
    tokens,
    accounts,
    post,
    get,
    numberOf,
    stop: async () => {
      await other.close();
      await site.stop();
      await web.remove();
    },
  };
};
export type Everybody = Awaited<ReturnType<typeof startEverybody>>;
