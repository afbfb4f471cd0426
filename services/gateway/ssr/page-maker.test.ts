import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createPageMaker } from './page-maker.ts';

/** Draws its own address; `/lock` holds its thread until a file is there, `/end` ends the thread, `/odd` throws a function. */
const entry = `
import { existsSync } from 'node:fs';
import { threadId } from 'node:worker_threads';
export const prepare = async ({ url }) =>
  url === '/moved'
    ? { redirect: '/there' }
    : { status: 200, scriptHashes: [], drawing: { url, state: '' } };
export const draw = async ({ url }, manifest) => {
  const [name, file] = url.split('?');
  if (name === '/lock') while (!existsSync(file));
  if (name === '/end') process.exit(3);
  if (name === '/odd') throw Object.assign(new Error('odd'), { cause: () => 1 });
  return name + ' in thread ' + (threadId === 0 ? 'of requests' : 'of its own') + ' ' + manifest.name;
};
`;

let dist: string;
const logger = { error: vi.fn() };
let close: (() => Promise<unknown>) | null = null;
beforeAll(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'rondelle-pages-'));
  for (const folder of ['server', 'client/.vite']) await mkdir(path.join(dist, folder), { recursive: true });
  await writeFile(path.join(dist, 'package.json'), '{"type":"module"}');
  await writeFile(path.join(dist, 'server', 'entry-server.js'), entry);
  await writeFile(path.join(dist, 'client', '.vite', 'manifest.json'), '{"name":"sample"}');
});
afterAll(() => rm(dist, { recursive: true, force: true }));
afterEach(async () => {
  await close?.();
});

const withThreads = async (threads: number, longestMs?: number) => {
  const limit = longestMs === undefined ? {} : { longestMs };
  const pages = await createPageMaker({ dist, logger, today: undefined, threads, ...limit });
  close = pages.close;
  return {
    ...pages,
    body: async (url: string) => {
      const made = await pages.make({ url, origin: '', call: async () => null });
      return 'body' in made ? made.body : made;
    },
  };
};

test.each([
  [1, 'of its own'],
  [0, 'of requests'],
])('draws pages with %i threads in a thread %s', async (threads, where) => {
  const { body } = await withThreads(threads);
  expect(await body('/one')).toBe(`/one in thread ${where} sample`);
});

test('returns a redirect without rendering', async () => {
  const { body, queue } = await withThreads(1);
  expect(await body('/moved')).toEqual({ redirect: '/there' });
  expect(queue.tally.begun).toBe(0);
});

test('renders in another thread while one page blocks a thread', async () => {
  const { body } = await withThreads(2);
  const file = path.join(dist, 'go-on');
  const held = body(`/lock?${file}`);
  expect(await body('/one')).toContain('/one');
  expect(existsSync(file)).toBe(false);
  await writeFile(file, '');
  expect(await held).toContain('/lock');
});

test.each([
  ['ends its thread', '/end', 'the thread for pages 1 has ended'],
  ['holds its thread for too long', '/lock?nowhere', 'the thread for pages 1 has ended'],
  ['throws an error that cannot be cloned', '/odd', 'odd'],
])('a page that %s fails alone, and the next one is drawn', async (_what, url, words) => {
  const { body } = await withThreads(1, 2_000);
  const failed = body(url);
  const next = body('/one');
  await expect(failed).rejects.toThrow(words);
  expect(await next).toContain('/one');
});

test('sheds waiting pages when the queue is full', async () => {
  const { body, queue } = await withThreads(1);
  const file = path.join(dist, 'go-on-later');
  const held = body(`/lock?${file}`);
  const many = Array.from({ length: 60 }, (_, at) => body(`/page-${at}`).catch((error: Error) => error.name));
  await Promise.race(many);
  expect(queue.tally.shed).toBeGreaterThan(0);
  await writeFile(file, '');
  await held;
  expect(await Promise.all(many)).toContain('TooMuchWaitsError');
});
