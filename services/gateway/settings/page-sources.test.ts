import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../server/security-headers.ts';
import { noOtherSources, pageSourcesOf } from './page-sources.ts';

const mapboxToken = 'pk.of-nobody';

test('without settings no page may load anything from elsewhere', () => {
  expect(Object.values(noOtherSources).flat()).toEqual([]);
  expect(contentSecurityPolicy()).not.toMatch(/https:|blob:|worker-src|connect-src/);
});

test('a token of Mapbox opens requests to its two hosts and workers of its library, and nothing else', () => {
  const sources = pageSourcesOf({ mapboxToken, usesRecaptcha: false });
  expect(sources).toEqual({
    ...noOtherSources,
    connect: ['https://api.mapbox.com', 'https://events.mapbox.com'],
    worker: ['blob:'],
  });
  const policy = contentSecurityPolicy([], false, sources);
  expect(policy).toContain("worker-src 'self' blob:;");
  expect(policy).toContain("script-src 'self';");
});

test('reCAPTCHA opens nothing of Mapbox', () => {
  const sources = pageSourcesOf({ mapboxToken: null, usesRecaptcha: true });
  expect(Object.values(sources).flat().join(' ')).not.toMatch(/mapbox|blob:/);
});
