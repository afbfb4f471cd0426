import { expect, test } from 'vitest';
import { preferredLanguage } from './preferred-language.ts';
import { redirectOf } from './redirect-of.ts';

test.each([
  ['fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
  ['en-US,en;q=0.9,fr;q=0.8', 'en'],
  ['en;q=0.5, fr;q=0.7', 'fr'],
  ['de-DE,de;q=0.9', 'fr'],
  ['de-DE,de;q=0.9,en;q=0.1', 'en'],
  ['fr;q=0, en;q=0.1', 'en'],
  ['frr', 'fr'],
  ['', 'fr'],
  [undefined, 'fr'],
])('chooses for the header %j the language %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});

test.each([
  ['lang=en', 'fr', 'en'],
  ['seen=1; lang=fr', 'en', 'fr'],
  ['lang=de', 'en', 'en'],
  ['slang=en', 'fr', 'fr'],
])('prefers the language of the cookie (%j) to that of the header %j', (cookies, header, language) => {
  expect(preferredLanguage(header, cookies)).toBe(language);
});

test.each([
  ['/fr', '/fr/accueil'],
  ['/en/', '/en/home'],
  ['/fr/accueil/', '/fr/accueil'],
  ['//fr//2024-2025', '/fr/2024-2025'],
  ['/fr/2024-2025/leaderboard', '/fr/2024-2025/tableau-des-meneurs'],
  ['/en/2024-2025/derniers-resultats/', '/en/2024-2025/latest-results'],
  ['/fr/playground', '/fr/playground/sticky-play'],
  ['/en/playground/anything/else', '/en/playground/sticky-play'],
  ['/fr/splash/winter', '/fr/splash'],
])('redirects %s to %s', (path, target) => {
  expect(redirectOf(path)).toBe(target);
});

test.each([
  '/fr/accueil',
  '/en/2024-2025',
  '/fr/nulle-part',
  '/fr/splashes',
  '/fr/playground/tailwind',
  '/de',
  '//example.com',
  '//example.com/',
])('does not redirect %s', (path) => {
  expect(redirectOf(path)).toBeNull();
});
