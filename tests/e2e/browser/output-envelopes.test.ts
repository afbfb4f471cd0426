import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { readManifest } from '@rondelle/web/scripts/page-weights.ts';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { open } from './support/form-steps.ts';
import { addMember, logIn } from './support/members.ts';
import { useVisitors } from './support/visitors.ts';

const visit = useVisitors();
const name = 'Positionneuse';
const paths = pathsIn('fr');
beforeAll(() => addMember(name, 'masterAdmin'));

const figures = async (page: Page) => (await page.locator('main dl').first().textContent()) ?? '';
/** Returns whether a page has loaded the script that opens envelopes. */
const hasSuperjson = (page: Page): Promise<boolean> => {
  const { file } = readManifest()['../node_modules/superjson/dist/index.js'] ?? { file: 'none' };
  return page.evaluate(
    (script) => performance.getEntriesByType('resource').some((entry) => entry.name.endsWith(script)),
    file,
  );
};

test('only pages with an envelope load superjson, and display it with and without scripts', async () => {
  const page = await visit();
  await open(page, paths.home());
  expect(await hasSuperjson(page)).toBe(false);
  await logIn(page, name);
  await open(page, paths.home());
  expect(await hasSuperjson(page)).toBe(false);
  await open(page, paths.viewsState());
  expect(await hasSuperjson(page)).toBe(true);
  expect(await figures(page)).toMatch(/\d/);
  const plain = await visit({ scripts: false });
  await logIn(plain, name);
  await plain.goto(paths.viewsState());
  expect(await figures(plain)).toMatch(/\d/);
});
