import { expect, test } from 'vitest';
import { matchPath } from '../site/routes.ts';
import { pathsIn } from '../site/paths.ts';
import { venueKeyOf } from './venue-key.ts';

const keyOf = (venue: string) => venueKeyOf(venue, 'Québec').venue;

test('names that differ in case, accents, spaces or punctuation have one key', () => {
  const names = [
    'Aréna Réjean-Lemelin',
    'ARENA REJEAN LEMELIN',
    ' Arena  Réjean–Lemelin ',
    'aréna réjean lemelin.',
  ];
  expect(new Set(names.map(keyOf))).toEqual(new Set(['arena-rejean-lemelin']));
});

test('St and Ste mean Saint and Sainte, as words only', () => {
  expect(keyOf('Aréna St-Michel')).toBe(keyOf('Aréna Saint-Michel'));
  expect(keyOf('Aréna Ste-Foy')).toBe(keyOf('Arena Sainte Foy'));
  expect(keyOf('Stade Estrie')).toBe('stade-estrie');
});

test('other names have other keys', () => {
  expect(keyOf('Aréna Bardy')).not.toBe(keyOf('Aréna Bardy 2'));
});

test('a venue of any name and city has a path that the site knows', () => {
  for (const [venue, city] of [
    ['雪', '🏒'],
    ['Complexe '.repeat(40), null],
    ["Centre sportif de L'Île-Bizard–Sainte-Geneviève", '  '],
  ] as const) {
    const key = venueKeyOf(venue, city);
    for (const lang of ['fr', 'en'] as const)
      expect(matchPath(pathsIn(lang).venue(key.city, key.venue))?.page).toEqual({ page: 'venue', ...key });
  }
});
