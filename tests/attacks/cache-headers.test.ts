import type { MemberRole } from '@rondelle/contracts/membership/roles.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { originOf } from '../flow/client.ts';
import { leaguePage } from '../flow/gateway-site.ts';
import { startWritingSite, type WritingSite } from '../flow/writing-site.ts';

let site: WritingSite;
let session: Record<string, string>;
const tokenOf = async (name: string, role: MemberRole): Promise<string> =>
  (await site.member(name, role)).token ?? '';
beforeAll(async () => {
  site = await startWritingSite();
  session = { cookie: `session=${await tokenOf('Gardien', 'admin')}` };
});
afterAll(() => site?.stop());

type RequestOptions = {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
};
const headersOf = async (path: string, { method = 'GET', headers = {}, body }: RequestOptions = {}) => {
  const reply = await fetch(site.url + path, {
    method,
    headers: { ...(method === 'GET' ? {} : { origin: originOf(site.url) }), ...headers },
    redirect: 'manual',
    ...(body !== undefined && { body }),
  });
  await reply.arrayBuffer();
  const [cache, vary] = ['cache-control', 'vary'].map((name) => reply.headers.get(name));
  return { status: reply.status, cache, vary };
};

const json = { 'content-type': 'application/json' };
const input = (value: object) => `input=${encodeURIComponent(JSON.stringify(value))}`;
const league = input({ lang: 'fr', sid: '2021-2022', cid: 1, rid: 1 });

describe('responses to visitors', () => {
  test.each<[string, string, number, string | null]>([
    ['a page', leaguePage, 200, 'accept-encoding'],
    ['an unknown page', '/fr/nulle-part', 404, 'accept-encoding'],
    ['an unknown page, without a language', '/nulle-part', 404, 'accept-language, cookie'],
    ['a page about a thing that does not exist', '/fr/2021-2022/g-999999', 404, 'accept-encoding'],
    ['a page that fails', '/fr/a-propos', 500, 'accept-encoding'],
    ['a path that has moved', '/fr', 301, null],
    ['the root', '/', 302, 'accept-language, cookie'],
    ['a path without a language', '/a-propos', 302, 'accept-language, cookie'],
    ['a malformed path', '/fr/%ff', 302, null],
    ['a query', `/trpc/league.table?${league}`, 200, 'accept-encoding'],
    ['a query that is refused', `/trpc/league.table?${input({ lang: 'fr' })}`, 400, 'accept-encoding'],
    ['an unknown query', '/trpc/nothing.here', 404, 'accept-encoding'],
    ['a query for members', `/trpc/account.me?${input({ lang: 'fr' })}`, 200, 'accept-encoding'],
    ['a REST call', '/api/v1/league?lang=fr&sid=2021-2022&cid=1&rid=1', 200, 'accept-encoding'],
    ['a REST call that is refused', '/api/v1/league?lang=fr', 400, 'accept-encoding'],
    ['an unknown REST call', '/api/v1/nothing', 404, 'accept-encoding'],
    ['the description of the calls', '/api/v1/openapi.json', 200, 'accept-encoding'],
    ['the sitemap', '/sitemap.xml', 200, 'accept-encoding'],
    ['a file that can change', '/favicon.svg', 200, 'accept-encoding'],
    ['a file that does not exist', '/nothing.png', 404, null],
  ])('%s is revalidated each time', async (_, path, status, vary) => {
    expect(await headersOf(path)).toEqual({ status, cache: 'no-cache', vary });
  });
});

describe('responses to members', () => {
  test.each<[string, string, number]>([
    ['a page', leaguePage, 200],
    ['a public query', `/trpc/league.table?${league}`, 200],
    ['an unknown page', '/fr/nulle-part', 404],
    ['a page about a thing that does not exist', '/fr/2021-2022/g-999999', 404],
    ['a page that fails', '/fr/a-propos', 500],
    ['a path that has moved', '/fr', 301],
    ['the sitemap', '/sitemap.xml', 200],
    ['a REST call', '/api/v1/league?lang=fr&sid=2021-2022&cid=1&rid=1', 200],
    ['a REST call that is refused', '/api/v1/league?lang=fr', 400],
  ])('%s is private and revalidated each time', async (_, path, status) => {
    const { cache, ...rest } = await headersOf(path, { headers: session });
    expect([rest.status, cache]).toEqual([status, 'private, no-cache']);
    const bearer = { authorization: `Bearer ${'x'.repeat(43)}` };
    expect((await headersOf(path, { headers: bearer })).cache).toBe('private, no-cache');
  });

  test.each<[string, string, RequestOptions, number]>([
    ['a query of their own', `/trpc/account.me?${input({ lang: 'fr' })}`, {}, 200],
    ['a query of members', `/trpc/notification.count?${input({ lang: 'fr' })}`, {}, 200],
    ['a command', '/trpc/account.logIn', { method: 'POST', headers: json, body: '{}' }, 400],
    ['the page of the logs', '/fr/admin/journaux', {}, 200],
    ['an account call', '/api/v1/auth/user', {}, 200],
  ])('%s is not stored at all', async (_, path, options, status) => {
    const reply = await headersOf(path, { ...options, headers: { ...options.headers, ...session } });
    expect([reply.status, reply.cache]).toEqual([status, 'private, no-store']);
  });
});

describe('responses that are valid only for a moment', () => {
  test.each<[string, string, number]>([
    ['the health check', '/healthz', 200],
    ['the readiness check', '/readyz', 200],
    ['a page for members', '/fr/tableau-de-bord', 302],
    ['a page for administrators', '/fr/admin/membres', 302],
  ])('%s is not stored', async (_, path, status) => {
    const { status: responseStatus, cache } = await headersOf(path);
    expect(responseStatus).toBe(status);
    expect(cache).toBe('no-store');
  });

  test('the response to a submitted form is not stored', async () => {
    const reply = await headersOf('/fr/connexion', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'login=a',
    });
    expect([reply.status, reply.cache]).toEqual([303, 'no-store']);
  });

  test('the refusal of a visitor’s command is revalidated each time', async () => {
    const reply = await headersOf('/trpc/account.logIn', {
      method: 'POST',
      headers: json,
      body: '{}',
    });
    expect([reply.status, reply.cache]).toEqual([400, 'no-cache']);
  });
});

test('a file with a content hash in its name is public and immutable', async () => {
  expect((await headersOf('/assets/app-abc123.js')).cache).toBe('public, max-age=31536000, immutable');
});
