import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, startSite } from '../support/start-site.ts';
import { addMember, fillInLogin } from './support/members.ts';
import { untilHydrated, useVisitors } from './support/visitors.ts';
import { words } from './support/words.ts';

const visit = useVisitors();
let site: Site;
beforeAll(async () => {
  site = await startSite();
  await addMember('Pionnière', 'masterAdmin', site.dataDir);
});
afterAll(() => site?.remove());

const inFrench = (key: string): string => words('fr', key);
const main = (page: Page) => page.locator('main');
const button = (page: Page, key: string) =>
  main(page)
    .getByRole('button', { name: inFrench(key), exact: true })
    .filter({ visible: true });
const box = (page: Page, name: string) => main(page).getByLabel(name, { exact: true });
const stateOf = async (page: Page, name: string) => [
  await box(page, name).isChecked(),
  await box(page, name).isDisabled(),
];
const there = [true, true];
const refusal = 'Refusé pour cette fois.';

/** Refuses the first call of a procedure, as after a change on the site. */
const refuseFirst = async (page: Page, procedure: string) => {
  let refused = 0;
  await page.route(`**/trpc/${procedure}*`, (route) => {
    refused += 1;
    if (refused > 1) return route.continue();
    const error = { message: refusal, code: -32_600, data: { domainCode: 'request/invalid' } };
    return route.fulfill({ status: 400, contentType: 'application/json', body: JSON.stringify({ error }) });
  });
};

test('a refused addition stays selected, and an undo that fails halfway can be retried', async () => {
  const page = await visit({ url: site.url, width: 390, expected: [400] });
  const address = pathsIn('fr').start();
  await page.goto(`${pathsIn('fr').login()}?next=${encodeURIComponent(address)}`);
  await untilHydrated(page);
  await fillInLogin(page, 'Pionnière');
  await button(page, 'season_form_add').click();
  await box(page, 'Estrie').waitFor();

  // Regions ticked on a map are added only while that map is visible.
  await box(page, 'Capitale-Nationale').check();
  await box(page, inFrench('start_regions_hockey')).check();
  await box(page, 'Lac-Saint-Louis').waitFor();
  expect(await box(page, 'Capitale-Nationale').count()).toBe(0);
  expect(await box(page, 'M13 F AA').count()).toBe(1);
  await box(page, inFrench('start_regions_administrative')).check();
  expect(await stateOf(page, 'Capitale-Nationale')).toEqual([false, false]);

  await refuseFirst(page, 'region.add');
  for (const name of ['Estrie', 'Mauricie', 'M13 AA']) await box(page, name).check();
  await button(page, 'start_add_ticked').click();
  await main(page).getByText(refusal).waitFor();
  await expect.poll(() => stateOf(page, 'M13 AA')).toEqual(there);
  // Mauricie was sent first, in the official order.
  expect(await stateOf(page, 'Mauricie')).toEqual([true, false]);
  expect(await stateOf(page, 'Estrie')).toEqual(there);
  await button(page, 'start_add_ticked').click();
  await button(page, 'start_rules_submit').waitFor();

  await main(page)
    .locator('summary', { hasText: inFrench('start_step_catalogue') })
    .click();
  expect(await stateOf(page, 'Mauricie')).toEqual(there);
  await refuseFirst(page, 'region.delete');
  await button(page, 'start_take_back').click();
  await main(page).getByText(refusal).waitFor();
  await expect.poll(() => stateOf(page, 'Mauricie')).toEqual([false, false]);
  expect([await stateOf(page, 'Estrie'), await stateOf(page, 'M13 AA')]).toEqual([there, [false, false]]);
  await button(page, 'start_take_back').click();
  await expect.poll(() => stateOf(page, 'Estrie')).toEqual([false, false]);
  expect(await button(page, 'start_take_back').count()).toBe(0);
});

test('an association chooses Hockey Québec’s regions, and the step retains them after a reload', async () => {
  const page = await visit({ url: site.url, width: 390 });
  const address = pathsIn('fr').start();
  await page.goto(`${pathsIn('fr').login()}?next=${encodeURIComponent(address)}`);
  await untilHydrated(page);
  await fillInLogin(page, 'Pionnière');
  const catalogue = main(page).locator('summary', { hasText: inFrench('start_step_catalogue') });
  await catalogue.waitFor();
  await box(page, inFrench('start_regions_hockey')).check();
  for (const name of ['Richelieu', 'M11 F BB']) await box(page, name).check();
  await button(page, 'start_add_ticked').click();
  await button(page, 'start_rules_submit').waitFor();
  await page.reload();
  await catalogue.click();
  await expect.poll(() => stateOf(page, 'Richelieu')).toEqual(there);
  expect(await stateOf(page, 'M11 F BB')).toEqual(there);
});
