import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { readReadiness } from '@rondelle/gateway/health/readiness.ts';
import { ownMigrations } from '@rondelle/infra/postgres/migrate.ts';
import { createDb, createPool } from '@rondelle/infra/postgres/pool.ts';
import type { Tables } from '@rondelle/projections/views/schema.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixtureScript } from '../support/web-fixture.ts';
import { createMetrics } from '@rondelle/infra/telemetry/metrics.ts';
import { type GatewaySite, leaguePage, startGatewaySite } from './gateway-site.ts';
import { quarantineGame } from '../support/quarantine-game.ts';

let site: GatewaySite;
beforeAll(async () => {
  site = await startGatewaySite();
});
afterAll(() => site?.stop());

/** The raw response: without following redirects and without decompression. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    request(`${site.url}${path}`, { method, headers }, (response) => {
      buffer(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        reject,
      );
    })
      .on('error', reject)
      .end();
  });

describe('redirects', () => {
  test.each([
    ['fr-CA,fr;q=0.9', '/fr/accueil'],
    ['en-US,en;q=0.9', '/en/home'],
    ['de-DE', '/fr/accueil'],
  ])('the root redirects a browser that prefers %s to %s', async (language, home) => {
    const { status, headers } = await get('/', { 'accept-language': language });
    expect(status).toBe(302);
    expect(headers).toMatchObject({ location: home, vary: 'accept-language, cookie' });
  });

  test.each([
    ['/fr', '/fr/accueil'],
    ['/en/', '/en/home'],
    ['/fr/accueil/?a=b', '/fr/accueil?a=b'],
    ['/fr/2021-2022/leaderboard', '/fr/2021-2022/tableau-des-meneurs'],
    ['/en/a-propos', '/en/about'],
  ])('%s redirects permanently to %s', async (path, target) => {
    const { status, headers } = await get(path);
    expect([status, headers['location']]).toEqual([301, target]);
  });

  test.each([
    ['/a-propos', 'fr', '/fr/a-propos'],
    ['/a-propos', 'en', '/en/about'],
    ['/about', 'fr', '/fr/a-propos'],
    ['/2021-2022?a=b', 'en', '/en/2021-2022?a=b'],
  ])('%s without a language redirects a browser in %s to %s', async (path, language, target) => {
    const { status, headers } = await get(path, { 'accept-language': language });
    expect(status).toBe(302);
    expect(headers).toMatchObject({ location: target, vary: 'accept-language, cookie' });
  });

  test('an unknown path gets the 404 page in the language of its prefix, or else of the browser', async () => {
    const texts = await Promise.all([
      get('/fr/nulle-part', { 'accept-language': 'en' }),
      get('/en/nowhere', { 'accept-language': 'fr' }),
      get('/nowhere', { 'accept-language': 'en' }),
      get('/nowhere', { 'accept-language': 'fr' }),
    ]);
    expect(texts.map(({ status, body }) => [status, String(body)])).toEqual([
      [404, '<h1>404 fr</h1>'],
      [404, '<h1>404 en</h1>'],
      [404, '<h1>404 en</h1>'],
      [404, '<h1>404 fr</h1>'],
    ]);
  });

  test('a missing file gets a problem, not a page', async () => {
    const { status, headers } = await get('/wp-login.php');
    expect(status).toBe(404);
    expect(headers['content-type']).toContain('application/problem+json');
  });

  test('a browser that follows a link to a missing file gets the 404 page', async () => {
    const { status, body } = await get('/nulle-part.php', { accept: 'text/html,*/*;q=0.8' });
    expect([status, String(body)]).toEqual([404, '<h1>404 fr</h1>']);
  });

  test('a path with invalid encoding redirects to its escaped form', async () => {
    const { status, headers } = await get('/fr/%ff');
    expect([status, headers['location']]).toEqual([302, '/fr/%25ff']);
  });
});

describe('pages', () => {
  test('a page is rendered from the views, with security headers', async () => {
    const { status, headers, body } = await get(leaguePage);
    expect(status).toBe(200);
    expect(String(body)).toContain(`https://rondelle.example${leaguePage}`);
    expect(String(body)).toContain('Équipe 1');
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-abc='");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  test.each(['gzip', 'br', undefined])('a request with the current ETag (%s) gets 304', async (encoding) => {
    const headers = encoding ? { 'accept-encoding': encoding } : {};
    const first = await get(leaguePage, headers);
    expect(first.headers['content-encoding']).toBe(encoding);
    const again = await get(leaguePage, { ...headers, 'if-none-match': String(first.headers['etag']) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test('HEAD returns the headers of GET without the body', async () => {
    const page = await get(leaguePage);
    const head = await get(leaguePage, {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.body.length).toBe(0);
    for (const name of ['etag', 'content-length', 'content-type'])
      expect(head.headers[name]).toBe(page.headers[name]);
  });

  test('an unknown season gets a 404 page with the reason', async () => {
    const { status, body } = await get('/fr/1990-1991');
    expect(status).toBe(404);
    expect(String(body)).toMatch(/<h1>.+<\/h1>/);
  });

  test('a page that cannot be drawn gets a plain error page in both languages, with links', async () => {
    const { status, body, headers } = await get('/fr/a-propos');
    expect(status).toBe(500);
    expect(String(body)).toContain('href="/fr/accueil"');
    expect(String(body)).toContain('href="/en/home"');
    expect(String(body)).not.toContain('cannot be drawn');
    expect(headers['content-type']).toContain('text/html');
  });
});

describe('queries and files', () => {
  const input = encodeURIComponent(JSON.stringify({ lang: 'fr', sid: '2021-2022', cid: 1, rid: 1 }));

  test('a response to a query by GET is cached', async () => {
    const first = await get(`/trpc/league.table?input=${input}`);
    expect(first.status).toBe(200);
    expect(JSON.parse(String(first.body)).result.data.league.id).toBe(11);
    const again = await get(`/trpc/league.table?input=${input}`, {
      'if-none-match': String(first.headers['etag']),
    });
    expect(again.status).toBe(304);
  });

  test('HEAD of a query caches nothing for GET', async () => {
    await get(`/trpc/league.table?input=${input}&head=1`, {}, 'HEAD');
    const { status, body } = await get(`/trpc/league.table?input=${input}&head=1`);
    expect(status).toBe(200);
    expect(body.length).toBeGreaterThan(100);
  });

  test('batched queries are refused', async () => {
    expect((await get(`/trpc/site.nav,site.nav?batch=1&input=${encodeURIComponent('{}')}`)).status).toBe(400);
  });

  test('REST responses are cached too', async () => {
    const first = await get('/api/v1/league?lang=fr&sid=2021-2022&cid=1&rid=1');
    expect(first.status).toBe(200);
    expect(first.headers['etag']).toMatch(/^"[\w-]+"$/);
    const again = await get('/api/v1/league?lang=fr&sid=2021-2022&cid=1&rid=1', {
      'if-none-match': String(first.headers['etag']),
    });
    expect(again.status).toBe(304);
  });

  test('an unknown route gets a problem, not a page', async () => {
    const { status, headers } = await get('/api/v1/nothing?lang=en');
    expect(status).toBe(404);
    expect(headers['content-type']).toContain('application/problem+json');
  });

  test('hashed files are immutable and compressed; others are revalidated', async () => {
    const plain = await get('/assets/app-abc123.js');
    expect(String(plain.body)).toBe(fixtureScript);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const packed = await get('/assets/app-abc123.js', { 'accept-encoding': 'gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(packed.headers['vary']).toMatch(/accept-encoding/i);
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  test('hashed files have a short policy and no headers that only documents need; all have the others', async () => {
    const { headers } = await get('/assets/app-abc123.js');
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'self'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(headers).not.toHaveProperty('permissions-policy');
    expect(headers).not.toHaveProperty('x-frame-options');
    expect((await get('/favicon.svg')).headers).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'x-frame-options': 'DENY',
    });
  });

  test.each(['/.vite/manifest.json', '/assets/../../package.json', '/assets/%2e%2e/%2e%2e/package.json'])(
    '%s is not served',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  test('the sitemap lists seasons and leagues in both languages', async () => {
    const robots = String((await get('/robots.txt')).body);
    expect(robots).toContain('Sitemap: https://rondelle.example/sitemap.xml');
    expect(robots).toContain('Disallow: /sign-in/\n');
    const sitemap = String((await get('/sitemap.xml')).body);
    expect(sitemap).toContain('<loc>https://rondelle.example/fr/2021-2022/tableau-des-meneurs</loc>');
    expect(sitemap).toMatch(
      /<loc>https:\/\/rondelle\.example\/en\/2021-2022\/c-1-[a-z0-9-]+\/r-1-montreal[a-z0-9-]*<\/loc>/,
    );
  });
});

const readyz = async () => {
  const { status, body } = await get('/readyz');
  return { status, ...(JSON.parse(String(body)) as { reasons: unknown[]; lag: number | null }) };
};

const late = (season: string) => async () => String((await get(`/api/v1/nav?lang=fr&season=${season}`)).body);

describe('health', () => {
  test('the gateway is healthy, and ready once the views are current', async () => {
    expect((await get('/healthz')).status).toBe(200);
    expect(await readyz()).toMatchObject({ status: 200, reasons: [], lag: 0 });
  });

  test('readers do not see readiness or metrics where operators have a port of their own', async () => {
    const apart = await startGatewaySite({ servesOperators: false, metrics: createMetrics() });
    const typeOf = async (at: string) => (await fetch(apart.url + at)).headers.get('content-type');
    expect(await typeOf('/healthz')).toMatch('application/json');
    // The pages take every other address, as on the whole site, where it is not found.
    expect(await typeOf('/readyz')).toMatch('text/html');
    expect(await typeOf('/metrics')).toMatch('text/html');
    await apart.stop();
  });

  test('quarantined entities are counted in /readyz, and the gateway continues to serve', async () => {
    await quarantineGame(site.pool);
    expect(await readyz()).toMatchObject({
      status: 200,
      reasons: [{ reason: 'views/set-aside', count: 1 }],
    });
    await site.pool.query('DELETE FROM set_aside');
    expect(await readyz()).toMatchObject({ status: 200, reasons: [] });
  });

  test('quarantined entities are reported with their season and no other', async () => {
    expect(await late('2021-2022')()).toContain('"late":[]');
    await quarantineGame(site.pool);
    const lateTopics = /"late":\[\{"since":"\d{4}-[^"]*","topics":\["season:1","game:7","league:11"\]\}\]/;
    await expect.poll(late('2021-2022')).toMatch(lateTopics);
    expect(await late('2022-2023')()).toContain('"late":[]');
    await site.pool.query('DELETE FROM set_aside');
    await expect.poll(late('2021-2022')).toContain('"late":[]');
  });

  test('views far behind, a missing migration and an unreachable database are distinguished', async () => {
    const db = createDb<Tables>(site.pool);
    const longAgo = { recordedAt: '2020-01-01T00:00:00.000Z' };
    async function* readAll() {
      for await (const page of site.log.readAll('0')) yield page.map((event) => ({ ...event, ...longAgo }));
    }
    const log = { head: async () => '999999', readAll };
    const source = { db, log, migrations: ownMigrations };
    expect((await readReadiness(source)).reasons).toMatchObject([{ reason: 'views/behind' }]);
    const noLog = { ...source, log: { head: () => Promise.reject(new Error('away')), readAll } };
    expect(await readReadiness(noLog)).toMatchObject({
      ready: true,
      reasons: [{ reason: 'log/unreachable' }],
    });
    await site.pool.query('ALTER TABLE schema_migrations RENAME TO hidden_migrations');
    expect((await readReadiness(source)).reasons).toEqual([{ reason: 'database/not-migrated' }]);
    await site.pool.query('ALTER TABLE hidden_migrations RENAME TO schema_migrations');
    const away = createPool('postgres://nobody@127.0.0.1:1/nothing');
    expect((await readReadiness({ ...source, db: createDb<Tables>(away) })).reasons).toEqual([
      { reason: 'database/unreachable' },
    ]);
    await away.end();
  });
});
