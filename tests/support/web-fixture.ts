import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Renders each page as the JSON of its one query, so that a test sees its data; a submitted form is returned as it is.
 */
const entryServer = `
const asks = (path) => {
  const [, lang, season, category] = path.split('/');
  if (season?.startsWith('u-')) return ['user.get', { lang, uid: Number(season.split('-')[1]) }];
  if (/\\/admin\\/(journaux|logs)$/.test(path)) return ['admin.logs', { lang }];
  if (path === '/fr/admin/vues') return ['admin.views', { lang }];
  if (!/^\\d{4}-\\d{4}$/.test(season ?? '')) return ['site.menu', { lang }];
  if (path.includes('/g-')) return ['game.get', { lang, gid: Number(path.split('/g-')[1]) }];
  if (category?.startsWith('c-')) return ['league.table', { lang, sid: season, cid: 1, rid: 1 }];
  return ['season.home', { lang, sid: season }];
};
const page = async ({ url, origin, call, posted }) => {
  if (posted) return { status: 200, body: JSON.stringify(posted), scriptHashes: [] };
  const path = url.split('?')[0];
  if (path.includes('nulle-part') || path.includes('nowhere'))
    return { status: 404, body: '<h1>404 ' + path.split('/')[1] + '</h1>', scriptHashes: [] };
  try {
    const answer = await call(...asks(path));
    const body = '<!doctype html><link rel="canonical" href="' + origin + path + '"><pre>' + JSON.stringify(answer) + '</pre>';
    return { status: 200, body, scriptHashes: ['sha256-abc='] };
  } catch (error) {
    return { status: 404, body: '<h1>' + error.message + '</h1>', scriptHashes: [] };
  }
};
export const prepare = async (request) => {
  const { status, body, scriptHashes } = await page(request);
  return { status, scriptHashes, drawing: { url: request.url, state: body } };
};
export const draw = async ({ url, state }) => {
  if (url.includes('/a-propos')) throw new Error('this page cannot be drawn');
  return state;
};
`;

/** Large enough to be compressed. */
export const fixtureScript = `console.log(${JSON.stringify('rondelle '.repeat(400))})`;

/** A small built web application with the structure of the real one. */
export const webFixture = async (): Promise<{ dist: string; remove: () => Promise<void> }> => {
  const dist = await mkdtemp(path.join(tmpdir(), 'rondelle-web-'));
  const client = path.join(dist, 'client');
  await mkdir(path.join(dist, 'server'), { recursive: true });
  await mkdir(path.join(client, 'assets'), { recursive: true });
  await mkdir(path.join(client, '.vite'));
  await writeFile(path.join(dist, 'package.json'), '{"type":"module"}');
  await writeFile(path.join(dist, 'server', 'entry-server.js'), entryServer);
  await writeFile(path.join(client, '.vite', 'manifest.json'), '{}');
  await writeFile(path.join(client, 'assets', 'app-abc123.js'), fixtureScript);
  await writeFile(path.join(client, 'assets', 'app-abc123.js.gz'), gzipSync(fixtureScript));
  await writeFile(path.join(client, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  return { dist, remove: () => rm(dist, { recursive: true, force: true }) };
};
