import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const [monday, tuesday] = ['2026-11-23T12:00:00.000Z', '2026-11-24T12:00:00.000Z'] as const;
const site = 'https://rondelle.example';

let stored: Map<string, Map<string, Response>>;
let closed: string[];
const keyOf = (asked: Request | string) => (typeof asked === 'string' ? asked : new URL(asked.url).pathname);
const open = async (name: string) => {
  const own = stored.get(name) ?? new Map<string, Response>();
  stored.set(name, own);
  return {
    keys: async () => [...own.keys()].map((path) => new Request(site + path)),
    match: async (asked: Request | string) => own.get(keyOf(asked))?.clone(),
    put: async (asked: string, response: Response) => void own.set(asked, response),
    delete: async (asked: Request | string) => own.delete(keyOf(asked)),
  };
};
const response = (decided: string | null) =>
  new Response('', { headers: decided === null ? {} : { 'x-copies-from': decided } });
const keep = (name: string, path: string, decided: string | null) =>
  open(name).then((cache) => cache.put(path, response(decided)));
const kept = (name: string) => [...(stored.get(name)?.keys() ?? [])];
/** A restarted worker. */
const started = async () => {
  vi.resetModules();
  return (await import('./older-copies.ts')).heedDecisions;
};

beforeEach(() => {
  stored = new Map();
  closed = [];
  const shown = ['game-3', 'finals-9', 'notification-4'].map((tag) => ({
    tag,
    close: () => closed.push(tag),
  }));
  vi.stubGlobal('caches', { open });
  vi.stubGlobal('registration', { getNotifications: async () => shown });
});
afterEach(() => vi.unstubAllGlobals());

test('a response with a later decision drops all older copies and displayed results', async () => {
  const heed = await started();
  await keep('pages', '/fr/before', null);
  await keep('pages', '/fr/monday', monday);
  await keep('pages', '/fr/tuesday', tuesday);
  await keep('answers', '/trpc/league.table', monday);
  await keep('files', '/assets/app.js', null);
  expect(await heed(response(tuesday))).toBe(true);
  expect(kept('pages')).toEqual(['/fr/tuesday']);
  expect(kept('answers')).toEqual([]);
  expect(kept('files')).toEqual(['/assets/app.js']);
  expect(closed).toEqual(['game-3', 'finals-9']);
});

test('drops nothing twice, nor after a restart of the worker', async () => {
  await (await started())(response(monday));
  await keep('pages', '/fr/monday', monday);
  closed = [];
  expect(await (await started())(response(monday))).toBe(true);
  expect(kept('pages')).toEqual(['/fr/monday']);
  expect(closed).toEqual([]);
});

test('a response older than a known decision may not be stored, and drops nothing', async () => {
  const heed = await started();
  await heed(response(tuesday));
  await keep('pages', '/fr/tuesday', tuesday);
  expect(await heed(response(monday))).toBe(false);
  expect(await heed(response(null))).toBe(false);
  expect(kept('pages')).toEqual(['/fr/tuesday']);
});

test('a response of a site without any decision may be stored', async () => {
  expect(await (await started())(response(null))).toBe(true);
});
