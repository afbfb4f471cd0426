import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const [monday, tuesday] = ['2026-11-23T12:00:00.000Z', '2026-11-24T12:00:00.000Z'] as const;
const site = 'https://rondelle.example';

let stored: Map<string, Map<string, Response>>;
let closed: string[];
const keyOf = (request: Request | string) =>
  typeof request === 'string' ? request : new URL(request.url).pathname;
const open = async (name: string) => {
  const own = stored.get(name) ?? new Map<string, Response>();
  stored.set(name, own);
  return {
    keys: async () => [...own.keys()].map((path) => new Request(site + path)),
    match: async (request: Request | string) => own.get(keyOf(request))?.clone(),
    put: async (request: string, response: Response) => void own.set(request, response),
    delete: async (request: Request | string) => own.delete(keyOf(request)),
  };
};
const response = (decided: string | null) =>
  new Response('', { headers: decided === null ? {} : { 'x-copies-from': decided } });
const store = (name: string, path: string, decided: string | null) =>
  open(name).then((cache) => cache.put(path, response(decided)));
const pathsIn = (name: string) => [...(stored.get(name)?.keys() ?? [])];
/** A restarted worker. */
const started = async () => {
  vi.resetModules();
  return (await import('./older-copies.ts')).applyDecision;
};

beforeEach(() => {
  stored = new Map();
  closed = [];
  const notifications = ['game-3', 'finals-9', 'notification-4'].map((tag) => ({
    tag,
    close: () => closed.push(tag),
  }));
  vi.stubGlobal('caches', { open });
  vi.stubGlobal('registration', { getNotifications: async () => notifications });
});
afterEach(() => vi.unstubAllGlobals());

test('a response with a later decision deletes all older copies and closes the notifications of games', async () => {
  const apply = await started();
  await store('pages', '/fr/before', null);
  await store('pages', '/fr/monday', monday);
  await store('pages', '/fr/tuesday', tuesday);
  await store('answers', '/trpc/league.table', monday);
  await store('files', '/assets/app.js', null);
  expect(await apply(response(tuesday))).toBe(true);
  expect(pathsIn('pages')).toEqual(['/fr/tuesday']);
  expect(pathsIn('answers')).toEqual([]);
  expect(pathsIn('files')).toEqual(['/assets/app.js']);
  expect(closed).toEqual(['game-3', 'finals-9']);
});

test('deletes no copies when the response carries the decision that was applied last, even after the worker restarts', async () => {
  await (await started())(response(monday));
  await store('pages', '/fr/monday', monday);
  closed = [];
  expect(await (await started())(response(monday))).toBe(true);
  expect(pathsIn('pages')).toEqual(['/fr/monday']);
  expect(closed).toEqual([]);
});

test('does not store a response from before the latest decision, and deletes no copies for it', async () => {
  const apply = await started();
  await apply(response(tuesday));
  await store('pages', '/fr/tuesday', tuesday);
  expect(await apply(response(monday))).toBe(false);
  expect(await apply(response(null))).toBe(false);
  expect(pathsIn('pages')).toEqual(['/fr/tuesday']);
});

test('a response can be stored when the site has made no decision', async () => {
  expect(await (await started())(response(null))).toBe(true);
});
