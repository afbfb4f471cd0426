import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../server/security-headers.ts';
import { noOtherSources, pageSourcesOf } from './page-sources.ts';

const mapboxToken = 'pk.of-nobody';

test('without settings, pages may load nothing from other sites', () => {
  expect(Object.values(noOtherSources).flat()).toEqual([]);
  expect(contentSecurityPolicy()).not.toMatch(/https:|blob:|worker-src|connect-src/);
});

test('a Mapbox token allows only requests to Mapbox’s two hosts and the workers of its library', () => {
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

test('reCAPTCHA allows no sources of Mapbox', () => {
  const sources = pageSourcesOf({ mapboxToken: null, usesRecaptcha: true });
  expect(Object.values(sources).flat().join(' ')).not.toMatch(/mapbox|blob:/);
});
