import { expect, test } from 'vitest';
import { unmarkedOnPlaces } from './main-links.ts';

const links = [
  { name: 'Ligues', href: '/fr/2025-2026/ligues', current: 'true' as const },
  { name: 'Carte', href: '/fr/2025-2026/carte' },
];
const nav = {
  categories: [{ id: 1, name: 'M13', path: '/fr/2025-2026/c-1-m13' }],
  regions: [{ id: 2, name: 'Estrie', path: '/fr/2025-2026/r-2-estrie' }],
};
const currentAt = (here: string) => unmarkedOnPlaces(links, nav, here).map(({ current }) => current);

test.each(['/fr/2025-2026/c-1-m13', '/fr/2025-2026/r-2-estrie'])(
  'the page of a category or region in the menu is not marked at another entry: %s',
  (path) => expect(currentAt(path)).toEqual([undefined, undefined]),
);

test('a page that the menu does not list is marked at the entry of its parent', () => {
  expect(currentAt('/fr/2025-2026/c-1-m13/r-2-estrie')).toEqual(['true', undefined]);
});
