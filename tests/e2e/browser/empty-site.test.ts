import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Site, startSite } from '../support/start-site.ts';
import { useVisitors } from './support/visitors.ts';
import { words } from './support/words.ts';

const visit = useVisitors();
let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.remove());

const readers = (['fr', 'en'] as const).flatMap((lang) =>
  [true, false].map((scripts) => ({ lang, scripts })),
);

describe.each(readers)('a site without any data, in $lang (scripts: $scripts)', ({ lang, scripts }) => {
  test('says so on its home page and shows its other pages', async () => {
    const page = await visit({ lang, scripts, url: site.url });
    await page.goto('/');
    await page.getByText(words(lang, 'home_no_season')).waitFor();
    await page
      .locator('main')
      .getByRole('link', { name: words(lang, 'shell_footer_about') })
      .click();
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).textContent())
      .toBe(words(lang, 'about_title'));
    await page.goto(lang === 'fr' ? '/fr/recherche' : '/en/search');
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.getByText(words(lang, 'shell_demo')).count()).toBe(0);
  });

  test('answers for a season that it does not have', async () => {
    const page = await visit({ lang, scripts, url: site.url, expected: [404] });
    const answer = await page.goto(`/${lang}/2024-2025`);
    expect(answer?.status()).toBe(404);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(words(lang, 'not_found_season'));
  });
});
