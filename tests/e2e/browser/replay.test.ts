import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { violationsIn } from './support/axe.ts';
import { open } from './support/form-steps.ts';
import { addMember, logIn } from './support/members.ts';
import { useVisitors } from './support/visitors.ts';
import { words } from './support/words.ts';
import { mutate } from './support/writes.ts';

const visit = useVisitors();
beforeAll(async () => {
  await addMember('Archiviste', 'admin');
  await addMember('Curieuse');
});

/** Adds, renames and deletes a region: three events. */
const writeRegion = async (page: Page, name: string): Promise<number> => {
  const { id } = await mutate(page, 'region.add', { name: { fr: name, en: name } });
  const changed = { fr: `${name} 2`, en: `${name} 2` };
  await mutate(page, 'region.rename', { regionId: id, name: changed, onlyIn: null });
  await mutate(page, 'region.delete', { regionId: id, reason: 'other' });
  return id;
};

const lang = 'fr';
const at = (step: number) => words(lang, 'replay_step', { at: String(step), count: '3' });
const button = (page: Page, key: string) =>
  page.locator('main').getByRole('button', { name: words(lang, key), exact: true });

test('an admin steps through the events of a region', async () => {
  const page = await visit({ lang });
  await logIn(page, 'Archiviste');
  const name = 'Minganie';
  const id = await writeRegion(page, name);
  await open(page, pathsIn(lang).replay());
  await page.getByLabel(words(lang, 'replay_find'), { exact: true }).fill(`region-${id}`);
  await button(page, 'replay_find_submit').click();
  await page
    .locator('main')
    .getByRole('link', { name: `region-${id}`, exact: true })
    .click();
  const heading = page.locator('main h2');
  await expect.poll(() => heading.textContent()).toBe(at(1));
  expect(await page.locator('main').textContent()).toContain(words(lang, 'activity_region_added'));

  await button(page, 'replay_next').click();
  await expect.poll(() => heading.textContent()).toBe(at(2));
  const facts = page.locator('main table');
  expect(await facts.textContent()).toContain(`${name} 2`);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => heading.textContent()).toBe(at(3));
  expect(await page.locator('main').textContent()).toContain(words(lang, 'activity_region_deleted'));
  await page.keyboard.press('ArrowRight');
  expect(await heading.textContent()).toBe(at(3));
  expect(await violationsIn(page)).toEqual([]);

  // The URL contains the step, so that Back, reload and shared links work.
  await page.goBack();
  await expect.poll(() => heading.textContent()).toBe(at(2));
  await page.reload();
  await expect.poll(() => heading.textContent()).toBe(at(2));
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => heading.textContent()).toBe(at(1));
  await button(page, 'replay_last').click();
  await expect.poll(() => heading.textContent()).toBe(at(3));
  await page.getByLabel(words(lang, 'replay_find'), { exact: true }).focus();
  await page.keyboard.press('ArrowLeft');
  expect(await heading.textContent()).toBe(at(3));
});

test('a stream without events is reported, and members who are not admins are redirected', async () => {
  const page = await visit({ lang: 'en', width: 390, expected: [401, 403, 404] });
  const paths = pathsIn('en');
  const replayUrl = `${paths.replay()}?kind=game&id=999999999`;
  await logIn(page, 'Archiviste');
  await open(page, replayUrl);
  await expect.poll(() => page.locator('main').textContent()).toContain(words('en', 'replay_none'));
  await logIn(page, 'Curieuse');
  await page.goto(replayUrl);
  await page.waitForURL((url) => url.pathname === paths.forbidden());
});
