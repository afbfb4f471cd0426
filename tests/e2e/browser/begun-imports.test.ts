import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { open } from './support/form-steps.ts';
import { addMember, logIn } from './support/members.ts';
import { writtenSeason } from './support/small-season.ts';
import { useVisitors } from './support/visitors.ts';
import { words } from './support/words.ts';

const visit = useVisitors();
const registrar = 'Registraire distraite';
beforeAll(() => addMember(registrar, 'admin'));

const inFrench = (key: string): string => words('fr', key);
const button = (page: Page, key: string) => page.locator('main').getByRole('button', { name: inFrench(key) });
const heading = (page: Page, key: string) => page.getByRole('heading', { name: inFrench(key) });
const league = (page: Page) => page.locator('main').getByLabel(inFrench('import_league'), { exact: true });
const chooseLeague = async (page: Page): Promise<string> => {
  await league(page).fill('Saguenay');
  await page.locator('[role=option]').first().click();
  return league(page).inputValue();
};
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

test('a schedule with a game that was moved is restored after a reload, and can be discarded', async () => {
  const page = await visit({ width: 390 });
  await logIn(page, registrar);
  const address = pathsIn('fr').makeSchedule(writtenSeason);
  await open(page, address);
  const chosen = await chooseLeague(page);
  const games = page.locator('main li').filter({ has: page.locator('[draggable]') });
  const move = games.first().getByRole('button');
  await move.click();
  await games.first().locator('input[type=time]').fill('06:15');
  await games.first().locator('button[type=submit]').click();
  await expect.poll(() => games.allTextContents()).toContainEqual(expect.stringMatching(/ 6\sh\s15/));
  const drawn = await games.allTextContents();

  await open(page, address);
  await expect.poll(() => games.allTextContents()).toEqual(drawn);
  expect(await league(page).inputValue()).toBe(chosen);
  await button(page, 'schedule_review').click();
  await heading(page, 'schedule_before').waitFor();
  await expect.poll(() => focused(page)).toBe(inFrench('schedule_before'));
  await button(page, 'import_back').click();
  await expect.poll(() => games.allTextContents()).toEqual(drawn);

  await button(page, 'draft_start_over').click();
  await expect.poll(() => games.count()).toBe(0);
  await open(page, address);
  await league(page).waitFor();
  expect([await league(page).inputValue(), await button(page, 'draft_start_over').count()]).toEqual(['', 0]);
});

test('the import of a spreadsheet retains its league and every choice after going back and a reload', async () => {
  const page = await visit({ width: 390 });
  await logIn(page, registrar);
  const address = pathsIn('fr').importGames(writtenSeason);
  await open(page, address);
  const day = `${writtenSeason.slice(5)}-02-20`;
  const rows = `Date;Locale;Visiteuse;Pointage\n${day};Les Kodiaks perdus;Les Mouflons perdus;4-2`;
  const file = { name: 'saison.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) };
  await page.setInputFiles('#import-file', file);
  await expect.poll(() => focused(page)).toBe(inFrench('import_columns'));
  const chosen = await chooseLeague(page);
  const choices = page.locator('main ol select');
  const toNames = async () => {
    await button(page, 'import_continue').click();
    await heading(page, 'import_which_teams').waitFor();
  };
  await toNames();
  for (const select of await choices.all()) await select.selectOption('new');

  await button(page, 'import_back').click();
  expect(await league(page).inputValue()).toBe(chosen);
  await open(page, address);
  await button(page, 'draft_start_over').waitFor();
  expect(await league(page).inputValue()).toBe(chosen);
  await toNames();
  expect(await Promise.all((await choices.all()).map((select) => select.inputValue()))).toEqual([
    'new',
    'new',
  ]);

  await button(page, 'import_continue').click();
  await heading(page, 'import_review').waitFor();
  await heading(page, 'import_games_title').waitFor();
  const question = (await page.locator('main').textContent())?.replaceAll(/\s+/g, ' ');
  expect(question).toMatch(/Les Kodiaks perdus ?4 ?– ?2 ?Les Mouflons perdus/);
  for (const key of ['import_which_teams', 'import_columns']) {
    await button(page, 'import_back').click();
    await heading(page, key).waitFor();
  }
  expect(await league(page).inputValue()).toBe(chosen);
});
