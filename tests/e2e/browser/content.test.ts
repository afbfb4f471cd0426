import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { describe, expect, test } from 'vitest';
import { violationsIn } from './support/axe.ts';
import { untilHydrated, useVisitors } from './support/visitors.ts';
import { words } from './support/words.ts';

const visit = useVisitors();
const paths = pathsIn('fr');

describe('the guided tour', () => {
  test('moves through the real pages by keyboard, highlights parts of them, and can end at any step', async () => {
    const page = await visit({ width: 390 });
    await page.goto(paths.tour());
    await untilHydrated(page);
    await page.getByRole('button', { name: words('fr', 'tour_start') }).click();
    const card = page.getByRole('dialog', { name: words('fr', 'tour_home') });
    await card.waitFor();
    expect(new URL(page.url()).pathname).toBe(paths.home());
    await page.locator('main [data-tour-target]').waitFor();
    expect(await violationsIn(page, 'all', '[role=dialog]')).toEqual([]);

    await page.keyboard.press('ArrowRight');
    await page.getByRole('dialog', { name: words('fr', 'tour_search') }).waitFor();
    await page.waitForURL(`**${paths.search()}`);
    await page.getByRole('button', { name: words('fr', 'tour_next') }).click();
    await page.getByRole('dialog', { name: words('fr', 'tour_results') }).waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.waitForURL(`**${paths.search()}`);

    // A reader who leaves the tour can return, and a reloaded page continues it.
    await page.goto(paths.about());
    await page.getByRole('button', { name: words('fr', 'tour_back_to') }).click();
    await page.waitForURL(`**${paths.search()}`);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(await page.locator('[data-tour-target]').count()).toBe(0);
  });

  test('is a list of links without scripts', async () => {
    const page = await visit({ scripts: false });
    await page.goto(paths.tour());
    expect(await page.getByRole('button', { name: words('fr', 'tour_start') }).count()).toBe(0);
    await page
      .locator('main')
      .getByRole('link', { name: words('fr', 'tour_search'), exact: true })
      .click();
    await page.waitForURL(`**${paths.search()}`);
  });
});

test.each([true, false])(
  'a survey is answered once, and its results are displayed (scripts: %s)',
  async (scripts) => {
    const page = await visit({ scripts });
    const loaded = async () => {
      await page.goto(paths.surveys());
      await page.getByRole('radio', { name: 'Samedi' }).check();
      await page.getByRole('button', { name: words('fr', 'surveys_answer') }).click();
    };
    await loaded();
    await page.getByText(words('fr', 'surveys_thanks')).waitFor();
    expect(await page.getByRole('row', { name: /Samedi/ }).textContent()).toMatch(/%/);
    await loaded();
    await page.getByText(words('fr', 'surveys_already')).waitFor();
  },
);

test('the contact form displays its errors and retains the input', async () => {
  const page = await visit({ width: 390 });
  await page.goto(paths.contact());
  await untilHydrated(page);
  await page.getByLabel(words('fr', 'contact_topic')).selectOption('error');
  await page.getByLabel(words('fr', 'contact_message'), { exact: true }).fill('Trop');
  await page.getByRole('button', { name: words('fr', 'contact_submit') }).click();
  await page.getByRole('alert').getByText(words('fr', 'contact_error_length')).waitFor();
  expect(await page.getByLabel(words('fr', 'contact_topic')).inputValue()).toBe('error');
  expect(await violationsIn(page)).toEqual([]);
});
