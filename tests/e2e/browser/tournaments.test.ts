import { describe, expect, test } from 'vitest';
import { useVisitors } from './support/visitors.ts';
import { readers } from './support/tested-languages.ts';
import { words } from './support/words.ts';

const visit = useVisitors();

describe.each(readers)('a reader in $lang, $how', ({ lang, scripts }) => {
  test('finds the Memorial Cup of 2019, its tie-break, its bracket and its winner', async () => {
    const page = await visit({ lang, scripts });
    await page.goto(`/${lang}/2018-2019`);
    await page
      .locator('header')
      .getByRole('link', { name: words(lang, 'nav_tournaments') })
      .filter({ visible: true })
      .click();
    // Games on the page of the season link to tournaments too.
    const title = words(lang, 'tournaments_title', { season: '2018-2019' });
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page
      .locator('main')
      .getByRole('link', { name: /Memorial/ })
      .first()
      .click();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toMatch(/Memorial.*2019/);
    const outcome = page.locator(`main [aria-label="${words(lang, 'tournament_outcome')}"]`);
    await expect.poll(() => outcome.locator('a').first().textContent()).toBe('Rouyn-Noranda Huskies');
    const teams = page.locator('main table').first().locator('tbody th a');
    await expect.poll(() => teams.count()).toBe(4);
    const why = words(lang, 'table_why', { team: (await teams.nth(0).textContent()) ?? '' });
    await page.getByRole('button', { name: why }).click();
    await expect
      .poll(() => page.getByRole('dialog', { name: why }).locator('ol > li').count())
      .toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    const bracket = page.getByRole('region', { name: words(lang, 'bracket_title') });
    await bracket
      .getByText(/Huskies/)
      .first()
      .waitFor();
    await page.locator('main a[href*="/g-"]').filter({ visible: true }).first().click();
    await page.waitForURL(/\/g-\d+$/);
    await expect.poll(() => page.locator('main').textContent()).toContain(words(lang, 'history_title'));
  });

  test('finds groups and rounds of the World Juniors', async () => {
    const page = await visit({ lang, scripts });
    await page.goto(`/${lang}/2025-2026`);
    await page
      .locator('header')
      .getByRole('link', { name: words(lang, 'nav_tournaments') })
      .filter({ visible: true })
      .click();
    // Games on the page of the season link to tournaments too.
    const title = words(lang, 'tournaments_title', { season: '2025-2026' });
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.locator('main a[href*="/t-"]').first().click();
    for (const group of ['A', 'B'])
      await page
        .getByRole('heading', { name: words(lang, 'tournament_group', { group }) })
        .first()
        .waitFor();
    await page.getByText(words(lang, 'stage_quarter_final')).first().waitFor();
  });
});
