import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { markOpened } from './mark-opened.ts';

const requests: unknown[] = [];
let isDown = false;
beforeEach(() => {
  requests.length = 0;
  isDown = false;
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    requests.push([path, JSON.parse(body)]);
    if (isDown) throw new TypeError('no connection');
    return Response.json({});
  });
});
afterEach(() => vi.unstubAllGlobals());

test('marks a notification as read when its push was opened', async () => {
  await markOpened('12', '/fr/2024-2025/g-3');
  expect(requests).toEqual([['/trpc/notification.read', { id: '12' }]]);
});

test('a push of several results, or one without a number, marks nothing as read', async () => {
  for (const lang of ['fr', 'en'] as const) await markOpened('12', pathsIn(lang).notifications());
  await markOpened('', '/fr/2024-2025/g-3');
  expect(requests).toEqual([]);
});

test('ignores a lost connection, and the notification remains unread', async () => {
  isDown = true;
  await expect(markOpened('12', '/fr/2024-2025/g-3')).resolves.toBeUndefined();
});
