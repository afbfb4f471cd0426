import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const subscription = (name: string) => ({
  endpoint: `https://push.example/${name}`,
  toJSON: () => ({ endpoint: `https://push.example/${name}`, keys: { p256dh: 'p', auth: 'a' } }),
});
const requests: { path: string; body: unknown }[] = [];
let status = 200;
const subscribe = vi.fn(async () => subscription('new'));

beforeEach(() => {
  requests.length = 0;
  status = 200;
  subscribe.mockClear();
  vi.stubGlobal('registration', { pushManager: { subscribe } });
  vi.stubGlobal('fetch', async (path: string, init?: { body: string }) => {
    requests.push({ path: path.split('?', 1)[0] ?? '', body: init && JSON.parse(init.body) });
    return Response.json({ result: { data: { pushKey: 'site-key' } } }, { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

const renew = async (change: object) => {
  vi.resetModules();
  const { renewSubscription } = await import('./renew-subscription.ts');
  await renewSubscription(change as Parameters<typeof renewSubscription>[0]);
};
const keys = { p256dh: 'p', auth: 'a' };

test('replaces the old push subscription with the new one on the site', async () => {
  await renew({ oldSubscription: subscription('old') });
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'site-key' });
  expect(requests[1]).toEqual({
    path: '/trpc/notification.addDevice',
    body: { endpoint: 'https://push.example/new', keys, instead: 'https://push.example/old' },
  });
});

test('does not subscribe again when the browser has already resubscribed', async () => {
  await renew({ newSubscription: subscription('own') });
  expect(subscribe).not.toHaveBeenCalled();
  expect(requests[1]?.body).toEqual({ endpoint: 'https://push.example/own', keys });
});

test('sends nothing more for a member who has logged out', async () => {
  status = 401;
  await renew({ oldSubscription: subscription('old') });
  expect(requests).toHaveLength(1);
  expect(subscribe).not.toHaveBeenCalled();
});

test('rejects when the site responds with an error', async () => {
  status = 503;
  await expect(renew({})).rejects.toThrow('503');
});
