import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { violationsIn } from './support/axe.ts';
import { dialog, field, open, openForm, press, untilToast, undoFromToast } from './support/form-steps.ts';
import { addMember, logIn } from './support/members.ts';
import { writtenSeason } from './support/small-season.ts';
import { useVisitors } from './support/visitors.ts';
import { words } from './support/words.ts';
import { choicesIn, mutate } from './support/writes.ts';

const visit = useVisitors();
beforeAll(() => addMember('Géographe', 'specialSupervisor'));

const heading = (page: Page) => page.locator('main h1');

test('a region is added, described, renamed in one season, deleted and restored', async () => {
  const lang = 'fr';
  const page = await visit({ lang, expected: [404] });
  await logIn(page, 'Géographe');
  await open(page, `${pathsIn(lang).season(writtenSeason)}?do=add-region`);
  await field(page, lang, 'structure_name_fr').fill('Nunavik');
  await field(page, lang, 'structure_description_fr').fill('Au nord du 55e parallèle.');
  await press(page, lang, 'region_form_add');
  await untilToast(page, words(lang, 'region_added', { name: 'Nunavik' }));
  const { regions } = await choicesIn(page, writtenSeason);
  const region = { id: regions.find(({ name }) => name === 'Nunavik')?.id ?? 0, name: 'Nunavik' };
  const paths = pathsIn(lang);
  await open(page, paths.region(writtenSeason, region));
  expect(await page.locator('main').textContent()).toContain('Au nord du 55e parallèle.');
  await openForm(page, lang, 'region_form_edit');
  expect(await field(page, lang, 'structure_description_en').inputValue()).toBe('Au nord du 55e parallèle.');
  await field(page, lang, 'structure_description_fr').fill('Quatorze villages du Nord.');
  const only = words(lang, 'place_name_only_in', { season: writtenSeason });
  await field(page, lang, 'place_name_for').selectOption({ label: only });
  await field(page, lang, 'structure_name_fr').fill('Nouveau-Québec');
  expect(await violationsIn(page)).toEqual([]);
  await press(page, lang, 'form_save');
  await untilToast(page, words(lang, 'region_edited', { name: 'Nouveau-Québec' }));
  await expect.poll(() => heading(page).textContent()).toContain('Nouveau-Québec');
  await expect.poll(() => page.locator('main').textContent()).toContain('Quatorze villages du Nord.');
  const elsewhere = await visit({ lang, expected: [404] });
  await open(elsewhere, paths.region('2024-2025', region));
  expect(await heading(elsewhere).textContent()).toContain('Nunavik');

  await openForm(page, lang, 'region_form_delete');
  await press(page, lang, 'region_form_delete');
  const deleted = words(lang, 'region_deleted', { name: 'Nunavik' });
  await untilToast(page, deleted);
  await expect.poll(() => heading(page).textContent()).not.toContain('Nouveau-Québec');
  await undoFromToast(page, lang, deleted);
  await expect.poll(() => heading(page).textContent()).toContain('Nouveau-Québec');
});

test('a category is added, renamed and deleted; one with teams cannot be deleted', async () => {
  const lang = 'en';
  const page = await visit({ lang, width: 390, expected: [404, 409] });
  await logIn(page, 'Géographe');
  const name = 'M22 Élite';
  const { id } = await mutate(page, 'category.add', { name: { fr: name, en: 'U22 Elite' } });
  const paths = pathsIn(lang);
  await open(page, paths.category(writtenSeason, { id, name: 'U22 Elite' }));
  await openForm(page, lang, 'category_form_edit');
  await field(page, lang, 'structure_name_en').fill('Junior Elite');
  await press(page, lang, 'form_save');
  const edited = words(lang, 'category_edited', { name: 'Junior Elite' });
  await untilToast(page, edited);
  await expect.poll(() => heading(page).textContent()).toContain('Junior Elite');
  await undoFromToast(page, lang, edited);
  await expect.poll(() => heading(page).textContent()).toContain('U22 Elite');
  await openForm(page, lang, 'category_form_delete');
  await press(page, lang, 'category_form_delete');
  await untilToast(page, words(lang, 'category_deleted', { name: 'U22 Elite' }));

  const { categories } = await choicesIn(page, writtenSeason);
  const used = categories.find((one) => one.name === 'M13 A relève')?.id ?? 0;
  await open(page, `${paths.leagues(writtenSeason)}?do=delete-category&id=${used}`);
  await press(page, lang, 'category_form_delete');
  await expect.poll(() => dialog(page).getByRole('alert').textContent()).toMatch(/\w/);
  expect((await choicesIn(page, writtenSeason)).categories.some((one) => one.id === used)).toBe(true);
});

test('a season’s dates are changed, refused in the wrong order, and changed back', async () => {
  const lang = 'fr';
  const page = await visit({ lang });
  await logIn(page, 'Géographe');
  const dates = { startsOn: '2041-09-01', endsOn: '2042-04-30' };
  const { id } = await mutate(page, 'season.open', { slug: '2041-2042', ...dates });
  const form = `${pathsIn(lang).season('2041-2042')}?do=edit-season&id=${id}`;
  await open(page, form);
  await field(page, lang, 'structure_ends').fill('2041-05-15');
  await press(page, lang, 'form_save');
  await expect
    .poll(() => dialog(page).getByRole('alert').textContent())
    .toContain(words(lang, 'structure_check_reversed'));
  await field(page, lang, 'structure_ends').fill('2042-05-15');
  await press(page, lang, 'form_save');
  const edited = words(lang, 'season_edited', { season: '2041-2042' });
  await untilToast(page, edited);
  const endsOn = async () => (await choicesIn(page, '2041-2042')).season?.endsOn;
  expect(await endsOn()).toBe('2042-05-15');
  await undoFromToast(page, lang, edited);
  expect(await endsOn()).toBe(dates.endsOn);
});
