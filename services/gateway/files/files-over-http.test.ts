import { DomainError } from '@rondelle/contracts/errors.ts';
import { createLogger } from '@rondelle/infra/telemetry/logger.ts';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { oembed } from '../embeds/oembed.ts';
import { createWorkQueue } from '../load/work-queue.ts';
import { createCachedResponses } from '../response-cache/cached-responses.ts';
import { createOwnWritesReader } from '../response-cache/own-writes.ts';
import { createSeasonVersions } from '../response-cache/season-versions.ts';
import { filesOverHttp } from './files-over-http.ts';

const season = { id: 1, slug: '2024-2025', path: '/fr/2024-2025' };
const origin = () => 'https://rondelle.test';
let asked: [string, unknown][];
let app: FastifyInstance;
beforeEach(async () => {
  asked = [];
  const call = async (path: string, input: unknown) => {
    asked.push([path, input]);
    if (JSON.stringify(input).includes('999')) throw new DomainError('team/unknown', 'eid');
    if (path === 'game.list') return { season, of: { id: 7, name: 'Élans – Est', path: '/fr/x' }, games: [] };
    return { league: { name: 'M13 AAA Estrie', division: null, season }, standings: [] };
  };
  const versions = createSeasonVersions();
  const cache = {
    responses: createCachedResponses(1_000_000),
    versions,
    pending: new Map(),
    ownWrites: createOwnWritesReader(versions, async () => undefined),
    queue: createWorkQueue(),
  };
  versions.heal({
    seasons: [{ id: 1, position: '10', slug: '2024-2025' }],
    catalogue: '5',
    shared: '',
  });
  app = createApp(createLogger('silent', 'test'), cache, {});
  await app.register(oembed, { call, cache, origin });
  await app.register(filesOverHttp, { call, cache, origin });
});
afterEach(() => app.close());

const games = '/files/fr/games.csv?sid=2024-2025&eid=7';

test('makes a file once for one address, whatever other parameters it has', async () => {
  const first = await app.inject(games);
  expect(first.statusCode).toBe(200);
  expect(first.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'inline; filename="rondelle-elans-est-2024-2025.csv"',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  const again = await app.inject({
    url: `${games}&utm_source=x&lang=en`,
    headers: { 'if-none-match': first.headers.etag },
  });
  expect(again.statusCode).toBe(304);
  expect(asked).toEqual([['game.list', { lang: 'fr', sid: '2024-2025', eid: 7 }]]);
});

test.each([
  ['/files/fr/nothing.csv', 404, 'request/unknown-path'],
  ['/files/de/games.csv?sid=2024-2025&eid=7', 404, 'request/unknown-path'],
  ['/files/fr/games.csv?sid=2024-2025', 400, 'request/invalid'],
  ['/files/fr/games.csv?sid=2024-2025&eid=seven', 400, 'request/invalid'],
  ['/files/fr/games.csv?sid=2024-2025&eid=999', 404, 'team/unknown'],
])('refuses %s with status %i', async (url, status, type) => {
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ type, status });
});

const page = 'https://rondelle.test/fr/2024-2025/c-12-m13/r-3-estrie';
const ask = (values: Record<string, string>) =>
  app.inject(`/oembed?${new URLSearchParams(values).toString()}`);

test('oEmbed returns the code of a page within the requested size, and refuses other formats and addresses', async () => {
  const answer = await ask({ url: page, maxwidth: '300' });
  expect(answer.json()).toMatchObject({
    version: '1.0',
    type: 'rich',
    title: 'M13 AAA Estrie',
    width: 300,
    html: expect.stringContaining(
      'src="https://rondelle.test/fr/embed/2024-2025/c-12-m13/r-3-estrie" width="300"',
    ),
  });
  expect((await ask({ url: page, format: 'xml' })).body).toContain('&lt;iframe src=&quot;');
  expect((await ask({ url: page, format: 'yaml' })).statusCode).toBe(501);
  expect((await ask({ url: 'https://rondelle.test.example.org/fr/x' })).statusCode).toBe(404);
  expect((await ask({ url: 'https://rondelle.test/fr/connexion' })).statusCode).toBe(404);
  expect((await ask({})).statusCode).toBe(400);
});
