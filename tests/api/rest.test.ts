import { Validator } from '@seriousme/openapi-schema-validator';
import { bodyExample, describedSchema } from '@rondelle/gateway/rest/openapi-schemas.ts';
import { openApiDocument } from '@rondelle/gateway/rest/openapi.ts';
import { type RestRoute, restRoutes } from '@rondelle/gateway/rest/routes.ts';
import { languages } from '@rondelle/contracts/competition/vocabulary.ts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyQuery } from './support/every-query.ts';
import { restAddress } from './support/rest-address.ts';
import { openSite, type Site } from './support/site.ts';
import { addSupervisor, type Ids, idsIn, withSmallSeason } from './support/small-season.ts';

/** Routes without a token and without a body. */
const publicRoutes = restRoutes.filter(({ isPublic, method }) => isPublic && method === 'GET');

let site: Site;
let ids: Ids & { uid: number };
beforeAll(async () => {
  site = await openSite();
  await withSmallSeason((folder) => site.importFolder(folder));
  ids = { ...(await idsIn(site)), uid: await addSupervisor(site) };
});
afterAll(() => site?.close());

const inputOf = (route: RestRoute): Readonly<Record<string, unknown>> => {
  const query = everyQuery(ids).find(({ path }) => path === route.procedure);
  if (!query) throw new Error(`no query for ${route.procedure}`);
  return query.input;
};

test('the public routes are exactly those that other programs rely on', () => {
  expect(publicRoutes.map(({ path }) => path).toSorted()).toEqual([
    '/activity',
    '/categories/{cid}',
    '/cities',
    '/cities/{ciid}',
    '/divisions/{did}',
    '/events/{event}',
    '/forum/posts',
    '/forum/topics',
    '/forum/topics/{fid}',
    '/games/scores',
    '/games/{gid}',
    '/games/{gid}/effect',
    '/games/{gid}/history',
    '/leaderboard',
    '/league',
    '/league/forecast',
    '/league/history',
    '/league/moves',
    '/league/under',
    '/league/what-if',
    '/leagues',
    '/log/chain',
    '/nav',
    '/open-data',
    '/organizations',
    '/organizations/{oid}',
    '/places/teams',
    '/places/tournaments',
    '/posts',
    '/posts/{post}',
    '/regions/{rid}',
    '/search',
    '/search/categories',
    '/search/divisions',
    '/search/leagues',
    '/search/locations',
    '/search/places',
    '/search/regions',
    '/search/teams',
    '/search/tournaments',
    '/search/tournaments/{tid}/teams',
    '/seasons/{seasonSlug}',
    '/seasons/{seasonSlug}/forecasts',
    '/seasons/{seasonSlug}/ratings',
    '/site/online',
    '/site/privacy',
    '/site/stats',
    '/site/welcome-message',
    '/statistics',
    '/supervisors/{suid}',
    '/teams/list',
    '/teams/rivals',
    '/teams/{eid}',
    '/teams/{eid}/forecast',
    '/teams/{eid}/history',
    '/teams/{eid}/opponents',
    '/teams/{eid}/stats',
    '/timeline',
    '/tournaments',
    '/tournaments/{tid}',
    '/tournaments/{tid}/forecast',
    '/tournaments/{tid}/history',
    '/users/{uid}',
    '/venues',
    '/venues/{city}/{venue}',
    '/videos',
    '/videos/{vid}',
  ]);
});

test('every parameter in the path of a route is a parameter of its procedure', () => {
  for (const { path, parameters } of restRoutes) {
    const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => `{${name}}`);
    expect([path, inPath.toSorted()]).toEqual([path, (path.match(/\{\w+\}/g) ?? []).toSorted()]);
  }
});

describe.each(languages)('in %s', (lang) => {
  test('every route returns what its procedure returns', async () => {
    for (const route of publicRoutes) {
      const input = { ...inputOf(route), lang };
      const { status, type, body } = await site.get(restAddress(route, input));
      expect([route.path, status, type]).toEqual([route.path, 200, 'application/json; charset=utf-8']);
      expect(body, route.path).toEqual(await site.call(route.procedure, input));
    }
  });

  test('every response and every problem matches the OpenAPI document', async () => {
    const document = openApiDocument();
    const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: false });
    ajv.addSchema({ $id: 'https://rondelle.test/openapi.json', ...document });
    const matches = (operation: string, status: number, type: string, body: unknown) => {
      const escaped = [operation, 'get', 'responses', String(status), 'content', type, 'schema'];
      const pointer = escaped.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');
      const $ref = `https://rondelle.test/openapi.json#/paths/${encodeURI(pointer)}`;
      const validate = ajv.compile({ $ref });
      expect([operation, validate(body), validate.errors]).toEqual([operation, true, null]);
    };
    for (const route of publicRoutes) {
      const operation = `/api/v1${route.path}`;
      const received = await site.get(restAddress(route, { ...inputOf(route), lang }));
      matches(operation, 200, 'application/json', received.body);
      const refused = await site.get(restAddress(route, { ...inputOf(route), lang: 'de' }));
      expect(refused.status).toBe(400);
      matches(operation, 400, 'application/problem+json', refused.body);
    }
  });
});

test('the document is valid OpenAPI 3.1', async () => {
  const { status, body } = await site.get('/api/v1/openapi.json');
  expect(status).toBe(200);
  const validator = new Validator();
  const result = await validator.validate(body as Record<string, unknown>);
  expect(result.errors ?? []).toEqual([]);
  expect([result.valid, validator.version]).toEqual([true, '3.1']);
});

describe('the examples of the OpenAPI document', () => {
  type Parameter = { name: string; in: string; required: boolean; example?: string | number };
  const operations = Object.entries(openApiDocument().paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

  test('have a value for every required parameter', () => {
    for (const { path, method, operation } of operations) {
      const parameters = operation.parameters as readonly Parameter[];
      const missing = parameters.filter(
        (one) => one.in !== 'header' && one.required && one.example === undefined,
      );
      expect([method, path, missing.map(({ name }) => name)]).toEqual([method, path, []]);
      const content = 'requestBody' in operation ? JSON.stringify(operation.requestBody) : '"example"';
      expect([method, path, content.includes('"example"')]).toEqual([method, path, true]);
    }
  });

  // Games in the log and regions with leagues differ from site to site.
  test('are requests that get a response with status 200', async () => {
    const own: Readonly<Record<string, string>> = { event: `game-${ids.game('g2')}.0`, rid: '1' };
    for (const route of publicRoutes) {
      const { operation } =
        operations.find(({ path, method }) => path === `/api/v1${route.path}` && method === 'get') ?? {};
      const query = new URLSearchParams();
      let path: string = route.path;
      for (const { name, in: where, required, example } of (operation?.parameters ??
        []) as readonly Parameter[]) {
        if (where === 'path') path = path.replace(`{${name}}`, own[name] ?? String(example));
        else if (required || name === 'query') query.set(name, own[name] ?? String(example));
      }
      const { status, body } = await site.get(`/api/v1${path}?${query.toString()}`);
      expect([path, status, status === 200 ? null : body]).toEqual([path, 200, null]);
    }
  });

  test('are bodies that the schemas accept', () => {
    for (const route of restRoutes) {
      const example = bodyExample(route);
      if (!example) continue;
      const inPath = route.parameters.filter((one) => one.in === 'path');
      const ids = Object.fromEntries(
        inPath.map(({ field, schema }) => [field, describedSchema(schema).example]),
      );
      const { error } = route.input.safeParse({ ...ids, commandId: crypto.randomUUID(), ...example });
      expect([route.procedure, error?.issues ?? []]).toEqual([route.procedure, []]);
    }
  });
});

test('every parameter in a path or a query has a description', () => {
  for (const { path, parameters } of restRoutes) {
    const sent = parameters.filter((one) => one.in === 'path' || one.in === 'query');
    const silent = sent.filter(({ schema }) => !describedSchema(schema).description);
    expect([path, silent.map(({ name }) => name)]).toEqual([path, []]);
  }
});

test('the document describes the parameters of a route and their types', () => {
  const parameters = openApiDocument().paths['/api/v1/league']?.['get']?.parameters ?? [];
  expect(parameters.map(({ name, in: where, required }) => [name, where, required])).toEqual([
    ['lang', 'query', false],
    ['sid', 'query', true],
    ['cid', 'query', true],
    ['rid', 'query', true],
    ['did', 'query', false],
    ['playedBy', 'query', false],
    ['knownAt', 'query', false],
    ['whatIf', 'query', false],
  ]);
  const schemas = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]));
  expect(schemas['lang']).toMatchObject({ type: 'string', enum: ['fr', 'en'], default: 'fr' });
  expect(schemas['cid']).toMatchObject({ type: 'integer' });
  expect(schemas['playedBy']).toMatchObject({ type: 'string', format: 'date' });
});

test('the menu names the current season, and a league has its documented fields', async () => {
  const nav = await site.get('/api/v1/nav?season=2023-2024');
  expect(nav.body).toMatchObject({ currentSeason: { slug: '2023-2024' } });
  const { body } = await site.get(`/api/v1/league?sid=2024-2025&cid=${ids.cid}&rid=${ids.rid}`);
  const { league, standings } = body as { league: object; standings: readonly object[] };
  const promised = ['id', 'name', 'season', 'category', 'region', 'division'];
  expect(Object.keys(league)).toEqual(expect.arrayContaining(promised));
  const columns =
    'rank team gamesPlayed wins losses ties overtimeWins overtimeLosses shootoutWins shootoutLosses points fairPlayPoints totalPoints goalsFor goalsAgainst goalDifference streak lastFive home away tieBreak';
  expect(Object.keys(standings[0] ?? {})).toEqual(expect.arrayContaining(columns.split(' ')));
});
