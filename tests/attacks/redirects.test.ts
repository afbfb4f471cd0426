import { request } from 'node:http';
import { addMember } from '@rondelle/members/accounts/members.ts';
import { createPasswordHasher } from '@rondelle/members/accounts/password-hash.ts';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSources } from '../architecture/rules/modules.ts';
import { type AccountsSite, startAccountsSite } from '../flow/accounts-site.ts';

let site: AccountsSite;
const password = 'glace-bleue-et-bâtons';

beforeAll(async () => {
  site = await startAccountsSite();
  await addMember(createDb<AccountTables>(site.pool), {
    username: 'Étoile',
    email: 'etoile@example.org',
    passwordHash: await createPasswordHasher().hash(password),
    language: 'fr',
    verified: true,
  });
});
afterAll(() => site?.stop());

type RedirectResponse = { readonly status: number; readonly location: string | null };

/** Sends the request target unchanged: `fetch` would normalise it first. */
const get = (target: string): Promise<RedirectResponse> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site.url);
    request({ hostname, port, path: target, headers: { accept: 'text/html' } }, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, location: response.headers.location ?? null });
    })
      .once('error', reject)
      .end();
  });

/** The host to which a browser follows the location. */
const hostAfter = (location: string): string => new URL(location, 'https://rondelle.example').host;

describe('a redirected address', () => {
  test.each([
    '//evil.example/%ff',
    '/\\evil.example/%ff',
    '/\\/evil.example/%ff',
    '///evil.example/100%',
    '//evil.example/%zz?next=1',
    '/fr/..//evil.example/%ff',
    '/%2e%2e//evil.example/%ff',
    '//evil.example/..//evil.example/%ff',
    '/fr/../../\\evil.example/%ff',
    '//fr//accueil',
    '/\\fr/accueil',
    '//evil.example/fr/accueil',
    '//evil.example//',
  ])('%s redirects to no other site', async (target) => {
    const { status, location } = await get(target);
    expect([target, status < 500]).toEqual([target, true]);
    if (location === null) return;
    expect([target, hostAfter(location)]).toEqual([target, 'rondelle.example']);
    expect(location).toMatch(/^\/(?![/\\])/);
    // The redirect's own path must not look like a host either.
    const { pathname } = new URL(location, 'https://rondelle.example');
    expect([target, pathname]).toEqual([target, expect.not.stringMatching(/^\/[/\\]/)]);
  });

  test('preserves its path and its query', async () => {
    expect(await get('/fr/%ff')).toEqual({ status: 302, location: '/fr/%25ff' });
    expect(await get('//fr//2021-2022?a=b')).toEqual({ status: 301, location: '/fr/2021-2022?a=b' });
  });
});

const logIn = async (next: string) => {
  await site.pool.query('DELETE FROM accounts.attempts');
  const response = await fetch(`${site.url}/fr/connexion?next=${encodeURIComponent(next)}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ login: 'Étoile', password }),
  });
  return [response.status, response.headers.get('location')];
};

describe('a login without JavaScript', () => {
  test.each([
    '/fr/..//evil.example/accueil',
    '/fr/../..//evil.example',
    '/fr/accueil/../..//evil.example',
    '/fr/..\\\\evil.example',
    '/fr/..//fr/accueil',
    '/fr/%2e%2e//evil.example',
    '/fr/\t/evil.example',
    '/fr/accueil\r\nSet-Cookie: a=b',
    '/fr/é\nx',
    '/fr/\u2028',
    '/fr/nulle-part',
    '/api/v1/auth/logout',
    'https://evil.example/fr/accueil',
    'javascript:alert(1)',
    '//evil.example/fr/accueil',
    '',
  ])('with next %j redirects to the account page', async (next) => {
    expect(await logIn(next)).toEqual([303, '/fr/mon-compte']);
  });

  test.each([
    ['/fr/2021-2022', '/fr/2021-2022'],
    ['/en/2021-2022/c-1-m11/r-1-montreal?view=games#g', '/en/2021-2022/c-1-m11/r-1-montreal?view=games#g'],
    ['/fr/recherche?q=é"', '/fr/recherche?q=%C3%A9%22'],
    ['/fr/2021-2022/../accueil', '/fr/accueil'],
  ])('redirects to the page %s', async (next, expected) => {
    expect(await logIn(next)).toEqual([303, expected]);
  });
});

test.each([
  ['/fr/deconnexion', '/fr/connexion'],
  ['/en/logout', '/en/login'],
  ['/fr/tableau-de-bord', '/fr/connexion?next=%2Ffr%2Ftableau-de-bord'],
  ['/fr/mon-compte', '/fr/connexion?next=%2Ffr%2Fmon-compte'],
  ['/en/review?state=approved', '/en/login?next=%2Fen%2Freview%3Fstate%3Dapproved'],
])('a visitor who opens %s is redirected to %s', async (page, login) => {
  expect(await get(page)).toEqual({ status: 302, location: login });
});

test('only one function sets the location of a redirect', () => {
  const writes = /\.redirect\(|['"]location['"]\s*[,:]/i;
  const writers = [...readSources()]
    .filter(([file, text]) => file.startsWith('services/') && !file.includes('.test.') && writes.test(text))
    .map(([file]) => file);
  // Two other files may: a banner's address comes from an administrator, a sign-in provider's from the settings.
  expect(writers).toEqual([
    'services/gateway/banners/banner-files.ts',
    'services/gateway/membership/sign-in-routes.ts',
    'services/gateway/redirects/redirect-to.ts',
  ]);
});
