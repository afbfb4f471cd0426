import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { violationsIn } from './support/axe.ts';
import { findPath } from './support/find-path.ts';
import { dialog, field, open, openForm, press, toast } from './support/form-steps.ts';
import { importInto } from './support/import-into.ts';
import { addMember, logIn } from './support/members.ts';
import { smallSeason, writeSmallSeason, writtenSeason } from './support/small-season.ts';
import { useVisitors } from './support/visitors.ts';
import { testedLanguages } from './support/tested-languages.ts';
import { words } from './support/words.ts';

const visit = useVisitors();
const langs = testedLanguages('fr');
const past = '2005-2006';

/** Imports the small season as 2005-2006, in a category that no other test's form can confuse with theirs. */
const importPastSeason = async (): Promise<void> => {
  const folder = await writeSmallSeason([2, 1], [smallSeason]);
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const text = await readFile(file, 'utf8');
    const older = text.replaceAll('small', 'older').replaceAll('2021-', '2005-').replaceAll('2022-', '2006-');
    await writeFile(file, older.replaceAll('2005-2022', past).replaceAll(/[MU]13 A Relève/gi, 'Atome CC'));
  }
  await importInto(inject('dataDir'), folder).finally(() => rm(folder, { recursive: true, force: true }));
};

beforeAll(async () => {
  await importPastSeason();
  await addMember('Superviseure0506', 'supervisor');
});

const texts = { fr: { to: '6' }, en: { to: '7' } } as const;
describe.each(langs)('in %s', (lang) => {
  test('a supervisor corrects a result of 2005-2006 after seeing the preview, finds it in the history and undoes it', async () => {
    const page = await visit();
    await logIn(page, 'Superviseure0506');
    const league = await findPath(inject('siteUrl'), `/fr/${past}/ligues`, /\/r-\d+-gaspesie/);
    const french = await findPath(inject('siteUrl'), league, /\/g-\d+$/);
    const game = french.replace('/fr/', `/${lang}/`);
    await open(page, game);
    await openForm(page, lang, 'game_form_edit');
    const goals = field(page, lang, 'field_away_goals');
    const before = await goals.inputValue();
    await goals.fill(texts[lang].to);
    await press(page, lang, 'preview_see');
    const preview = dialog(page).getByRole('heading', { name: words(lang, 'preview_title') });
    await preview.waitFor();
    expect(await dialog(page).locator('table').count()).toBeGreaterThan(0);
    expect(await dialog(page).textContent()).toContain(words(lang, 'preview_nothing_else'));
    expect(await violationsIn(page)).toEqual([]);
    await press(page, lang, 'preview_confirm');
    await toast(page).first().waitFor();

    const latest = page
      .getByRole('region', { name: words(lang, 'history_title') })
      .locator('ol > li')
      .first();
    await expect.poll(() => latest.locator('ins').allTextContents()).toEqual([texts[lang].to]);
    expect(await latest.locator('del').allTextContents()).toEqual([before]);
    await latest.locator('a[href*="do=undo-event"]').click();
    await press(page, lang, 'preview_see');
    await preview.waitFor();
    await press(page, lang, 'preview_confirm');
    await expect.poll(() => latest.locator('ins').allTextContents()).toEqual([before]);
  });

  test('a change of a game takes two lines in the history of its league on a phone', async () => {
    const page = await visit({ lang, width: 390 });
    const league = await findPath(inject('siteUrl'), `/fr/${smallSeason}/ligues`, /\/r-\d+-gaspesie/);
    await open(page, `${league.replace('/fr/', `/${lang}/`)}?view=history&include=games`);
    const games = page
      .getByRole('region', { name: words(lang, 'history_title') })
      .locator('ol > li:has(a[href*="/g-"])');
    const heights = await games.evaluateAll((items) =>
      items.map((item) => item.getBoundingClientRect().height),
    );
    expect(heights.length).toBeGreaterThan(0);
    expect(Math.max(...heights)).toBeLessThanOrEqual(64);
  });

  test('the history of a league with its games, and one of its changes, are displayed and accessible', async () => {
    const page = await visit();
    const league = await findPath(inject('siteUrl'), `/fr/${writtenSeason}/ligues`, /\/r-\d+-gaspesie/);
    await open(page, `${league.replace('/fr/', `/${lang}/`)}?view=history`);
    const entries = page.getByRole('region', { name: words(lang, 'history_title') }).locator('ol > li');
    const own = await entries.count();
    expect(own).toBeGreaterThan(1);
    await page.getByRole('link', { name: words(lang, 'history_with_games') }).click();
    await expect.poll(() => entries.count()).toBeGreaterThan(own);
    expect(await violationsIn(page)).toEqual([]);
    await entries.first().locator('a[href*="event="]').click();
    await page.getByRole('heading', { name: words(lang, 'event_facts') }).waitFor();
    expect(await violationsIn(page)).toEqual([]);
  });
});
