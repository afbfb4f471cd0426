import { maintenanceMode, saysMaintenance } from '@rondelle/contracts/site/maintenance.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { headersOfQueries } from './ask-anew.ts';
import { fetchNoting } from './maintenance.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [maintenanceMode, true],
  [`"${maintenanceMode}"\n`, true],
  [`the site is in ${maintenanceMode}`, false],
  ['', false],
])('%j is told from other bodies', (body, is) => {
  expect(saysMaintenance(body)).toBe(is);
});

test('whoever asked while the site is away reads the answer all the same', async () => {
  vi.stubGlobal('fetch', async () => new Response(maintenanceMode, { status: 503 }));
  const response = await fetchNoting('/trpc/site.nav');
  expect([response.status, await response.text()]).toEqual([503, maintenanceMode]);
});

test('what has just been written is asked for anew', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}));
  await fetchNoting('/trpc/site.nav');
  expect(headersOfQueries()).toEqual({});
  const post = { method: 'POST' };
  await fetchNoting('/trpc/game.record', post);
  expect(headersOfQueries()).toEqual({ 'cache-control': 'no-cache' });
});
