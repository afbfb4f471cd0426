import { expect, test } from 'vitest';
import { sharedAddress } from './shared-address.ts';

test('keeps the tab and filters and leaves out an open form', () => {
  expect(
    sharedAddress('https://rondelle.example', {
      path: '/fr/2026-2027/c-1-m13-aa/r-2-estrie',
      search: '?view=games&do=edit-league&id=7',
    }),
  ).toBe('https://rondelle.example/fr/2026-2027/c-1-m13-aa/r-2-estrie?view=games');
});

test('shares a page without parameters as its path', () => {
  expect(sharedAddress('https://rondelle.example', { path: '/fr/2026-2027/g-17', search: '' })).toBe(
    'https://rondelle.example/fr/2026-2027/g-17',
  );
});
