import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { dialog, open, press, untilToast } from './support/form-steps.ts';
import { checkPage } from './support/check-page.ts';
import { addMember, logIn } from './support/members.ts';
import { writtenSeason } from './support/small-season.ts';
import { useVisitors } from './support/visitors.ts';
import { words } from './support/words.ts';

const visit = useVisitors();
const registrar = 'Registraire questionnée';
beforeAll(() => addMember(registrar, 'admin'));

const inFrench = (key: string): string => words('fr', key);
const button = (page: Page, key: string) => page.locator('main').getByRole('button', { name: inFrench(key) });
const heading = (page: Page, key: string) => page.getByRole('heading', { name: inFrench(key) });
const year = writtenSeason.slice(5);
const [oars, buoys] = ['Les Rames de Roberval', 'Les Bouées de Roberval'];

/** Opens the import of games with this file, up to its review. */
const review = async (page: Page, lines: readonly string[]): Promise<void> => {
  await open(page, pathsIn('fr').importGames(writtenSeason));
  const buffer = Buffer.from(['Date;Heure;Locale;Visiteuse;Pointage', ...lines].join('\n'));
  await page.setInputFiles('#import-file', { name: 'saison.csv', mimeType: 'text/csv', buffer });
  const league = page.locator('main').getByLabel(inFrench('import_league'), { exact: true });
  await league.fill('Saguenay');
  await page.locator('[role=option]').first().click();
  await button(page, 'import_continue').click();
  await page
    .locator('main')
    .getByRole('heading', {
      name: new RegExp(
        `^(${inFrench('import_review')}|${inFrench('import_which_teams').replace('?', '\\?')})$`,
      ),
    })
    .waitFor();
  const names = page.locator('main ol select');
  if ((await heading(page, 'import_review').count()) === 0) {
    for (const select of await names.all()) await select.selectOption('new');
    await button(page, 'import_continue').click();
  }
  await heading(page, 'import_review').waitFor();
};
const run = async (page: Page): Promise<void> => {
  await page
    .locator('main')
    .getByRole('button', { name: /^Importer \d/ })
    .click();
  await heading(page, 'import_done').waitFor();
};
const main = async (page: Page) => (await page.locator('main').textContent())?.replaceAll(/\s+/g, ' ');

test('asks whether a game was moved, and offers to cancel games that the file does not have', async () => {
  const page = await visit({ width: 390 });
  await logIn(page, registrar);
  await review(page, [`${year}-02-20;10:00;${oars};${buoys};`, `${year}-02-27;10:00;${buoys};${oars};`]);
  expect(await main(page)).not.toContain(inFrench('import_asks_hint'));
  await run(page);

  const changed = [`${year}-02-20;10:00;${oars};${buoys};3-1`, `${year}-03-06;12:00;${buoys};${oars};`];
  await review(page, changed);
  const question = page.locator('main ol select');
  expect(await question.count()).toBe(1);
  await checkPage(page, 'import-questions');
  expect(await main(page)).toContain(inFrench('import_asks_moved'));
  const options = await question.locator('option').allTextContents();
  expect(options[1]).toMatch(/27 février.*Bouées de Roberval – Les Rames de Roberval/);
  // The button to import first displays the effect of the choice.
  await question.selectOption({ index: 1 });
  await page
    .locator('main')
    .getByRole('button', { name: /^Importer \d/ })
    .click();
  await expect.poll(() => question.count()).toBe(0);
  await button(page, 'import_asks_afresh').waitFor();
  await run(page);

  await review(page, [`${year}-02-20;10:00;${oars};${buoys};3-1`, `${year}-03-07;12:00;${oars};${buoys};`]);
  await page.locator('main summary', { hasText: 'dans le fichier' }).click();
  const absent = page.getByRole('checkbox', { name: /6 mars.*Bouées de Roberval – Les Rames de Roberval/ });
  await absent.check();
  await checkPage(page, 'import-not-in-file');
  await page
    .locator('main')
    .getByRole('button', { name: inFrench('import_asks_apply') })
    .last()
    .click();
  await page.locator('main').getByRole('button', { name: 'Importer 2 matchs' }).click();
  await heading(page, 'import_done').waitFor();
  await review(page, [`${year}-03-06;12:00;${buoys};${oars};`]);
  expect(await question.count()).toBe(0);
});

test('undoes a whole import from the list of imports and from one of its changes', async () => {
  const page = await visit({ width: 390 });
  await logIn(page, registrar);
  const [sails, anchors] = ['Les Voiles de Roberval', 'Les Ancres de Roberval'];
  const lines = [
    `${year}-04-10;10:00;${sails};${anchors};2-1`,
    `${year}-04-11;10:00;${anchors};${sails};2-1`,
  ];
  const undoAll = (name: string | RegExp) => page.getByRole('button', { name }).first();
  await review(page, lines);
  await run(page);
  await open(page, pathsIn('fr').importGames(writtenSeason));
  await page.locator('main summary', { hasText: inFrench('import_earlier') }).click();
  await page.getByRole('checkbox', { name: inFrench('import_earlier_all') }).waitFor();
  await checkPage(page, 'imports');
  await undoAll(/Annuler toute l’importation : .* 2 matchs ajoutés/).click();
  await page
    .getByRole('alert')
    .getByRole('button', { name: inFrench('import_undo') })
    .click();
  await page.getByText(inFrench('import_undone')).first().waitFor();

  // The same file adds its games again, with no box to tick.
  await review(page, lines);
  expect(await main(page)).not.toContain(inFrench('import_again_hint'));
  await page.locator('main').getByRole('button', { name: 'Importer 2 matchs' }).click();
  await heading(page, 'import_done').waitFor();

  await open(page, pathsIn('fr').activity(writtenSeason));
  await page.locator('main li a:has(time)').first().click();
  await page
    .locator('main')
    .getByRole('link', { name: /^Annuler toute l’importation \(/ })
    .click();
  await dialog(page).locator('form').waitFor();
  await press(page, 'fr', 'undo_together_title');
  await untilToast(page, inFrench('undo_together_done'));
});
