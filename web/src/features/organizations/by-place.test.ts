import { expect, test } from 'vitest';
import { byPlace } from './by-place.ts';

const inOrder = (...names: string[]) =>
  byPlace(
    names.map((name) => ({ name })),
    'fr',
  ).map(({ name }) => name);

test('sorts organizations by their place, with any joining word', () => {
  const [laval, yamachiche, amos] = ['de Laval', 'd’Yamachiche', 'd’Amos'].map(
    (place) => `Association du hockey mineur ${place}`,
  ) as [string, string, string];
  expect(inOrder(yamachiche, laval, 'Club Élan', amos)).toEqual([amos, 'Club Élan', laval, yamachiche]);
});
