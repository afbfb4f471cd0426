import { describe, expect, inject, test } from 'vitest';
import { findPath } from './support/find-path.ts';
import { smallSeason } from './support/small-season.ts';
import { useVisitors } from './support/visitors.ts';
import { testedLanguages } from './support/tested-languages.ts';
import { words } from './support/words.ts';

const visit = useVisitors();
const request = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${inject('siteUrl')}${path}`, { redirect: 'manual', headers });

describe('the root path', () => {
  test.each([
    ['fr-CA,fr;q=0.9,en;q=0.8', '/fr/accueil'],
    ['en-CA,en;q=0.9,fr;q=0.8', '/en/home'],
    ['de-DE,de;q=0.9', '/fr/accueil'],
  ])('with %s redirects to %s', async (language, home) => {
    const loaded = await request('/', { 'accept-language': language });
    expect([loaded.status, loaded.headers.get('location')]).toEqual([302, home]);
  });

  test.each([
    ['fr', 'home_title'],
    ['en', 'home_title'],
  ] as const)('shows the home page to a browser in %s', async (lang, title) => {
    const page = await visit({ lang });
    await page.goto('/');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(words(lang, title));
  });
});

describe('a path in the other language', () => {
  test.each([
    ['/fr/2024-2025/leaderboard', '/fr/2024-2025/tableau-des-meneurs'],
    ['/en/2024-2025/derniers-resultats', '/en/2024-2025/latest-results'],
    ['/en/a-propos', '/en/about'],
    ['/fr', '/fr/accueil'],
    ['/en/', '/en/home'],
  ])('%s redirects permanently to %s', async (path, target) => {
    const loaded = await request(path);
    expect([loaded.status, loaded.headers.get('location')]).toEqual([301, target]);
  });
});

const missing = {
  fr: { title: 'Page introuvable', body: 'Cette page a disparu.', team: 'Cette équipe n’existe plus' },
  en: {
    title: 'Page not found',
    body: 'This page has gone missing.',
    team: 'This team no longer exists',
  },
} as const;

describe.each(testedLanguages('en'))('a missing page, in %s', (lang) => {
  test.each([true, false])('shows links to other pages (scripts: %s)', async (scripts) => {
    const page = await visit({ lang, scripts, expected: [404] });
    const loaded = await page.goto(`/${lang}/2024-2025/nulle-part`);
    expect(loaded?.status()).toBe(404);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(missing[lang].title);
    await page.getByText(missing[lang].body).waitFor();
    await page
      .locator('main')
      .getByRole('link', { name: words(lang, 'state_go_home') })
      .click();
    await page.waitForURL(/accueil|home/);
  });

  test.each([true, false])('is the response for an unknown team (scripts: %s)', async (scripts) => {
    const page = await visit({ lang, scripts, expected: [404] });
    const league = await findPath(
      inject('siteUrl'),
      `/${lang}/${smallSeason}/${lang === 'fr' ? 'ligues' : 'leagues'}`,
      /\/r-/,
    );
    const loaded = await page.goto(`${league}/e-999999-nobody`);
    expect(loaded?.status()).toBe(404);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(missing[lang].team);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  });
});
