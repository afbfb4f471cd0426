import { maintenanceMode, isMaintenanceText } from '@rondelle/contracts/site/maintenance.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchNoting } from './maintenance.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [maintenanceMode, true],
  [`"${maintenanceMode}"\n`, true],
  [`the site is in ${maintenanceMode}`, false],
  ['', false],
])('recognises the maintenance response among others: %j', (body, is) => {
  expect(isMaintenanceText(body)).toBe(is);
});

test('a response during maintenance reaches the caller unchanged', async () => {
  vi.stubGlobal('fetch', async () => new Response(maintenanceMode, { status: 503 }));
  const response = await fetchNoting('/trpc/site.nav');
  expect([response.status, await response.text()]).toEqual([503, maintenanceMode]);
});

test('queries bypass caches after a write', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}));
  // Fresh modules: a write of another test in the same process counts for two seconds.
  vi.resetModules();
  const { fetchNoting: fetchAnew } = await import('./maintenance.ts');
  const { headersOfQueries } = await import('../http/known-changes.ts');
  await fetchAnew('/trpc/site.nav');
  expect(headersOfQueries()).toEqual({});
  const post = { method: 'POST' };
  await fetchAnew('/trpc/game.record', post);
  expect(headersOfQueries()).toEqual({ 'cache-control': 'no-cache' });
});
