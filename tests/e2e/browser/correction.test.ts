import { rm } from 'node:fs/promises';
import { expect, inject, test } from 'vitest';
import { findPath } from './support/find-path.ts';
import { importInto } from './support/import-into.ts';
import { smallSeason, writeSmallSeason } from './support/small-season.ts';
import { useVisitors } from './support/visitors.ts';
import { words } from './support/words.ts';

const visit = useVisitors();

const importScore = async (score: readonly [number, number]): Promise<string> => {
  const folder = await writeSmallSeason(score);
  return importInto(inject('dataDir'), folder).finally(() => rm(folder, { recursive: true, force: true }));
};

test('a score corrected by a file changes the table, and the game displays the old and the new score', async () => {
  const page = await visit();
  const site = inject('siteUrl');
  const league = await findPath(site, `/fr/${smallSeason}/ligues`, /\/r-\d+-gaspesie/);
  const game = await findPath(site, league, /\/g-\d+$/);
  await page.goto(league);
  const first = page.locator('main table').first().locator('tbody th a').first();
  expect(await first.textContent()).toBe('Marins de Percé');

  expect(await importScore([2, 4])).toMatch(/corrected/i);
  await expect.poll(async () => (await page.reload(), first.textContent())).toBe('Phares de Gaspé');

  await page.goto(game);
  const latest = page
    .getByRole('region', { name: words('fr', 'history_title') })
    .locator('ol > li')
    .first();
  expect(await latest.textContent()).toContain(words('fr', 'history_action_result_corrected'));
  expect(await latest.locator('del').allTextContents()).toEqual(['1']);
  expect(await latest.locator('ins').allTextContents()).toEqual(['4']);
});

test('importing the same file again changes nothing', async () => {
  const game = await findPath(inject('siteUrl'), `/fr/${smallSeason}/derniers-resultats`, /\/g-\d+$/);
  const history = async () =>
    (await fetch(`${inject('siteUrl')}/api/v1/games/${game.split('g-')[1]}/history`)).text();
  await importScore([2, 4]);
  const before = await history();
  await importScore([2, 4]);
  expect(await history()).toBe(before);
});
