import { expect, test } from 'vitest';
import { mapboxSettings } from './mapbox-settings.ts';

const settings = (scheme: 'light' | 'dark') =>
  mapboxSettings({ scheme, token: 'pk.of-nobody', language: 'fr' });

test('the style follows the colour scheme', () => {
  expect(settings('light').mapStyle).toBe('mapbox://styles/mapbox/streets-v12');
  expect(settings('dark').mapStyle).toBe('mapbox://styles/mapbox/dark-v11');
});

test('labels follow the page’s language, and optional requests are turned off', () => {
  expect(settings('light')).toMatchObject({
    mapboxAccessToken: 'pk.of-nobody',
    language: 'fr',
    performanceMetricsCollection: false,
    RTLTextPlugin: false,
  });
  expect(settings('light')).not.toHaveProperty('attributionControl');
});
