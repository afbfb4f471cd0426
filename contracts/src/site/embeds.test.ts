import { expect, test } from 'vitest';
import { embedCode, embedOf } from './embeds.ts';
import { matchPath } from './routes.ts';

test.each([
  '/fr/2024-2025/c-12-m13/r-3-estrie',
  '/en/2024-2025/c-12-u13/r-3-estrie/d-4-north',
  '/fr/2024-2025/c-12-m13/r-3-estrie/e-7-aigles',
  '/fr/2024-2025/en-direct',
  '/en/2024-2025/live-scores',
])('the embed of %s is a page of the site', (path) => {
  const embed = embedOf(path);
  expect(matchPath(embed?.path ?? '')?.page.page).toMatch(/^embed/);
});

test('other pages cannot be embedded', () => {
  expect(embedOf('/fr/connexion')).toBeNull();
  expect(embedOf('/fr/nulle-part')).toBeNull();
});

test('escapes the title of the code to copy, so that it cannot end an attribute', () => {
  const code = embedCode('https://rondelle.test', { path: '/fr/x', width: 300, height: 200 }, 'A "B" <c>');
  expect(code).toBe(
    '<iframe src="https://rondelle.test/fr/x" width="300" height="200" title="A &quot;B&quot; &lt;c&gt;" style="border:0;max-width:100%" loading="lazy"></iframe>',
  );
});
