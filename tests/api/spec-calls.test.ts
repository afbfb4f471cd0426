import { languages, type Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { isRequired, type RestRoute, restRoutes } from '@rondelle/gateway/rest/routes.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type SpecCall, specCalls } from './support/spec-calls.ts';
import { kinds, type SpecSite, startSpecSite } from './support/spec-site.ts';

let site: SpecSite;
beforeAll(async () => {
  site = await startSpecSite();
});
afterAll(() => site?.stop());

/** Parameters of searches: an unknown id returns an empty list, not a 404. */
const filters: Readonly<Record<string, readonly string[]>> = {
  '/search/teams': ['cid', 'lid', 'tid'],
  '/search/tournaments/{tid}/teams': ['sid'],
  '/search/regions': ['cid'],
  '/search/divisions': ['cid', 'rid'],
};

type Call = {
  readonly call: string;
  readonly fields: readonly string[] | null;
  readonly route: RestRoute;
  readonly query: URLSearchParams;
};
const callOf = ([call, fields]: SpecCall): Call => {
  const [path, query] = call.split('?');
  const route = restRoutes.find((one) => one.method === 'GET' && one.path === path);
  if (!route) throw new Error(`no route for ${call}`);
  return { call, fields: fields?.split(' ') ?? null, route, query: new URLSearchParams(query) };
};

/** The path of a call with some parameters changed; null leaves one out. */
const addressOf = ({ route, query }: Call, changes: Readonly<Record<string, string | null>> = {}): string => {
  const changed = new URLSearchParams();
  for (const [name, value] of query) changed.set(name, value || (site.values[name] ?? ''));
  const path = route.path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => changes[name] ?? site.values[name] ?? '',
  );
  for (const [name, value] of Object.entries(changes))
    if (value === null) changed.delete(name);
    else if (!route.path.includes(`{${name}}`)) changed.set(name, value);
  return `${path}?${changed.toString()}`;
};

type RequestOptions = { readonly lang?: Language | 'de'; readonly headers?: Record<string, string> };
const get = async (address: string, { lang, headers = {} }: RequestOptions = {}) => {
  const url = new URL(`${site.url}/api/v1${address}`);
  if (lang) url.searchParams.set('lang', lang);
  const response = await fetch(url, { headers });
  const text = await response.text();
  return {
    status: response.status,
    type: response.headers.get('content-type')?.replace('+json; charset=utf-8', '+json'),
    headers: response.headers,
    body: (text === '' ? null : JSON.parse(text)) as Record<string, unknown>,
  };
};
const bearer = () => ({ authorization: `Bearer ${site.token}` });
const problem = 'application/problem+json';

const expectFields = ({ fields }: Call, body: unknown) => {
  if (fields === null) expect(body).toEqual(expect.any(Array));
  else expect(Object.keys(body as object)).toEqual(expect.arrayContaining([...fields]));
};

/** Values of which the schema of a parameter refuses some: of seasons, ids, moments and texts. */
const wrongValues = [
  '',
  ...`x 0 -1 2021 2024-2026 2024-10-01 2147483648 ${'9'.repeat(20)} ${'x'.repeat(81)}`.split(' '),
];

/** Expects a problem for each parameter of the route that is unknown, invalid or missing. */
const expectProblems = async (call: Call, headers: Record<string, string> = {}) => {
  const invalid = async (name: string, value: string | null) => {
    const { status, type, body } = await get(addressOf(call, { [name]: value }), { headers });
    expect([name, value, status, type]).toEqual([name, value, 400, problem]);
    expect(body).toMatchObject({ type: 'request/invalid', parameter: name });
    expect(body['title']).toMatch(new RegExp(`^paramètre invalide(?: ou manquant)?\\s: ${name}`, 'u'));
  };
  for (const { name, in: where, schema } of call.route.parameters) {
    if (where === 'query' && isRequired(schema)) await invalid(name, null);
    const entity = kinds.find(({ ids }) => name in ids);
    const wrong = wrongValues.filter((value) => !z.safeParse(schema, value).success);
    if (entity)
      expect([name, wrong]).toEqual([
        name,
        expect.arrayContaining(['x', '0', '-1', '2147483648', '9'.repeat(20)]),
      ]);
    // An empty value is the same as none.
    for (const value of wrong) if (value !== '' || isRequired(schema)) await invalid(name, value);
    if (!entity) continue;
    const unknownId = entity.kind === 'season' ? '1999-2000' : '99999';
    const isFilter = filters[call.route.path]?.includes(name) ?? false;
    for (const lang of languages) {
      const { status, type, body } = await get(addressOf(call, { [name]: unknownId }), { lang, headers });
      if (isFilter) expect([name, status]).toEqual([name, 200]);
      else {
        const expected = { type: `${entity.kind}/unknown`, title: entity[lang], parameter: name };
        expect([status, type, body]).toEqual([404, problem, { status: 404, ...expected }]);
      }
    }
  }
};

describe.each(specCalls.open.map(callOf))('GET $call', (call) => {
  test('responds in both languages and allows any origin', async () => {
    for (const lang of languages) {
      const { status, type, headers, body } = await get(addressOf(call), { lang });
      expect([status, type]).toEqual([200, 'application/json; charset=utf-8']);
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expectFields(call, body);
    }
  });

  test('responds with 304 when nothing changed', async () => {
    const { headers } = await get(addressOf(call));
    const again = await get(addressOf(call), { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    expect([again.status, again.body]).toEqual([304, null]);
  });

  test('returns 404 for unknown entities and 400 for invalid or missing parameters', async () => {
    await expectProblems(call);
    expect((await get(addressOf(call), { lang: 'de' })).body).toMatchObject({
      status: 400,
      parameter: 'lang',
    });
  });
});

describe.each(specCalls.own.map(callOf))('GET $call, logged in', (call) => {
  test('responds with a token and returns 401 without one', async () => {
    const result = await get(addressOf(call), { headers: bearer() });
    expect(result.status).toBe(200);
    expectFields(call, result.body);
    expect(result.headers.get('access-control-allow-origin')).toBeNull();
    const stranger = await get(addressOf(call), { lang: 'fr' });
    expect([stranger.status, stranger.body['title']]).toEqual([
      401,
      'vous devez être connecté pour effectuer cette action',
    ]);
    await expectProblems(call, bearer());
  });
});

const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
  const response = await fetch(`${site.url}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as unknown };
};

test('autocomplete returns at most twenty named entities', async () => {
  const { status, body } = await post('/autocomplete', { query: 'equipe' });
  expect([status, (body as unknown[]).length > 0, (body as unknown[]).length <= 20]).toEqual([
    200,
    true,
    true,
  ]);
  expect(body).toContainEqual(expect.objectContaining({ n: expect.stringContaining('Équipe') as unknown }));
  expect(await post('/autocomplete', { query: '' })).toMatchObject({
    status: 400,
    body: { parameter: 'query' },
  });
});

const redirect = (kind: string, fields: object) =>
  post(`/redirect/${kind}`, { sid: site.values['sid'], ...fields });

test('old ids redirect to new paths', async () => {
  expect(await redirect('category', { ClassID: '1' })).toEqual({
    status: 200,
    body: '/fr/2021-2022/c-1-m11',
  });
  expect(await redirect('team', { HomeID: 1 })).toEqual({
    status: 200,
    body: '/fr/2021-2022/c-1-m11/r-1-montreal/e-1-equipe-1',
  });
  expect(await redirect('rivals', { HomeID1: 1, HomeID2: 3 })).toEqual({
    status: 200,
    body: '/fr/2021-2022/e1-1-equipe-1/e2-3-equipe-3',
  });
  expect((await redirect('category', { ClassID: 0 })).status).toBe(400);
  expect((await redirect('rivals', { HomeID1: 1 })).status).toBe(400);
  expect((await redirect('team', { HomeID: 999 })).status).toBe(404);
});

test.each([
  ['/saison2021-2022/categories.php?ClassID=1', 301, '/fr/2021-2022/c-1-m11'],
  ['/saison2021-2022/equipes.php?HomeID=1', 301, '/fr/2021-2022/c-1-m11/r-1-montreal/e-1-equipe-1'],
  ['/saison2021-2022/rivalites.php?HomeID1=1&HomeID2=3', 301, '/fr/2021-2022/e1-1-equipe-1/e2-3-equipe-3'],
  ['/saison2021-2022/categories.php?ClassID=0', 301, '/fr/2021-2022'],
  ['/saison2021-2022/equipes.php?HomeID=999', 302, '/fr/2021-2022'],
  ['/saison2021-2022/participez.php?show=tournois', 301, '/fr/2021-2022/tournois'],
  ['/saison2021-2022/superviseurs.php', 301, '/fr/2021-2022/superviseurs'],
  ['/saison2021-2022/equipes_liste.php', 301, '/fr/2021-2022/equipes'],
  ['/saison2021-2022', 301, '/fr/2021-2022'],
  ['/hockey/a-propos', 301, '/fr/a-propos'],
])('the old page %s redirects permanently', async (path, status, target) => {
  const response = await fetch(site.url + path, { redirect: 'manual', headers: { accept: 'text/html' } });
  expect([response.status, response.headers.get('location')]).toEqual([status, target]);
});

test('a token is not refreshed, and logging out ends its session', async () => {
  for (const [lang, text] of [
    ['fr', 'le renouvellement du jeton est désactivé\u00a0: connectez-vous de nouveau'],
    ['en', 'token refresh is disabled: log in again'],
  ] as const)
    expect((await get('/auth/refresh', { lang })).body).toMatchObject({ status: 403, title: text });
  const leaver = await site.member('Partante', 'member', 'api');
  const headers = { authorization: `Bearer ${leaver.token ?? ''}` };
  expect((await get('/auth/logout', { headers })).status).toBe(200);
  expect((await get('/auth/user', { headers })).status).toBe(401);
});

const login = (password: string) => post('/auth/login', { login: 'Revenante', password });

test('a login returns a token, and a wrong password does not', async () => {
  await site.member('Revenante');
  const entered = await login('glace-bleue-et-bâtons');
  expect(entered).toMatchObject({ status: 200, body: { token: expect.any(String) as unknown } });
  expect((await login('une-autre-glace')).status).toBe(401);
});
