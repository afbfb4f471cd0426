import { DomainError } from '@rondelle/contracts/errors.ts';
import { createLogger } from '@rondelle/infra/telemetry/logger.ts';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApp } from '../server/app.ts';
import { oembed } from '../embeds/oembed.ts';
import { createWorkQueue } from '../load/work-queue.ts';
import { createCachedResponses } from '../response-cache/cached-responses.ts';
import { createOwnWritesReader } from '../response-cache/own-writes.ts';
import type { ResponseCache } from '../response-cache/response-cache.ts';
import { createSeasonVersions } from '../response-cache/season-versions.ts';
import type { FileMaker } from './file-maker.ts';
import { filesOverHttp } from './files-over-http.ts';
import { makeFile, type MadeFile } from './make-file.ts';

const season = { id: 1, slug: '2024-2025', path: '/fr/2024-2025' };
const origin = () => 'https://rondelle.test';
let calls: [string, unknown][];
let app: FastifyInstance;
let cache: ResponseCache;
let files: FileMaker;
/** Functions that end the drawing of a picture; other files are made at once. */
let drawing: (() => void)[];
beforeEach(async () => {
  [calls, drawing] = [[], []];
  const call = async (path: string, input: unknown) => {
    calls.push([path, input]);
    if (JSON.stringify(input).includes('999')) throw new DomainError('team/unknown', 'eid');
    if (path === 'game.list' || path === 'game.calendar')
      return { season, of: { id: 7, name: 'Élans – Est', path: '/fr/x' }, games: [] };
    return { league: { name: 'M13 AAA Estrie', division: null, season }, standings: [] };
  };
  const versions = createSeasonVersions();
  cache = {
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
  const made = { type: 'image/png', body: 'drawn', title: 'picture' };
  files = {
    make: (request) =>
      request.format === 'png'
        ? new Promise<MadeFile>((resolve) => drawing.push(() => resolve(made)))
        : makeFile(request),
    queue: createWorkQueue({ atOnce: 1 }),
  };
  await app.register(filesOverHttp, { call, cache, files, origin, firstOrigin: null });
});
afterEach(() => app.close());

const games = '/files/fr/games.csv?sid=2024-2025&eid=7';

test('makes a file once for one address, ignoring other parameters', async () => {
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
  expect(calls).toEqual([['game.list', { lang: 'fr', sid: '2024-2025', eid: 7 }]]);
});

test.each([
  ['/files/fr/nothing.csv', 404, 'request/unknown-path'],
  ['/files/de/games.csv?sid=2024-2025&eid=7', 404, 'request/unknown-path'],
  ['/files/fr/games.csv?sid=2024-2025', 400, 'request/invalid'],
  ['/files/fr/games.csv?sid=2024-2025&eid=seven', 400, 'request/invalid'],
  ['/files/fr/games.csv?sid=2024-2025&eid=999', 404, 'team/unknown'],
])('refuses %s with status %i', async (url, status, type) => {
  const response = await app.inject(url);
  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject({ type, status });
});

const picture = (cid: number, remoteAddress = `203.0.113.${cid}`) =>
  app.inject({ url: `/files/fr/tableimage.png?sid=2024-2025&cid=${cid}&rid=1`, remoteAddress });
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const statusesOf = async (responses: readonly ReturnType<typeof picture>[]) =>
  (await Promise.all(responses)).map(({ statusCode }) => statusCode);

test('draws one file at a time without using the slots of pages', async () => {
  const responses = numbers(5).map((cid) => picture(cid));
  for (const cid of numbers(5)) {
    await expect.poll(() => [files.queue.waiting(), drawing.length]).toEqual([5 - cid, cid]);
    const turns = await Promise.all(['a', 'b', 'c'].map((address) => cache.queue.enter(address).turn));
    expect(turns).not.toContain(null);
    for (const end of turns) end?.();
    drawing[cid - 1]?.();
  }
  expect(await statusesOf(responses)).toEqual([200, 200, 200, 200, 200]);
});

test('refuses pictures when the queue is full, and shares one picture among its requests', async () => {
  const served: ReturnType<typeof picture>[] = [];
  for (const cid of numbers(33)) {
    served.push(picture(cid));
    await expect.poll(() => files.queue.waiting()).toBe(cid - 1);
  }
  served.push(picture(33, '198.51.100.1'));
  const refused = await Promise.all([picture(34), picture(35)]);
  expect(refused.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual([
    [503, '5'],
    [503, '5'],
  ]);
  for (const cid of numbers(33)) {
    await expect.poll(() => drawing.length).toBe(cid);
    drawing[cid - 1]?.();
  }
  expect(new Set(await statusesOf(served))).toEqual(new Set([200]));
  expect([drawing.length, files.queue.tally.shed]).toEqual([33, 2]);
});

const page = 'https://rondelle.test/fr/2024-2025/c-12-m13/r-3-estrie';
const requestEmbed = (values: Record<string, string>) =>
  app.inject(`/oembed?${new URLSearchParams(values).toString()}`);

test('oEmbed returns the code of a page within the requested size, and refuses other formats and addresses', async () => {
  const response = await requestEmbed({ url: page, maxwidth: '300' });
  expect(response.json()).toMatchObject({
    version: '1.0',
    type: 'rich',
    title: 'M13 AAA Estrie',
    width: 300,
    html: expect.stringContaining(
      'src="https://rondelle.test/fr/embed/2024-2025/c-12-m13/r-3-estrie" width="300"',
    ),
  });
  expect((await requestEmbed({ url: page, format: 'xml' })).body).toContain('&lt;iframe src=&quot;');
  expect((await requestEmbed({ url: page, format: 'yaml' })).statusCode).toBe(501);
  expect((await requestEmbed({ url: 'https://rondelle.test.example.org/fr/x' })).statusCode).toBe(404);
  expect((await requestEmbed({ url: 'https://rondelle.test/fr/connexion' })).statusCode).toBe(404);
  expect((await requestEmbed({})).statusCode).toBe(400);
});
