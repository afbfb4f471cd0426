import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findPath } from './support/find-path.ts';
import { useVisitors } from './support/visitors.ts';

const visit = useVisitors();
let site: string;
let league: string;
let club: Server;
let clubUrl: string;
beforeAll(async () => {
  site = inject('siteUrl');
  league = await findPath(site, '/fr/2024-2025/ligues', /\/c-[^/]+\/r-[^/]+$/);
  // A club's site on another origin, with the embed code copied into its page.
  club = createServer(async (_request, response) => {
    const fetched = await fetch(`${site}/oembed?${new URLSearchParams({ url: site + league }).toString()}`);
    const { html } = (await fetched.json()) as { html: string };
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="fr"><title>Mon club</title><h1>Mon club</h1>${html}</html>`);
  }).listen(0, '127.0.0.1');
  await once(club, 'listening');
  clubUrl = `http://127.0.0.1:${(club.address() as AddressInfo).port}`;
});
afterAll(() => void club?.close());

test('an embedded table works on a club’s page, without cookies, and its links lead to the site', async () => {
  const page = await visit({ url: clubUrl });
  await page.goto('/');
  const frame = page.frameLocator('iframe');
  await frame.locator('tbody tr').first().waitFor();
  expect(await frame.locator('tbody tr').count()).toBeGreaterThan(5);
  const link = frame.getByRole('rowheader').first().getByRole('link');
  expect(await link.getAttribute('href')).toMatch(/^\/fr\/2024-2025\/.*\/e-\d+/);
  expect(await page.context().cookies()).toEqual([]);
  const [opened] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await opened.waitForLoadState('domcontentloaded');
  expect(opened.url().startsWith(`${site}/fr/2024-2025/`)).toBe(true);
});

test('only pages for embedding may be framed', async () => {
  const embed = await fetch(site + league.replace('/fr/', '/fr/embed/'));
  expect(embed.headers.get('content-security-policy')).toContain('frame-ancestors *');
  expect(embed.headers.get('x-frame-options')).toBeNull();
  expect(embed.headers.get('set-cookie')).toBeNull();
  const own = await fetch(site + league);
  expect(own.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(own.headers.get('x-frame-options')).toBe('DENY');
});

test('oEmbed returns JSON and XML within the requested size, and rejects URLs of other sites', async () => {
  const requestEmbed = (values: Record<string, string>) =>
    fetch(`${site}/oembed?${new URLSearchParams(values).toString()}`);
  const fetched = await requestEmbed({ url: site + league, maxwidth: '300' });
  expect(fetched.headers.get('access-control-allow-origin')).toBe('*');
  expect(await fetched.json()).toMatchObject({ version: '1.0', type: 'rich', width: 300 });
  const xml = await requestEmbed({ url: site + league, format: 'xml' });
  expect(await xml.text()).toMatch(/<oembed>.*<version>1\.0<\/version>.*&lt;iframe src=/s);
  expect((await requestEmbed({ url: 'https://example.org/fr/x' })).status).toBe(404);
  expect((await requestEmbed({ url: `${site}/fr/connexion` })).status).toBe(404);
  expect((await requestEmbed({ url: site + league, format: 'yaml' })).status).toBe(501);
  expect((await fetch(`${site}/oembed`)).status).toBe(400);
});

test('a page links to its files and its picture, and each has the right content type', async () => {
  const html = await (await fetch(site + league)).text();
  const addresses = [...html.matchAll(/(?:href|content)="([^"]*\/files\/[^"]*)"/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&').replace(/^webcal:/, 'http:'),
  );
  const types = new Set<string>();
  for (const address of new Set(addresses)) {
    const fetched = await fetch(new URL(address, site));
    expect(fetched.status, address).toBe(200);
    expect((await fetched.arrayBuffer()).byteLength, address).toBeGreaterThan(100);
    types.add(fetched.headers.get('content-type')?.split(';')[0] ?? '');
    const again = await fetch(new URL(address, site), {
      headers: { 'if-none-match': fetched.headers.get('etag') ?? '' },
    });
    expect(again.status, address).toBe(304);
  }
  expect([...types].toSorted()).toEqual([
    'application/json',
    'application/rss+xml',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'image/png',
    'text/calendar',
    'text/csv',
  ]);
  expect((await fetch(`${site}/files/fr/games.csv?sid=2024-2025&eid=999999`)).status).toBe(404);
  expect((await fetch(`${site}/files/fr/games.csv?sid=2024-2025`)).status).toBe(400);
  expect((await fetch(`${site}/files/fr/nothing.csv`)).status).toBe(404);
});
