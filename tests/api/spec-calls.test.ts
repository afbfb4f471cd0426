import { randomUUID } from 'node:crypto';
import { languages, type Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aGame, startWritingSite, type WritingSite } from '../flow/writing-site.ts';

// The calls of the written specification, copied from it: other programs rely on them, whatever the code does.

let site: WritingSite;
let token = '';
const ids: Record<string, string | number> = {
  sid: '2021-2022',
  cid: 1,
  rid: 1,
  did: 1,
  tid: 1,
  eid: 1,
  eid2: 3,
  ciid: 1,
  oid: 1,
};
beforeAll(async () => {
  site = await startWritingSite();
  const data = { leagueId: 11, seasonId: 1, teamId: 1, divisionId: 1 };
  await site.write([{ stream: 'league-11', event: { type: 'TeamMovedToDivision', data } }]);
  const name = { fr: 'Magog', en: 'Magog' };
  await site.write([
    {
      stream: 'city-1',
      event: { type: 'CityAdded', data: { cityId: 1, key: null, name, regionId: null, at: null } },
    },
    {
      stream: 'organization-1',
      event: { type: 'OrganizationAdded', data: { organizationId: 1, key: null, name, cityId: 1 } },
    },
  ]);
  const program = await site.member('Pointeuse', 'member', 'api');
  token = program.token ?? '';
  const entered = await fetch(`${site.url}/api/v1/games`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify(aGame),
  });
  const { id } = (await entered.json()) as { id: number };
  const joined = await program.mutate('supervision.join', { kind: 'league', id: 11, seasonId: 1 });
  expect([entered.status, joined.status]).toEqual([201, 200]);
  const me = await program.query<{ id: number }>('account.me', {});
  Object.assign(ids, { gid: id, uid: me.data.id, suid: me.data.id });
});
afterAll(() => site?.stop());

type Texts = Readonly<Record<Language, string>>;
const unknown = {
  city: { fr: 'ville introuvable', en: 'city not found' },
  organization: { fr: 'organisation introuvable', en: 'organization not found' },
  category: { fr: 'catégorie introuvable', en: 'category not found' },
  division: { fr: 'division introuvable', en: 'division not found' },
  game: { fr: 'match introuvable', en: 'game not found' },
  league: { fr: 'ligue introuvable', en: 'league not found' },
  region: { fr: 'région introuvable', en: 'region not found' },
  season: { fr: 'saison introuvable', en: 'season not found' },
  supervisor: { fr: 'superviseur introuvable', en: 'supervisor not found' },
  tournament: { fr: 'tournoi introuvable', en: 'tournament not found' },
  user: { fr: 'utilisateur introuvable', en: 'user not found' },
  team: { fr: 'cette équipe n’existe plus', en: 'this team no longer exists' },
} satisfies Record<string, Texts>;
type Unknown = keyof typeof unknown;

type Call = {
  /** The URL; `{name}` stands for an id of the tested site. */
  readonly asks: string;
  /** The shape of the response: fields of an object, or a list. */
  readonly answers: readonly string[] | 'list';
  /** A URL with an unknown id, and the kind of its entity. */
  readonly misses?: readonly [string, Unknown];
  /** A URL with an invalid parameter. */
  readonly refuses?: string;
};

/** Public calls. */
const open: readonly Call[] = [
  {
    asks: '/nav?season={sid}',
    answers: ['currentSeason', 'seasons', 'regions', 'categories'],
    misses: ['/nav?season=1999-2000', 'season'],
    refuses: '/nav?season=2021',
  },
  {
    asks: '/seasons/{sid}',
    answers: ['id', 'slug', 'regions', 'categories', 'tournaments', 'supervisors'],
    misses: ['/seasons/1999-2000', 'season'],
    refuses: '/seasons/lately',
  },
  {
    asks: '/teams/list?sid={sid}&fcid={cid}',
    answers: ['categories', 'teams'],
    misses: ['/teams/list?sid={sid}&fcid=999', 'category'],
    refuses: '/teams/list?fcid=1',
  },
  {
    asks: '/teams/{eid}?sid={sid}',
    answers: ['team', 'supervisors'],
    misses: ['/teams/999?sid={sid}', 'team'],
    refuses: '/teams/0?sid={sid}',
  },
  {
    asks: '/teams/{eid}/stats',
    answers: ['team', 'streaks', 'feats'],
    misses: ['/teams/999/stats', 'team'],
    refuses: '/teams/x/stats',
  },
  {
    asks: '/teams/rivals?sid={sid}&eid1={eid}&eid2={eid2}',
    answers: ['teams'],
    misses: ['/teams/rivals?sid={sid}&eid1=1&eid2=999', 'team'],
    refuses: '/teams/rivals?sid={sid}&eid1=1',
  },
  { asks: '/games/{gid}', answers: ['game'], misses: ['/games/9999', 'game'], refuses: '/games/-1' },
  {
    asks: '/games/scores?sid={sid}',
    answers: ['games', 'dates'],
    misses: ['/games/scores?sid=1999-2000', 'season'],
    refuses: '/games/scores',
  },
  {
    asks: '/regions/{rid}',
    answers: ['id', 'name', 'leagues'],
    misses: ['/regions/999', 'region'],
    refuses: '/regions/x',
  },
  {
    asks: '/divisions/{did}',
    answers: ['id', 'name'],
    misses: ['/divisions/999', 'division'],
    refuses: '/divisions/0',
  },
  {
    asks: '/categories/{cid}',
    answers: ['id', 'name', 'regions', 'leagues'],
    misses: ['/categories/999', 'category'],
    refuses: '/categories/x',
  },
  {
    asks: '/supervisors/{suid}',
    answers: ['supervisor', 'seasons'],
    misses: ['/supervisors/999', 'supervisor'],
    refuses: '/supervisors/x',
  },
  { asks: '/users/{uid}', answers: ['user'], misses: ['/users/999', 'user'], refuses: '/users/0' },
  {
    asks: '/league?sid={sid}&cid={cid}&rid={rid}',
    answers: ['league', 'teams', 'standings', 'chart'],
    misses: ['/league?sid={sid}&cid=2&rid=999', 'region'],
    refuses: '/league?sid={sid}&cid={cid}',
  },
  {
    asks: '/league?sid={sid}&cid={cid}&rid={rid}&did={did}',
    answers: ['league', 'teams', 'standings'],
    misses: ['/league?sid={sid}&cid={cid}&rid={rid}&did=999', 'division'],
    refuses: '/league?sid={sid}&cid={cid}&rid={rid}&did=x',
  },
  {
    asks: '/tournaments/{tid}',
    answers: ['tournament', 'tournamentCategories'],
    misses: ['/tournaments/999', 'tournament'],
    refuses: '/tournaments/x',
  },
  { asks: '/forum/posts', answers: ['posts', 'notice'] },
  {
    asks: '/leaderboard?sid={sid}&cid={cid}&page=1',
    answers: ['leaders', 'paging'],
    misses: ['/leaderboard?sid={sid}&cid=999', 'category'],
    refuses: '/leaderboard?sid={sid}&page=0',
  },
  {
    asks: '/search?sid={sid}&query=equipe',
    answers: ['teams', 'tournaments', 'categories', 'regions', 'divisions', 'leagues', 'locations', 'places'],
    misses: ['/search?sid=1999-2000&query=a', 'season'],
    refuses: '/search?sid={sid}&query=',
  },
  {
    asks: '/search/teams?sid={sid}&lid=11&query=equipe',
    answers: 'list',
    misses: ['/search/teams?sid=1999-2000&query=a', 'season'],
    refuses: '/search/teams?sid={sid}&lid=x',
  },
  {
    asks: '/search/tournaments?sid={sid}&query=tournoi',
    answers: 'list',
    misses: ['/search/tournaments?sid=1999-2000&query=a', 'season'],
    refuses: '/search/tournaments?query=a',
  },
  {
    asks: '/search/tournaments/{tid}/teams?sid={sid}&query=equipe',
    answers: 'list',
    misses: ['/search/tournaments/999/teams?sid={sid}&query=a', 'tournament'],
    refuses: '/search/tournaments/x/teams?query=a',
  },
  {
    asks: '/search/categories?sid={sid}&query=m11',
    answers: 'list',
    misses: ['/search/categories?sid=1999-2000&query=a', 'season'],
    refuses: '/search/categories?query=a',
  },
  {
    asks: '/search/regions?sid={sid}&cid={cid}&query=montreal',
    answers: 'list',
    misses: ['/search/regions?sid=1999-2000&query=a', 'season'],
    refuses: '/search/regions?sid={sid}&cid=x',
  },
  {
    asks: '/search/divisions?sid={sid}&cid={cid}&rid={rid}&query=est',
    answers: 'list',
    misses: ['/search/divisions?sid=1999-2000&query=a', 'season'],
    refuses: '/search/divisions?sid={sid}&rid=x',
  },
  {
    asks: '/search/leagues?sid={sid}&query=ligue',
    answers: 'list',
    misses: ['/search/leagues?sid=1999-2000&query=a', 'season'],
    refuses: '/search/leagues?query=a',
  },
  {
    asks: '/search/locations?query=montreal',
    answers: 'list',
    misses: ['/search/locations?query=a&sid=1999-2000', 'season'],
    refuses: '/search/locations?sid=x&query=a',
  },
  {
    asks: '/search/places?query=arena',
    answers: 'list',
    misses: ['/search/places?query=a&sid=1999-2000', 'season'],
    refuses: '/search/places?sid=x&query=a',
  },
  {
    asks: '/cities',
    answers: ['categories', 'count', 'cities'],
    misses: ['/cities?sid=1999-2000', 'season'],
    refuses: '/cities?sid=x',
  },
  {
    asks: '/cities/{ciid}',
    answers: ['id', 'name', 'categories', 'count'],
    misses: ['/cities/999', 'city'],
    refuses: '/cities/x',
  },
  {
    asks: '/organizations',
    answers: ['categories', 'count'],
    misses: ['/organizations?sid=1999-2000', 'season'],
    refuses: '/organizations?sid=x',
  },
  {
    asks: '/organizations/{oid}',
    answers: ['id', 'name', 'categories', 'count'],
    misses: ['/organizations/999', 'organization'],
    refuses: '/organizations/x',
  },
  {
    asks: '/places/teams?sid={sid}&cid={cid}',
    answers: ['places'],
    misses: ['/places/teams?sid={sid}&cid=999', 'category'],
    refuses: '/places/teams?cid=1',
  },
  {
    asks: '/places/tournaments?sid={sid}&cid={cid}',
    answers: ['places'],
    misses: ['/places/tournaments?sid={sid}&cid=999', 'category'],
    refuses: '/places/tournaments?cid=1',
  },
];

/** Calls that need a session. */
const own: readonly Call[] = [
  { asks: '/auth/user', answers: ['username'] },
  {
    asks: '/following?sid={sid}',
    answers: ['teams', 'tournaments', 'leagues'],
    misses: ['/following?sid=1999-2000', 'season'],
    refuses: '/following',
  },
  {
    asks: '/teams/{eid}/liked',
    answers: ['status'],
    misses: ['/teams/999/liked', 'team'],
    refuses: '/teams/x/liked',
  },
  {
    asks: '/league/liked?sid={sid}&cid={cid}&rid={rid}',
    answers: ['status'],
    misses: ['/league/liked?sid={sid}&cid={cid}&rid=999', 'region'],
    refuses: '/league/liked?sid={sid}',
  },
  {
    asks: '/league/supervised?sid={sid}&cid={cid}&rid={rid}',
    answers: ['status'],
    misses: ['/league/supervised?sid={sid}&cid={cid}&rid=999', 'region'],
    refuses: '/league/supervised?sid={sid}',
  },
  {
    asks: '/tournaments/{tid}/liked',
    answers: ['status'],
    misses: ['/tournaments/999/liked', 'tournament'],
    refuses: '/tournaments/x/liked',
  },
  {
    asks: '/tournaments/{tid}/supervised',
    answers: ['status'],
    misses: ['/tournaments/999/supervised', 'tournament'],
    refuses: '/tournaments/x/supervised',
  },
  { asks: '/dashboard', answers: ['user', 'supervisor'] },
];

const filled = (address: string): string =>
  address.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(ids[name]));

type RequestOptions = { readonly lang?: Language | 'de'; readonly headers?: Record<string, string> };
const get = async (address: string, { lang, headers = {} }: RequestOptions = {}) => {
  const path = filled(address);
  const url = `${site.url}/api/v1${path}${lang ? `${path.includes('?') ? '&' : '?'}lang=${lang}` : ''}`;
  const response = await fetch(url, { headers });
  const text = await response.text();
  return {
    status: response.status,
    type: response.headers.get('content-type')?.replace('+json; charset=utf-8', '+json'),
    headers: response.headers,
    body: (text === '' ? null : JSON.parse(text)) as Record<string, unknown>,
  };
};
const bearer = () => ({ authorization: `Bearer ${token}` });

const assertBody = ({ answers }: Call, body: unknown) => {
  if (answers === 'list') expect(body).toEqual(expect.any(Array));
  else expect(Object.keys(body as object)).toEqual(expect.arrayContaining([...answers]));
};

const assertMisses = async (call: Call, headers: Record<string, string>) => {
  if (!call.misses) return;
  const [address, kind] = call.misses;
  for (const lang of languages) {
    const { status, type, body } = await get(address, { lang, headers });
    expect([address, status, type, body['title']]).toEqual([
      address,
      404,
      'application/problem+json',
      unknown[kind][lang],
    ]);
  }
};

describe.each(open)('GET $asks', (call) => {
  test('responds in both languages and allows any origin', async () => {
    for (const lang of languages) {
      const { status, type, headers, body } = await get(call.asks, { lang });
      expect([status, type]).toEqual([200, 'application/json; charset=utf-8']);
      expect(headers.get('access-control-allow-origin')).toBe('*');
      assertBody(call, body);
    }
  });

  test('responds with 304 when nothing changed', async () => {
    const { headers } = await get(call.asks);
    const again = await get(call.asks, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    expect([again.status, again.body]).toEqual([304, null]);
  });

  test('returns 404 for unknown entities and 400 for invalid parameters', async () => {
    await assertMisses(call, {});
    if (call.refuses) {
      const { status, type, body } = await get(call.refuses);
      expect([call.refuses, status, type]).toEqual([call.refuses, 400, 'application/problem+json']);
      expect(body).toMatchObject({ type: 'request/invalid', parameter: expect.any(String) });
    }
    expect((await get(call.asks, { lang: 'de' })).body).toMatchObject({ status: 400, parameter: 'lang' });
  });
});

describe.each(own)('GET $asks, logged in', (call) => {
  test('responds with a token and returns 401 without one', async () => {
    const result = await get(call.asks, { headers: bearer() });
    expect(result.status).toBe(200);
    assertBody(call, result.body);
    expect(result.headers.get('access-control-allow-origin')).toBeNull();
    const stranger = await get(call.asks, { lang: 'fr' });
    expect([stranger.status, stranger.body['title']]).toEqual([
      401,
      'vous devez être connecté pour effectuer cette action',
    ]);
    await assertMisses(call, bearer());
    if (call.refuses) expect((await get(call.refuses, { headers: bearer() })).status).toBe(400);
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

test('old ids redirect to new paths', async () => {
  const { sid } = ids;
  const redirect = (kind: string, fields: object) => post(`/redirect/${kind}`, { sid, ...fields });
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
